// Animations whose easing Core Animation may lack.

/// An animation type whose easing Core Animation may lack.
protocol LowerableAnimation: LayerAnimation {
  /// Returns equivalent keyframes eased by cubic curves; nil if the animation already uses cubic
  /// curves or has no equivalent keyframes.
  ///
  /// - Parameter model: The source of an omitted end; nil if unknown.
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)?

  /// Returns equivalent keyframes, sampled for an animation whose keyframes can't be moved; nil if
  /// the values are not numeric, or if the animation is cumulative.
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)?

  /// The easings of segments.
  var segmentFunctions: [TimingFunction] { get }
}

extension LowerableAnimation {
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)? { nil }
  func sampledForCoreAnimation(over model: LayerValues) -> (any LayerAnimation)? { nil }
  var segmentFunctions: [TimingFunction] { [] }
}

extension LayerAnimation {
  /// Whether the easing is unsupported by Core Animation; for a group, only its easing counts.
  package var isEasedBeyondCurves: Bool {
    if timingFunction?.isCubic == false { return true }
    return (self as? any LowerableAnimation)?.segmentFunctions.contains { !$0.isCubic } ?? false
  }
}
