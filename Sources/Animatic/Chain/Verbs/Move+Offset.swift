// move by an offset: UKAnimation's spelling of move by.

public import AnimaticCore

extension Animate {
  /// Moves the layer by a distance.
  ///
  /// - Parameters:
  ///   - from: The start, in points; nil is the presentation value at the begin.
  ///   - offset: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: CGPoint? = nil, offset: CGPoint, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.position, from: from, by: offset, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer by a distance, given as [x, y].
  ///
  /// - Parameters:
  ///   - from: The start: two numbers; nil is the presentation value at the begin.
  ///   - offset: The distance: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: [Double]? = nil, offset: [Double], duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let input = PointInput(from, offset)
    return basic(
      .position, from: input.point(0), by: input.point(1),
      VerbOptions(duration, easing, at, file, line)
    ).checking(input)
  }

  /// Moves the layer along the x axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The x at the start, in points; nil is the presentation value at the begin.
  ///   - offsetX: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, offsetX: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionX, from: from, by: offsetX, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer along the y axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The y at the start, in points; nil is the presentation value at the begin.
  ///   - offsetY: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, offsetY: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionY, from: from, by: offsetY, VerbOptions(duration, easing, at, file, line))
  }
}
