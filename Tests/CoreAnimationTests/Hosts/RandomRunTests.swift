// Random compositions on layers of Core Animation and on the engine's: equal events at equal
// times, and equal models, for any control in between.

import Animatic
import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  @MainActor struct `Random runs on Core Animation` {
    private struct Trace {
      var lines: [String] = []
      var models: [[Double]] = []
      var outcome = ""
    }

    private static let length = 16.0

    private func engine(seed: UInt64, _ steps: [RandomStep]) -> Trace {
      let log = SceneLog()
      let scene = LawScene()
      let stage = Stage(clock: ManualClock())
      for layer in scene.layers { stage.add(layer) }
      stage.update()
      let playback = run(seed: seed, on: scene.layers, log)
      for step in steps {
        step.order.give(to: playback)
        stage.advance(by: step.seconds)
      }
      return trace(log, scene.layers, playback)
    }

    private func run(
      seed: UInt64, on hosts: [any LayerHost], _ log: SceneLog
    ) -> Playback {
      var maker = SceneMaker(seed: seed)
      return SceneBuilder(layers: hosts, log: log).composition(maker.composition()).run()
    }

    private func quartz(seed: UInt64, _ steps: [RandomStep]) -> Trace {
      CAStubWorld.withFresh { world in
        let log = SceneLog()
        let layers = LawScene().layers.map { model in
          let layer = CALayer()
          layer.setModelValues(model.model)
          world.show(layer)
          return layer
        }
        world.runLoopTurn()
        let playback = run(seed: seed, on: layers, log)
        for step in steps {
          step.order.give(to: playback)
          world.advance(by: step.seconds)
        }
        return trace(log, layers, playback)
      }
    }

    private func trace(
      _ log: SceneLog, _ hosts: [any LayerHost], _ playback: Playback
    ) -> Trace {
      let models = hosts.map { host in
        LawScene.numbers(host.modelValues(for: LawScene.compared))
      }
      return Trace(
        lines: log.lines.map(Self.rounded), models: models,
        outcome: Self.rounded("\(playback.outcome as Any)"))
    }

    /// With its times as they read to a microsecond.
    private static func rounded(_ line: String) -> String {
      line.split(separator: " ").map { word in
        let number = word.drop { $0 == "(" }.prefix { $0 != ")" }
        return Double(number).map { "\(($0 * 1e5).rounded() / 1e5)" } ?? String(word)
      }.joined(separator: " ")
    }

    private func difference(seed: UInt64, _ steps: [RandomStep]) -> String? {
      let (own, quartz) = (engine(seed: seed, steps), quartz(seed: seed, steps))
      if own.lines != quartz.lines { return "heard \(quartz.lines), not \(own.lines)" }
      if own.outcome != quartz.outcome { return "ended \(quartz.outcome), not \(own.outcome)" }
      for (one, two) in zip(own.models, quartz.models) {
        for (number, other) in zip(one, two) where abs(number - other) > 1e-5 {
          return "left \(quartz.models), not \(own.models)"
        }
      }
      return nil
    }

    @Test func `undisturbed`() {
      let failures = Campaign.seeds(1...150).compactMap { seed in
        difference(seed: seed, [RandomStep(order: .nothing, seconds: Self.length)])
          .map { "seed \(seed): \($0)" }
      }
      #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    }

    @Test func `with orders in between`() {
      let failures = Campaign.seeds(1...150).compactMap { seed in
        var random = SeededNumbers(seed: seed)
        let steps = (0..<8).map { _ in RandomStep(using: &random) }
        return difference(seed: seed, steps).map { "seed \(seed): \($0) after \(steps)" }
      }
      #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    }
  }

#endif
