// spin: turns about the z axis.

public import AnimaticCore

extension Animate {
  /// Rotates the layer by turns or fractions of one, from the presentation value at the begin.
  ///
  /// ```swift
  /// Animate(wheel).spin(turns: 3, easing: .easeOut)
  /// ```
  ///
  /// - Parameters:
  ///   - turns: The number of turns; a negative one turns the other way. Positive is clockwise if y
  ///     points down.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
