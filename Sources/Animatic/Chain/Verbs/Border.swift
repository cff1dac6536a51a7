// border: its width or its color.

public import AnimaticCore

extension Animate {
  /// Animates the width of the border.
  ///
  /// ```swift
  /// Animate(box).border(width: 2).border(color: .red)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The width at the start, in points; nil is the presentation value at the begin.
  ///   - width: The width at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func border(
    from: Double? = nil, width: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.borderWidth, from: from, to: width, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the color of the border.
  ///
  /// - Parameters:
  ///   - from: The color at the start; nil is the presentation value at the begin.
  ///   - color: The color at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func border(
    from: RGBAColor? = nil, color: RGBAColor, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.borderColor, from: from, to: color, VerbOptions(duration, easing, at, file, line))
  }
}
