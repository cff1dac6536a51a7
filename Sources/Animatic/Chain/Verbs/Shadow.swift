// shadow: its opacity, radius, offset, and color.

public import AnimaticCore

extension Animate {
  /// Animates the opacity of the shadow.
  ///
  /// ```swift
  /// Animate(card).shadow(opacity: 0.5).shadow(radius: 8).shadow(offset: [0, 4])
  /// ```
  ///
  /// - Parameters:
  ///   - from: The opacity at the start, 0 to 1; nil is the presentation value at the begin.
  ///   - opacity: The opacity at the end, 0 to 1; the default of a layer is 0.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func shadow(
    from: Double? = nil, opacity: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.shadowOpacity, from: from, to: opacity, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the blur radius of the shadow.
  ///
  /// - Parameters:
  ///   - from: The blur radius at the start, in points; nil is the presentation value at the begin.
  ///   - radius: The blur radius at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func shadow(
    from: Double? = nil, radius: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.shadowRadius, from: from, to: radius, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the offset of the shadow.
  ///
  /// - Parameters:
  ///   - from: The offset at the start, in points; nil is the presentation value at the begin.
  ///   - offset: The offset at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func shadow(
    from: CGSize? = nil, offset: CGSize, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.shadowOffset, from: from, to: offset, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the offset of the shadow to one given as [width, height].
  ///
  /// - Parameters:
  ///   - from: The offset at the start: two numbers; nil is the presentation value at the begin.
  ///   - offset: The offset at the end: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func shadow(
    from: [Double]? = nil, offset: [Double], duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      .shadowOffset, from: from, to: offset, by: nil, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the color of the shadow.
  ///
  /// - Parameters:
  ///   - from: The color at the start; nil is the presentation value at the begin.
  ///   - color: The color at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func shadow(
    from: RGBAColor? = nil, color: RGBAColor, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.shadowColor, from: from, to: color, VerbOptions(duration, easing, at, file, line))
  }
}
