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
        own.stage.advance(by: 1e-5)
        hosted.stage.advance(by: 1e-5)
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

  /// A run that is known to differ.
  private struct Known: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let isDisturbed: Bool
    let hasInstants: Bool

    var testDescription: String {
      "seed \(seed)\(isDisturbed ? ", disturbed" : "")\(hasInstants ? ", with instants" : "")"
    }

    var reason: Comment {
      hasInstants
        ? "An instant shows another value on the host."
        : "A settling turn is shown twice on the host: 1.0625 instead of 0.53125 at 10.76 s."
    }
  }

  private static let known: [Known] =
    [Known(seed: 45, isDisturbed: false, hasInstants: false)]
    + [26, 34, 44, 50, 51, 79, 86, 94, 118, 131, 165, 194].map {
      Known(seed: $0, isDisturbed: false, hasInstants: true)
    }
    + [8, 26, 34, 50, 51, 79, 86, 89, 94, 131, 165, 194].map {
      Known(seed: $0, isDisturbed: true, hasInstants: true)
    }

  @Test(arguments: [false, true], [false, true])
  func `show what the engine's show`(isDisturbed: Bool, hasInstants: Bool) {
    let known = Self.known.filter { $0.isDisturbed == isDisturbed && $0.hasInstants == hasInstants }
    // The known runs are those of these seeds only.
    let seeds = Campaign.seeds(1...200).clamped(to: 1...200)
      .filter { seed in !known.contains { $0.seed == seed } }
    let failures = seeds.compactMap {
      difference(seed: $0, isDisturbed: isDisturbed, hasInstants: hasInstants)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test(arguments: known) private func `differ from the engine's in known runs`(run: Known) {
    withKnownIssue(run.reason) {
      #expect(
        difference(
          seed: run.seed, isDisturbed: run.isDisturbed, hasInstants: run.hasInstants) == nil)
    }
  }
}
