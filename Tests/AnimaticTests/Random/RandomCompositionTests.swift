// Random compositions of chains and containers: the timeline, the engine and the reference evaluator,
// which is given the generated groups, must show the same.

import Animatic
import AnimaticCore
import RandomScenes
import ReferenceEvaluator
import Testing

@Suite struct RandomCompositionTests {
  private static let seeds: ClosedRange<UInt64> = 1...400

  @Test func `timeline, engine and the generated groups show the same`() {
    var tally: [String: Int] = [:]
    for seed in Self.seeds {
      var maker = CompositionMaker(seed: seed, hasInstants: false)
      let scene = maker.makeScene()
      for (kind, count) in maker.kinds { tally[kind, default: 0] += count }
      if let problem = firstDifference(scene, seed: seed) {
        Issue.record("seed \(seed): \(problem)\n\(scene.composition.debugDump())")
        return
      }
    }
    for kind in CompositionMaker.kinds {
      #expect(tally[kind, default: 0] >= 20, "\(kind) hardly occurred")
    }
  }

  @Test func `random steps tell and show what one jump does`() {
    for seed in Self.seeds {
      let jump = log(seed: seed, inSteps: false)
      let steps = log(seed: seed, inSteps: true)
      guard jump != steps else { continue }
      Issue.record(
        "seed \(seed):\n\(jump.joined(separator: "\n"))\n---\n\(steps.joined(separator: "\n"))")
      return
    }
  }

  private func firstDifference(_ scene: CompositionMaker.Scene, seed: UInt64) -> String? {
    let timeline = scene.composition.timeline
    let references = scene.layers.map { layer in
      ReferenceLayer(
        model: CompositionMaker.model(of: layer),
        attachments: scene.composition.groups[layer].map {
          ReferenceLayer.Attachment($0.animation, begin: $0.animation.beginTime)
        })
    }
    let stage = Stage(clock: ManualClock())
    for layer in scene.layers { stage.add(layer) }
    scene.composition.run()
    let length = timeline.duration.isFinite ? timeline.duration : 8
    for step in 1...12 {
      // Off every boundary: those are multiples of an eighth.
      let time = (length + 1) * Double(step) / 13 + 0.001_3
      stage.advance(by: time - stage.time)
      for (layer, reference) in zip(scene.layers, references)
      where timeline.layers.contains(layer.id) {
        let expected = reference.presentation(at: time)
        guard expected.margin > 1e-7 else { continue }
        for (keyPath, right) in expected.values {
          let shown = CompositionMaker.numbers(of: timeline.snapshot(at: time)[layer], keyPath)
          let live = CompositionMaker.numbers(of: layer.presentation, keyPath)
          if !isNear(shown, right) { return "\(keyPath) at \(time): \(shown) is not \(right)" }
          // What settled is in the model, where the groups keep filling: the same to the eye.
          if !isNear(live, right) { return "live \(keyPath) at \(time): \(live) is not \(right)" }
        }
      }
    }
    return nil
  }

  private func log(seed: UInt64, inSteps: Bool) -> [String] {
    let log = CompositionMaker.Log()
    var maker = CompositionMaker(seed: seed, hasInstants: true, log: log)
    let scene = maker.makeScene()
    let stage = Stage(clock: ManualClock())
    for layer in scene.layers { stage.add(layer) }
    scene.composition.run()
    let length = 24.0
    if inSteps {
      while stage.time < length {
        stage.advance(by: min(maker.step(), length - stage.time))
      }
    } else {
      stage.advance(by: length)
    }
    return log.lines + scene.layers.map { "\($0.presentation)" }
  }

  private func isNear(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($1)) }
  }
}
