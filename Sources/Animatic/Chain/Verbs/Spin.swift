// spin: whole turns about the z axis.

public import AnimaticCore

extension Animate {
  /// Turns the layer on, by whole turns or parts of one, from what shows at its begin.
  ///
  /// ```swift
  /// Animate(wheel).spin(turns: 3, easing: .easeOut)
  /// ```
  ///
  /// - Parameters:
  ///   - turns: How many turns; below 0 it turns the other way. Positive is clockwise where y
  ///     points down.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the turns.
  public consuming func spin(
    turns: Double = 1, duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .rotation, by: RotationAngle.turns(turns).radians,
      VerbOptions(duration, easing, at, file, line))
  }
}
