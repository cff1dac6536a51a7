// move: the position or one axis of it, to a point or by a distance, which UKAnimation spells
// `offset`.

public import AnimaticCore

extension Animate {
  /// Moves the layer to a point.
  ///
  /// ```swift
  /// Animate(box).move(to: CGPoint(x: 100, y: 100))  // from where it shows, in 1 s
  /// ```
  ///
  /// - Parameters:
  ///   - from: The start, in points; nil is the presentation value at the begin.
  ///   - to: The destination, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: CGPoint? = nil, to: CGPoint, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.position, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer to a point, given as [x, y].
  ///
  /// - Parameters:
  ///   - from: The start: two numbers; nil is the presentation value at the begin.
  ///   - to: The destination: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: [Double]? = nil, to: [Double], duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .position, from: from.map(CGPoint.init(pair:)), to: CGPoint(pair: to),
      VerbOptions(duration, easing, at, file, line)
    ).checking(from, to)
  }

  /// Moves the layer to a point, given by its coordinates.
  ///
  /// - Parameters:
  ///   - x: The x at the end, in points.
  ///   - y: The y at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    x: Double, y: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.position, to: CGPoint(x: x, y: y), VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer along the x axis, without affecting y.
  ///
  /// - Parameters:
  ///   - from: The x at the start, in points; nil is the presentation value at the begin.
  ///   - to: The x at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, x to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionX, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer along the y axis, without affecting x.
  ///
  /// - Parameters:
  ///   - from: The y at the start, in points; nil is the presentation value at the begin.
  ///   - to: The y at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: Double? = nil, y to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.positionY, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer by a distance from where it starts; the preferred spelling of offset.
  ///
  /// - Parameters:
  ///   - from: The start, in points; nil is the presentation value at the begin.
  ///   - by: The distance, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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

  /// Moves the layer by a distance.
  ///
  /// - Parameters:
  ///   - from: The start, in points; nil is the presentation value at the begin.
  ///   - offset: The distance, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func move(
    from: [Double]? = nil, offset: [Double], duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .position, from: from.map(CGPoint.init(pair:)), by: CGPoint(pair: offset),
      VerbOptions(duration, easing, at, file, line)
    ).checking(from, offset)
  }

  /// Moves the layer along the x axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The x at the start, in points; nil is the presentation value at the begin.
  ///   - offsetX: The distance, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
