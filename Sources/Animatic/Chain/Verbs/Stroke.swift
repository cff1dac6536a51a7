// stroke: the drawn part of a shape's line, and its color.

public import AnimaticCore

extension Animate {
  /// Draws the line of a shape.
  ///
  /// An entrance has an explicit start, so a delayed one hides the line before it begins.
  ///
  /// ```swift
  /// Animate(shape).stroke()  // from no line to all of it
  /// ```
  ///
  /// - Parameters:
  ///   - from: The end of the line on the path at the start, 0 to 1.
  ///   - to: The end of the line on the path at the end, 0 to 1; other numbers are kept (B-6).
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the drawing.
  public consuming func stroke(
    from: Double = 0, to: Double = 1, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.strokeEnd, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the start of a shape's line along its path.
  ///
  /// - Parameters:
  ///   - from: The start of the line on the path at the start, 0 to 1; nil is the presentation
  ///     value at the begin.
  ///   - start: The start of the line on the path at the end, 0 to 1.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func stroke(
    from: Double? = nil, start: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.strokeStart, from: from, to: start, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the color of a shape's line.
  ///
  /// Without a color and an explicit start, nothing can be interpolated (B-5).
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
  public consuming func stroke(
    from: RGBAColor? = nil, color: RGBAColor, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.strokeColor, from: from, to: color, VerbOptions(duration, easing, at, file, line))
  }
}
