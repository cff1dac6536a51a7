// The door to lowering: one call for any animation value.

extension LayerAnimation {
  /// The animation as Core Animation can play it: where its easing is no cubic curve, keyframes.
  ///
  /// Up to 2000 steps and straight lines are met exactly. Anything else is met within 0.0005 of the way from
  /// one value to the next; where that would take more than about 1000 keyframes, as nearly as that
  /// many can. Springs, paths and keyframes of the cubic modes are met within 0.0005 of all of their
  /// way; what turns along a path becomes a group. Timing, fill, delegate, tag and place stay.
  ///
  /// What stays as it is: groups, animations with an end that only the model knows where it is not
  /// given, flags, and values that can't be mixed.
  ///
  /// - Parameter model: The model of the layer.
  package func lowered(over model: LayerValues? = nil) -> any LayerAnimation {
    if let keyframes = (self as? any LowerableAnimation)?.keyframesForCoreAnimation(over: model) {
      return keyframes
    }
    guard isEasedBeyondCurves, let model else { return self }
    return (self as? any SampledAnimation)?.sampledForCoreAnimation(over: model) ?? self
  }

  /// The same, with all that is in a group.
  ///
  /// - Parameter model: Gives the model of the layer for some key paths.
  package func loweredThroughout(over model: ([String]) -> LayerValues) -> any LayerAnimation {
    guard var group = self as? AnimationGroup else {
      let keyPath = (self as? any PropertyAnimation)?.animatedKeyPath
      return lowered(over: model(keyPath.map { PropertyCatalogue.roots(of: $0) } ?? []))
    }
    group.animations = group.animations.map { $0.loweredThroughout(over: model) }
    return group
  }
}
