// One layer on a stage with a manual clock, on which the rules are tested.

import AnimaticCore
import AnimaticEngine

/// A layer, its stage, and the time since both were made.
struct Scene {
  let stage = Stage(clock: ManualClock())
  let layer = Layer()

  init(_ prepare: (Layer) -> Void = { _ in }) {
    stage.add(layer)
    // A change of the model during an animation must not be animated as well.
    stage.disableActions = true
    prepare(layer)
  }

  /// Adds an animation after changing it; `begin` is in seconds from now.
  func add(
    _ animation: some LayerAnimation, forKey key: String? = nil, begin: Double = 0,
    _ change: (inout any LayerAnimation) -> Void = { _ in }
  ) {
    var animation: any LayerAnimation = animation
    change(&animation)
    if begin != 0 { animation.beginTime = stage.mediaTime + begin }
    layer.add(animation, forKey: key)
  }

  /// The diagnostics, except that of snapping back, which every removed animation has.
  var findings: [Diagnostic] { layer.diagnostics.filter { !["L-8", "L-37"].contains($0.id) } }

  /// The presentation value of a property at a time, in seconds since the stage was created.
  func value<Value>(of property: LayerProperty<Value>, at time: Double) -> Value {
    stage.advance(by: time - stage.time)
    return layer.presentation[property]
  }

  /// The presentation values of a number at several times, in ascending order.
  func values(of property: LayerProperty<Double>, at times: [Double]) -> [Double] {
    times.map { value(of: property, at: $0) }
  }
}

/// Opacity 0 → 1 over a model of 0.5, one second, as most measurements have it.
func measured(_ change: (inout any LayerAnimation) -> Void) -> Scene {
  let scene = Scene { $0.opacity = 0.5 }
  scene.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1)) { animation in
    animation.isRemovedOnCompletion = false
    change(&animation)
  }
  return scene
}
