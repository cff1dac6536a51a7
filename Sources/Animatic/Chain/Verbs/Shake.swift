// shake: an oscillation about the current position, starting and ending at rest.

public import AnimaticCore

extension Animate {
  /// Shakes the layer about its anchor point.
  ///
  /// ```swift
  /// Animate(field).shakeR(radian: 10, times: 4, duration: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - radian: The angle to each side, in degrees, as in UKAnimation.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeR(
    radian: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.rotation, by: radian * .pi / 180, times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the x axis.
  ///
  /// - Parameters:
  ///   - range: The distance to each side, in points.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeX(
    range: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.translationX, by: range, times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the y axis.
  ///
  /// - Parameters:
  ///   - range: The distance to each side, in points.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeY(
    range: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.translationY, by: range, times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the x axis.
  ///
  /// ```swift
  /// Animate(field).shake(x: 8, times: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - x: The distance to each side, in points.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shake(
    x: Double = 5, times: Double = 3, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.translationX, by: x, times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the y axis.
  ///
  /// - Parameters:
  ///   - y: The distance to each side, in points.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shake(
    y: Double, times: Double = 3, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.translationY, by: y, times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer about its anchor point.
  ///
  /// ```swift
  /// Animate(field).shake(rotation: .degrees(10))
  /// ```
  ///
  /// - Parameters:
  ///   - rotation: The angle to each side.
  ///   - times: The number of oscillations, up to 1000; halves are allowed.
  ///   - duration: Seconds for all oscillations; nil is 0.4.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shake(
    rotation: RotationAngle, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shaken(.rotation, by: rotation.radians, times, VerbOptions(duration, easing, at, file, line))
  }
}
