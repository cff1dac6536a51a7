// jump: once up and down, in place or to another position.

public import AnimaticCore

extension Animate {
  /// Makes the layer jump once, and land exactly where it began.
  ///
  /// The path is a parabola in time, like an object thrown straight up.
  ///
  /// ```swift
  /// Animate(ball).jump(height: 40, duration: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - height: The height, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    effect(
      .translationY, values: [0, -height, 0], easings: [.rising, .falling],
      VerbOptions(duration, easing, at, file, line))
  }

  /// Makes the layer jump by a distance.
  ///
  /// The path is a parabola: x is linear in time, y like a thrown object. It makes one group of two
  /// animations, of the x and the y of the position, so modifiers after it apply to the group: pass
  /// the duration here.
  ///
  /// ```swift
  /// Animate(ball).jump(by: CGPoint(x: 80, y: 0), height: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - by: The distance from start to landing, in points.
  ///   - height: The height above the higher of both ends, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    by: CGPoint, height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    leap(by: by, height: height, VerbOptions(duration, easing, at, file, line))
  }

  /// Makes the layer jump by a distance, given as [x, y].
  ///
  /// - Parameters:
  ///   - by: The distance from start to landing: two numbers; any other count is rejected with C-2.
  ///   - height: The height above the higher of both ends, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the jump.
  public consuming func jump(
    by: [Double], height: Double = 30, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let options = VerbOptions(duration, easing, at, file, line)
    guard by.count == 2 else { return basic(.position, by: .zero, options).checking(by) }
    return leap(by: CGPoint(pair: by), height: height, options)
  }
}
