// fadeOut: an exit from the presentation value.

public import AnimaticCore

extension Animate {
  /// Fades the layer out, from the presentation value at the begin.
  ///
  /// ```swift
  /// Animate(box).fadeOut().settle()
  /// ```
  ///
  /// - Parameters:
  ///   - to: The opacity at the end, 0 to 1; other numbers are kept (B-6).
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the fade.
  public consuming func fadeOut(
    to: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.opacity, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
