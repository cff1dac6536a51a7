// A layer that has been redrawn on its stage, and a log of callbacks.

import Animatic

/// A layer whose changes in blocks are animated.
final class BlockScene {
  let stage = Stage(clock: ManualClock())
  let layer = Layer(name: "box")
  var lines: [String] = []

  init() {
    stage.add(layer)
    stage.update()
  }

  func write(_ word: String) -> (Bool) -> Void {
    { [unowned self] finished in lines.append("\(word) \(finished) at \(stage.time)") }
  }

  /// The presentation values of a property at several times, in ascending order.
  func values(of property: LayerProperty<Double>, at times: [Double]) -> [Double] {
    times.map { time in
      stage.advance(by: time - stage.time)
      return layer.presentation[property]
    }
  }
}
