// Values that layers would choose themselves: the duration of an instant, and the default easing.

extension LayerAnimation {
  /// The animation with an explicit duration for everything in it with a duration of 0, which Core
  /// Animation would replace (T-8, G-4).
  package var lasting: any LayerAnimation {
    var animation: any LayerAnimation = self
    if var group = animation as? AnimationGroup {
      group.animations = group.animations.map(\.lasting)
      animation = group
    }
    if animation.duration == 0 {
      animation.duration = MediaTiming.shortest
      let active = animation.timing.activeDuration
      if active.isFinite { animation.duration *= MediaTiming.shortest / active }
      // It ends at the time of its instant, like one without a duration.
      animation.beginTime -= MediaTiming.shortest
    }
    return animation
  }

  /// The animation with explicit values, independent of an open transaction.
  package var selfContained: any LayerAnimation {
    var animation = lasting
    animation.timingFunction = animation.timingFunction ?? .linear
    return animation
  }
}
