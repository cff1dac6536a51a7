// morph: from one outline to another.

public import AnimaticCore

extension Animate {
  /// Morphs the outline of a shape into another.
  ///
  /// Outlines of the same structure are interpolated point by point; otherwise the first holds
  /// until the end (V-7).
  ///
  /// ```swift
  /// Animate(shape).morph(to: BezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)))
  /// ```
  ///
  /// - Parameters:
  ///   - from: The outline at the start; nil is the presentation value at the begin.
  ///   - to: The outline at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func morph(
    from: BezierPath? = nil, to: BezierPath, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.path, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
