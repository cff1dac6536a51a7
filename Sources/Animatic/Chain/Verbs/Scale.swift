// scale: all three axes of the transform's scale.

public import AnimaticCore

extension Animate {
  /// Scales the layer about its anchor point.
  ///
  /// ```swift
  /// Animate(box).scale(from: 0.8, to: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The factor at the start; nil is the presentation value at the begin.
  ///   - to: The factor at the end; 1 is the original size.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change of scale.
  public consuming func scale(
    from: Double? = nil, to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scale, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Scales the layer about its anchor point by a factor of the presentation value.
  ///
  /// ```swift
  /// Animate(box).scale(to: 2).then().scale(by: 1.5)  // 1 → 2 → 3
  /// ```
  ///
  /// - Parameters:
  ///   - from: The factor at the start; nil is the presentation value at the begin.
  ///   - by: The factor that multiplies the start; a negative one mirrors.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change of scale.
  public consuming func scale(
    from: Double? = nil, by: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    if let from {
      return basic(.scale, from: from, to: from * by, VerbOptions(duration, easing, at, file, line))
    }
    return effect(.scale, .factors, values: [1, by], VerbOptions(duration, easing, at, file, line))
  }

  /// Scales the layer along the x axis, without affecting the others.
  ///
  /// - Parameters:
  ///   - from: The factor at the start; nil is the presentation value at the begin.
  ///   - x: The factor at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change of scale.
  public consuming func scale(
    from: Double? = nil, x: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scaleX, from: from, to: x, VerbOptions(duration, easing, at, file, line))
  }

  /// Scales the layer along the y axis, without affecting the others.
  ///
  /// - Parameters:
  ///   - from: The factor at the start; nil is the presentation value at the begin.
  ///   - y: The factor at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change of scale.
  public consuming func scale(
    from: Double? = nil, y: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scaleY, from: from, to: y, VerbOptions(duration, easing, at, file, line))
  }
}
