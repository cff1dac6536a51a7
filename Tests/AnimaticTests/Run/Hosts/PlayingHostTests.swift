// The presentation of a host that plays by itself: the host is a layer of a second stage, and presents
// the same values as a layer that runs the composition directly.

import Animatic
import Foundation
import RandomScenes
import TestSupport
import Testing

struct `Runs on a host that plays by itself` {
  private struct Scene {
    let stage = Stage(clock: ManualClock())
    let layers: [Layer]
    let hosts: [any LayerHost]
    let playback: Playback

    init(seed: UInt64, isHosted: Bool, hasInstants: Bool) {
      let layers = LawScene().layers
      for layer in layers { stage.add(layer) }
      stage.update()
      let hosts: [any LayerHost] = isHosted ? layers.map(PlayingHost.init) : layers
      var maker = SceneMaker(seed: seed, .init(hasWords: false, hasInstants: hasInstants))
      (self.layers, self.hosts) = (layers, hosts)
      playback = SceneBuilder(layers: hosts).composition(maker.composition()).run()
      stage.update()
    }

    /// The outcome and the elapsed time, in the time of the host.
    var ending: String {
      switch playback.outcome {
      case .cancelled: "cancelled \((playback.elapsed * 1e5).rounded() / 1e5)"
      case let outcome: "\(outcome as Any)"
      }
    }

    var shown: [[Double]] { layers.map { LawScene.numbers($0.presentation) } }

    /// Lets time pass in which the playback plays even if it is paused.
    func advancePlaying(by seconds: Double) {
      let isPaused = playback.isPaused
      if isPaused { playback.resume() }
      stage.advance(by: seconds)
      if isPaused { playback.pause() }
    }
  }

  private func isNear(
    _ first: [[Double]], _ second: [[Double]], within error: Double = 1e-4
  ) -> Bool {
    zip(first, second).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < error } }
  }

  private func difference(
    seed: UInt64, isDisturbed: Bool, hasInstants: Bool
  ) -> String? {
    var random = SeededNumbers(seed: seed)
    let steps = (0..<12).map { _ in RandomStep(isDisturbed: isDisturbed, using: &random) }
    let own = Scene(seed: seed, isHosted: false, hasInstants: hasInstants)
    let hosted = Scene(seed: seed, isHosted: true, hasInstants: hasInstants)
    for (index, step) in steps.enumerated() {
      step.order.give(to: own.playback)
      step.order.give(to: hosted.playback)
      for part in [0.3, 0.7] {
        own.stage.advance(by: step.seconds * part)
        hosted.stage.advance(by: step.seconds * part)
        let before = (own: own.shown, hosted: hosted.shown)
        guard !isNear(before.own, before.hosted) else { continue }
        // Where a value jumps, a host may be a rounding earlier or later.
        own.advancePlaying(by: 1e-5)
        hosted.advancePlaying(by: 1e-5)
        let isJump =
          !isNear(before.own, own.shown, within: 1e-2)
          || !isNear(before.hosted, hosted.shown, within: 1e-2)
        if isJump, isNear(own.shown, hosted.shown) { continue }
        return "seed \(seed): \(hosted.shown), not \(own.shown) at \(own.stage.time) after "
          + "\(steps[...index])"
      }
    }
    guard own.ending == hosted.ending else {
      return "seed \(seed): \(hosted.playback) not \(own.playback)"
    }
    return nil
  }

  @Test(arguments: [false, true], [false, true])
  func `show what the engine's show`(isDisturbed: Bool, hasInstants: Bool) {
    let failures = Campaign.seeds(1...2000).compactMap {
      difference(seed: $0, isDisturbed: isDisturbed, hasInstants: hasInstants)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  // MARK: What stays

  private let stage = Stage(clock: ManualClock())
  private let layer = Layer(name: "box", position: .zero)

  /// Runs a composition on the host for some seconds.
  private func run(
    for seconds: Double, _ composition: (any LayerHost) -> some Composable
  ) -> Playback {
    stage.add(layer)
    stage.update()
    let playback = composition(PlayingHost(layer)).run()
    stage.update()
    stage.advance(by: seconds)
    return playback
  }

  @Test(arguments: [{ _ in }, { $0.pause() }, { $0.reverse() }] as [@Sendable (Playback) -> Void])
  func `what stays is at its end when its run is finished`(order: @Sendable (Playback) -> Void) {
    let host = PlayingHost(layer)
    let playback = run(for: 0.5) { _ in
      Animate(host).fade(from: 0, to: 0.5, duration: 2).stay()
    }
    order(playback)
    stage.advance(by: 0.25)
    playback.cancel(.finish)
    for _ in 0..<2 {
      stage.advance(by: 5)
      expectEqual(layer.presentation.opacity, 0.5)
    }
  }

  @Test func `a turn that settles beside what stays is shown once`() {
    let host = PlayingHost(layer)
    _ = run(for: 3) { _ in
      Animate(host).rotate(by: .radians(0.5)).settle().move(x: 10).stay()
    }
    #expect(abs(layer.presentation[.rotation] - 0.5) < 1e-9)
    expectEqual(layer.presentation.position.x, 10)
  }

  @Test(arguments: [0.5, 1.5, .infinity])
  func `an instant that repeats is at its end`(count: Double) {
    let host = PlayingHost(layer)
    _ = run(for: 0.5) { _ in
      Animate(host).move(x: 10).fade(from: 0, to: 0.5, duration: 0).repeats(count)
    }
    expectEqual(layer.presentation.opacity, 0.5)
  }
}
