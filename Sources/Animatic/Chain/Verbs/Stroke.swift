// stroke: how much of a shape's line is drawn, and its color.

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
  ///   - from: Where on the path the line ends at the start, 0 to 1.
  ///   - to: Where it ends at the end, 0 to 1; other numbers are kept (B-6).
  ///   - duration: Seconds; nil is 1.
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

  /// Moves the start of a shape's line along its path.
  ///
  /// - Parameters:
  ///   - from: Where the line starts at first, 0 to 1; nil is the presentation value at the begin.
  ///   - start: Where it starts at the end, 0 to 1.
  ///   - duration: Seconds; nil is 1.
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

  /// Changes the color of a shape's line.
  ///
  /// Where it has no color yet and none is given to start from, nothing can show on the way (B-5).
  ///
  /// - Parameters:
  ///   - from: The color at the start; nil is the presentation value at the begin.
  ///   - color: The color at the end.
  ///   - duration: Seconds; nil is 1.
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
