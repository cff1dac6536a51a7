// stroke: how much of a shape's line is drawn, and its colour.

public import AnimaticCore

extension Animate {
  /// Draws the line of a shape.
  ///
  /// An entrance: it states its start, so a delayed one hides the line before it begins.
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
  ///   - at: Where it begins, in words; nil is the cursor.
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
  ///   - from: Where the line starts at first, 0 to 1; nil is what shows at its begin.
  ///   - start: Where it starts at the end, 0 to 1.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func stroke(
    from: Double? = nil, start: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.strokeStart, from: from, to: start, VerbOptions(duration, easing, at, file, line))
  }

  /// Changes the colour of a shape's line.
  ///
  /// Where it has no colour yet and none is given to start from, nothing can show on the way
  /// (B-5).
  ///
  /// - Parameters:
  ///   - from: The colour at the start; nil is what shows at its begin.
  ///   - color: The colour at the end.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
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
