// resize: the width or the height alone.

public import AnimaticCore

extension Animate {
  /// Animates the width, without affecting the height.
  ///
  /// - Parameters:
  ///   - from: The width at the start, in points; nil is the presentation value at the begin.
  ///   - width: The width at the end, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: Double? = nil, width: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsWidth, from: from, to: width, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the height, without affecting the width.
  ///
  /// - Parameters:
  ///   - from: The height at the start, in points; nil is the presentation value at the begin.
  ///   - height: The height at the end, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: Double? = nil, height: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsHeight, from: from, to: height, VerbOptions(duration, easing, at, file, line))
  }
}
