// zoomOut: an exit that scales down.

public import AnimaticCore

extension Animate {
  /// Scales the layer down about its anchor point, from the presentation value at the begin.
  ///
  /// ```swift
  /// Animate(box).zoomOut(to: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - to: The factor at the end; 1 is the original size.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the zoom.
  public consuming func zoomOut(
    to: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scale, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
