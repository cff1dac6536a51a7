// swing: a damped oscillation about the anchor point.

public import AnimaticCore

extension Animate {
  /// Swings the layer about its anchor point, ending exactly as it began.
  ///
  /// It rotates to the angle, back beyond rest by two thirds of it, out again by a third, and to
  /// rest.
  ///
  /// ```swift
  /// Animate(sign).swing(angle: .degrees(20))
  /// ```
  ///
  /// - Parameters:
  ///   - angle: The first angle; positive is clockwise if y points down.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the swing.
  public consuming func swing(
    angle: RotationAngle = .degrees(15), duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let turn = angle.radians
    return effect(
      .rotation, values: [0, turn, -turn * 2 / 3, turn / 3, 0],
      easings: [TimingFunction](repeating: .easeInEaseOut, count: 4),
      VerbOptions(duration, easing, at, file, line))
  }
}
