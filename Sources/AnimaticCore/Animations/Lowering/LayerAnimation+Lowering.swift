// The door to lowering: one call for any animation value.

/// An animation type that Core Animation may not be able to ease as it is.
protocol LowerableAnimation: LayerAnimation {
  /// Keyframes that show the same with timing functions that are cubic curves; nil where it is eased
  /// by such already, or where nothing else shows the same.
  var keyframesForCoreAnimation: (any LayerAnimation)? { get }
}

extension LayerAnimation {
  /// The animation as Core Animation can play it: where its easing is no cubic curve, keyframes.
  ///
  /// Up to 2000 steps and straight lines are met exactly. Anything else is met within 0.0005 of the way from
  /// one value to the next; where that would take more than about 1000 keyframes, as nearly as that
  /// many can. Timing, fill, delegate, tag and place stay.
  ///
  /// What stays as it is: groups, springs, animations with an end that only the model knows, flags,
  /// values that can't be mixed, paths, and keyframes of the cubic modes.
  package func lowered() -> any LayerAnimation {
    (self as? any LowerableAnimation)?.keyframesForCoreAnimation ?? self
  }
}
