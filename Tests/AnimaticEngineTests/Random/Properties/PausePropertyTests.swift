// Pausing and resuming at random times leaves a layer's own time without a jump and without a gap
// (T-16).

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A layer with local time that is paused and resumed at times.
private struct PauseCase: RandomCase {
  /// Seconds until the next pause, and how long that lasts.
  var steps: [(running: Double, standing: Double)] = []

  init(from random: inout SeededNumbers) {
    steps = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      (
        Double.random(in: 0...3, using: &random),
        random.oneIn(5) ? 0 : Double.random(in: 0...3, using: &random)
      )
    }
  }

  var simpler: [PauseCase] {
    steps.indices.flatMap { index in
      var without = self
      without.steps.remove(at: index)
      var plain = self
      plain.steps[index] = (1, 1)
      let isPlain = steps[index] == (1, 1)
      return (steps.count > 1 ? [without] : []) + (isPlain ? [] : [plain])
    }
  }

  var description: String { "\(steps)" }
}

struct PausePropertyTests {
  @Test func `T-16: pausing and resuming at any times leaves local time without a jump`() {
    var paused = 0
    expectForAll(PauseCase.self, seeds: 1...300) { drawn in
      let scene = Scene()
      let (stage, layer) = (scene.stage, scene.layer)
      scene.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 100))
      var running = 0.0
      var standing = 0.0
      func problem(_ place: String) -> String? {
        let local = layer.currentTime - 1000
        let shown = Double(layer.presentation.position.x)
        if abs(local - running) > 1e-9 { return "\(place): local \(local), not \(running)" }
        return abs(shown - running) > 1e-9 ? "\(place): shows \(shown), not \(running)" : nil
      }
      for (index, step) in drawn.steps.enumerated() {
        stage.advance(by: step.running)
        running += step.running
        if let found = problem("before pause \(index)") { return found }
        scene.pause()
        if let found = problem("after pause \(index)") { return found }
        stage.advance(by: step.standing)
        standing += step.standing
        paused += 1
        if let found = problem("standing \(index)") { return found }
        scene.resume()
        if let found = problem("after resume \(index)") { return found }
        if abs(layer.beginTime - standing) > 1e-9 { return "begin \(layer.beginTime)" }
      }
      return nil
    }
    #expect(paused >= Campaign.least(900))
  }

  @Test func `T-16: a paused animation ends later by the duration of its pauses, and reports once`()
  {
    expectForAll(PauseCase.self, seeds: 1001...1200) { drawn in
      let log = DelegateLog()
      let scene = Scene()
      let total = drawn.steps.reduce(0) { $0 + $1.running }
      let standing = drawn.steps.reduce(0) { $0 + $1.standing }
      scene.add(BasicAnimation(.positionX, from: 0, to: 1, duration: total + 1)) { animation in
        animation.delegate = log.delegate("a")
      }
      for step in drawn.steps {
        scene.stage.advance(by: step.running)
        scene.pause()
        scene.stage.advance(by: step.standing)
        scene.resume()
      }
      scene.stage.advance(by: 100)
      guard log.entries.count == 2, let end = log.entries.last, end.isFinished else {
        return "heard \(log.entries)"
      }
      let expected = total + 1 + standing
      return abs(end.time - expected) < 1e-9 ? nil : "ended at \(end.time), not \(expected)"
    }
  }
}
