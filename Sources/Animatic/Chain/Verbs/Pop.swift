// pop: a short overshoot of the size, and back.

public import AnimaticCore

extension Animate {
  /// Scales the layer up, then slightly below its size, ending exactly as it began.
  ///
  /// ```swift
  /// Animate(badge).pop(duration: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - scale: The peak, as a factor of the presentation value; it then shrinks by half as much.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the pop.
  public consuming func pop(
    scale: Double = 1.2, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    effect(
      .scale, .factors, values: [1, scale, 1 - (scale - 1) / 2, 1], times: [0, 0.4, 0.7, 1],
      easings: [.easeOut, .easeInEaseOut, .easeIn], VerbOptions(duration, easing, at, file, line))
  }
}
