// move by a distance from the start.

public import AnimaticCore

extension Animate {
  /// Moves the layer by a distance from where it starts; the preferred spelling of offset.
  ///
  /// - Parameters:
  ///   - from: The start, in points; nil is the presentation value at the begin.
  ///   - by: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: CGPoint? = nil, by: CGPoint, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    move(from: from, offset: by, duration: duration, easing: easing, at: at, file: file, line: line)
  }

  /// Moves the layer by a distance, given as [x, y].
  ///
  /// ```swift
  /// Animate(box).move(by: [20, 0]).then().move(by: [20, 0])  // 40 points in all
  /// ```
  ///
  /// - Parameters:
  ///   - from: The start: two numbers; nil is the presentation value at the begin.
  ///   - by: The distance: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: [Double]? = nil, by: [Double], duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    move(from: from, offset: by, duration: duration, easing: easing, at: at, file: file, line: line)
  }

  /// Moves the layer along the x axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The x at the start, in points; nil is the presentation value at the begin.
  ///   - byX: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, byX: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionX, from: from, by: byX, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer along the y axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The y at the start, in points; nil is the presentation value at the begin.
  ///   - byY: The distance, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, byY: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionY, from: from, by: byY, VerbOptions(duration, easing, at, file, line))
  }
}
