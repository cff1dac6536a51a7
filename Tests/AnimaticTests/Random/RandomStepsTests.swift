// Random compositions on a stage: many small steps and one jump have the same result.

import Animatic
import RandomScenes
import Testing

struct `Random steps` {
  @Test func `steps and one jump call back and present the same`() {
    expectForAll(.compositions(.init(hasEndless: true)), seeds: 1...400) { spec, seed in
      let jump = log(spec, seed: seed, inSteps: false)
      let steps = log(spec, seed: seed, inSteps: true)
      guard let index = zip(jump, steps).enumerated().first(where: { $1.0 != $1.1 })?.offset
      else { return jump.count == steps.count ? nil : "\(jump.count) or \(steps.count) lines" }
      return "line \(index): \(jump[index]) in one jump, \(steps[index]) in steps"
    }
  }

  private func log(_ spec: CompositionSpec, seed: UInt64, inSteps: Bool) -> [String] {
    let log = SceneLog()
    let layers = LawScene().layers
    let stage = Stage(clock: ManualClock())
    for layer in layers { stage.add(layer) }
    SceneBuilder(layers: layers, log: log).composition(spec).run()
    let length = 24.0
    var random = SeededNumbers(seed: seed)
    while inSteps, stage.time < length {
      stage.advance(by: min(random.multiple(of: 1.0 / 1024, in: 1...1000), length - stage.time))
    }
    stage.advance(to: length)
    return log.lines + layers.map { "\($0.presentation)" }
  }
}
