// What layers would decide by themselves: how long an instant is, and how what says nothing is eased.

extension LayerAnimation {
  /// The animation with a length for everything in it that takes none: a duration of 0 is Core
  /// Animation's to choose (T-8, G-4).
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
      // It is over when its instant has come, as one without a length is.
      animation.beginTime -= MediaTiming.shortest
    }
    return animation
  }
}

extension LayerAnimation {
  /// The animation as it can be handed to a layer: nothing of it is left for an open transaction to say.
  package var selfContained: any LayerAnimation {
    var animation = lasting
    animation.timingFunction = animation.timingFunction ?? .linear
    return animation
  }
}

extension MediaTiming {
  /// Seconds that stand for none.
  package static let shortest = 1e-6
}
