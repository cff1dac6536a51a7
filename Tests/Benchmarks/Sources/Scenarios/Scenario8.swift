// S8: a stage's frame with one run on each layer.

import Animatic

/// Fades layers, each by a run, and reads the opacity of each at every frame.
///
/// The peers do the work of S2: Qt writes each value to its object, C to an array.
enum Scenario8 {
  static var candidates: [Candidate] {
    StageScene.candidates("S8", script)
      + StageScene.counts.flatMap { count -> [Candidate] in
        [
          .loops("S8 \(count)", "S2", StageScene.amount(count)),
          .qt("S8 \(count)", "S2", StageScene.amount(count)),
        ]
      }
  }

  private static let script = StageScene.Script(
    properties: 1,
    start: { layers in
      for (number, layer) in layers.enumerated() {
        Animate(layer).fade(
          from: 0, to: 1, duration: StageScene.duration(number),
          easing: StageScene.curves[number % 4]
        ).run()
      }
    },
    read: { $0.presentation.opacity })
}
