// shake: to and fro about where the layer is, starting and ending at rest.

public import AnimaticCore

extension Animate {
  /// Shakes the layer about its anchor point.
  ///
  /// ```swift
  /// Animate(field).shakeR(radian: 10, times: 4, duration: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - radian: How far it turns to each side, in degrees, as in UKAnimation.
  ///   - times: How often it goes to both sides, up to 1000; halves are possible.
  ///   - duration: Seconds for all of it; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeR(
    radian: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shake(
      .rotation, by: RotationAngle.degrees(radian).radians, times: times,
      VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the x axis.
  ///
  /// - Parameters:
  ///   - range: How far it goes to each side, in points.
  ///   - times: How often it goes to both sides, up to 1000; halves are possible.
  ///   - duration: Seconds for all of it; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeX(
    range: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shake(.translationX, by: range, times: times, VerbOptions(duration, easing, at, file, line))
  }

  /// Shakes the layer along the y axis.
  ///
  /// - Parameters:
  ///   - range: How far it goes to each side, in points.
  ///   - times: How often it goes to both sides, up to 1000; halves are possible.
  ///   - duration: Seconds for all of it; nil is 0.4.
  ///   - easing: The easing of the whole; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the shake.
  public consuming func shakeY(
    range: Double = 5, times: Double = 3, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    shake(.translationY, by: range, times: times, VerbOptions(duration, easing, at, file, line))
  }

  private consuming func shake(
    _ property: LayerProperty<Double>, by range: Double, times: Double, _ options: VerbOptions
  ) -> Animate {
    let isUsable = times > 0 && times <= 1000
    let swings = isUsable ? max(1, Int((times * 2).rounded())) : 1
    // A swing from side to side takes a step; the first and the last go only half as far.
    let sides = (0..<swings).map { $0.isMultiple(of: 2) ? range : -range }
    let moments = (0..<swings).map { (Double($0) + 0.5) / Double(swings) }
    var chain = offsets(
      property, values: [0] + sides + [0], times: [0] + moments + [1], duration: 0.4, options)
    if !isUsable { chain.reject { .unusableCount("times", times, at: $0) } }
    return chain
  }
}
