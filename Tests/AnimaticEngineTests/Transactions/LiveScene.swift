// One layer that has been redrawn on its stage, with implicit animations, and a log of its
// callbacks.

import AnimaticCore
import AnimaticEngine

/// A layer whose changes are animated, and a log of its callbacks.
final class LiveScene {
  let stage = Stage(clock: ManualClock())
  let layer = Layer(name: "box")
  var lines: [String] = []

  init() {
    stage.add(layer)
    stage.update()
  }

  /// An animation of a number that writes down its begin and its end.
  func told(
    _ name: String, of property: LayerProperty<Double> = .opacity, duration: Double = 1
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(property, from: 0, to: 1, duration: duration)
    animation.delegate = AnimationTarget(
      begin: { [unowned self] _ in lines.append("start \(name)") },
      end: { [unowned self] event in lines.append("stop \(name) \(event.finished)") })
    return animation
  }

  func write(_ line: String) -> () -> Void {
    { [unowned self] in lines.append(line) }
  }

  /// The presentation values of a property at several times, in ascending order.
  func values(of property: LayerProperty<Double>, at times: [Double]) -> [Double] {
    times.map { time in
      stage.advance(by: time - stage.time)
      return layer.presentation[property]
    }
  }
}
