// rotate: the rotation about the z axis.

public import AnimaticCore

extension Animate {
  /// Rotates the layer about its anchor point to an angle.
  ///
  /// ```swift
  /// Animate(box).rotate(to: .degrees(90))
  /// ```
  ///
  /// - Parameters:
  ///   - from: The angle at the start; nil is the presentation value at the begin.
  ///   - to: The angle at the end; a full turn is one turn, not none (P-11).
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the rotation.
  public consuming func rotate(
    from: RotationAngle? = nil, to: RotationAngle, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .rotation, from: from?.radians, to: to.radians, VerbOptions(duration, easing, at, file, line))
  }

  /// Rotates the layer about its anchor point by an angle.
  ///
  /// - Parameters:
  ///   - from: The angle at the start; nil is the presentation value at the begin.
  ///   - by: The angle of the rotation; positive is clockwise if y points down.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the rotation.
  public consuming func rotate(
    from: RotationAngle? = nil, by: RotationAngle, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .rotation, from: from?.radians, by: by.radians, VerbOptions(duration, easing, at, file, line))
  }
}
