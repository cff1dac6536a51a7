// S10: a composition over many layers, from `run()` to a playback that runs.

import Animatic

/// Runs a composition that fades and moves each of some layers, per layer.
///
/// Qt's animations run as soon as they are built, so its time includes building them.
enum Scenario10 {
  static var candidates: [Candidate] {
    [1, 100, 1000, 10_000].flatMap { count -> [Candidate] in
      let amount = Amount(rounds: 9, count: count, steps: Scaling.repeats(count))
      return [
        Candidate("S10 \(count)") { run(amount) },
        .qt("S10 \(count)", "S10", amount),
      ]
    }
  }

  /// Each composition runs on a stage of its own.
  private static func run(_ amount: Amount) -> Double {
    var scenes: [(stage: Stage, composition: Composition)] = []
    return Measuring.time(
      rounds: amount.rounds, units: amount.steps * amount.count,
      prepare: { scenes = (0..<amount.steps).map { _ in scene(amount.count) } },
      { for scene in scenes { scene.composition.run() } })
  }

  private static func scene(_ count: Int) -> (stage: Stage, composition: Composition) {
    let stage = Stage(clock: ManualClock())
    let layers = (0..<count).map { Layer(name: "layer \($0)") }
    for layer in layers { stage.add(layer) }
    stage.update()
    let composition = Parallel {
      for layer in layers {
        Animate(layer).fade(from: 0, to: 1, duration: 1).move(from: [0, 0], to: [100, 50])
      }
    }.composition
    return (stage, composition)
  }
}
