// cornerRadius: the radius of the corners.

public import AnimaticCore

extension Animate {
  /// Animates the corner radius.
  ///
  /// ```swift
  /// Animate(box).cornerRadius(to: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The radius at the start, in points; nil is the presentation value at the begin.
  ///   - to: The radius at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func cornerRadius(
    from: Double? = nil, to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.cornerRadius, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the corner radius by a difference.
  ///
  /// - Parameters:
  ///   - from: The radius at the start, in points; nil is the presentation value at the begin.
  ///   - by: The difference, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func cornerRadius(
    from: Double? = nil, by: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.cornerRadius, from: from, by: by, VerbOptions(duration, easing, at, file, line))
  }
}
