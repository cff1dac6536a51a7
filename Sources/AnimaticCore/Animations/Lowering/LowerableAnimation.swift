// What Core Animation may not be able to ease as it is.

/// An animation type that Core Animation may not be able to ease as it is.
protocol LowerableAnimation: LayerAnimation {
  /// Keyframes that show the same with timing functions that are cubic curves; nil where it is eased
  /// by such already, or where other keyframes of the same values don't show the same.
  ///
  /// - Parameter model: What an end that is not given stands for; nil where nobody knows.
  func keyframesForCoreAnimation(over model: LayerValues?) -> (any LayerAnimation)?

  /// Whether one of its keyframes is eased by more than a cubic curve.
  var hasSegmentsBeyondCurves: Bool { get }
}

extension LowerableAnimation {
  var hasSegmentsBeyondCurves: Bool { false }
}

extension LayerAnimation {
  /// Whether an easing is in it that Core Animation lacks; of a group its own.
  package var isEasedBeyondCurves: Bool {
    if timingFunction?.isCubic == false { return true }
    return (self as? any LowerableAnimation)?.hasSegmentsBeyondCurves ?? false
  }
}
