// The entry point of lowering for any animation value.

extension LayerAnimation {
  /// Returns the animation as Core Animation can play it, with keyframes for easings that are not
  /// cubic curves.
  ///
  /// Up to 2000 steps and straight lines are exact. Anything else is within 0.0005 of the distance
  /// between two values; if that would take more than about 1000 keyframes, as close as that many
  /// allow. Springs, paths, and keyframes of the cubic modes are within 0.0005 of their whole
  /// distance; a path that rotates its layer becomes a group. Timing, fill, delegate, tag, and
  /// source location are kept.
  ///
  /// Unchanged are groups, animations with an omitted end if the model is not given, flags, and
  /// values that can't be interpolated.
  ///
  /// - Parameter model: The model of the layer.
  package func lowered(over model: LayerValues? = nil) -> any LayerAnimation {
    let lowerable = self as? any LowerableAnimation
    if let keyframes = lowerable?.keyframesForCoreAnimation(over: model) { return keyframes }
    guard isEasedBeyondCurves, let model else { return self }
    return lowerable?.sampledForCoreAnimation(over: model) ?? self
  }

  /// Returns the lowered animation, including all descendants of a group.
  ///
  /// - Parameter model: Returns the model of the layer for some key paths.
  package func loweredThroughout(over model: ([String]) -> LayerValues) -> any LayerAnimation {
    guard var group = self as? AnimationGroup else {
      let keyPath = (self as? any PropertyAnimation)?.animatedKeyPath
      return lowered(over: model(keyPath.map { PropertyCatalogue.roots(of: $0) } ?? []))
    }
    group.animations = group.animations.map { $0.loweredThroughout(over: model) }
    return group
  }

  /// The animation with an explicit duration for everything in it with a duration of 0, which Core
  /// Animation would replace (T-8, G-4).
  package var lasting: any LayerAnimation {
    var animation: any LayerAnimation = self
    if var group = animation as? AnimationGroup {
      group.animations = group.animations.map(\.lasting)
      animation = group
    }
    if animation.duration == 0 {
      animation.duration = MediaTiming.shortest / (animation.autoreverses ? 2 : 1)
      // An instant is at its end, whatever part of a pass would be the last.
      (animation.repeatCount, animation.repeatDuration, animation.timeOffset) = (0, 0, 0)
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
