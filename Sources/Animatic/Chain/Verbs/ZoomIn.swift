// zoomIn: an entrance that scales up.

public import AnimaticCore

extension Animate {
  /// Scales the layer up about its anchor point to its original size.
  ///
  /// An entrance has an explicit start, so a delayed one hides the layer before it begins.
  ///
  /// ```swift
  /// Animate(box).zoomIn(duration: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The factor at the start.
  ///   - to: The factor at the end; 1 is the original size.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the zoom.
  public consuming func zoomIn(
    from: Double = 0, to: Double = 1, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scale, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
