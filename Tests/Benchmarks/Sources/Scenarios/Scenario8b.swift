// S8b: a stage's frame with one run over all layers.

import Animatic

/// Fades and moves layers in one run, and reads the opacity and position of each at every frame.
enum Scenario8b {
  static var candidates: [Candidate] {
    StageScene.candidates("S8b", script)
      + StageScene.counts.map { .qt("S8b \($0)", "S8b", StageScene.amount($0)) }
  }

  private static let script = StageScene.Script(
    properties: 2,
    start: { layers in
      Parallel {
        for (number, layer) in layers.enumerated() { statement(number, on: layer) }
      }.run()
    },
    read: { $0.presentation.opacity + $0.presentation.position.x })

  private static func statement(_ number: Int, on layer: Layer) -> Animate {
    let duration = StageScene.duration(number)
    let easing = StageScene.curves[number % 4]
    return Animate(layer)
      .fade(from: 0, to: 1, duration: duration, easing: easing)
      .move(from: [0, 0], to: [100, 50], duration: duration, easing: easing)
  }
}
