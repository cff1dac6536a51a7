// fade, fadeIn, fadeOut: the opacity.

public import AnimaticCore

extension Animate {
  /// Fades the layer to an opacity, by default to 0.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0.5, duration: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The opacity at the start; nil is the presentation value at the begin.
  ///   - to: The opacity at the end, 0 to 1; other numbers are kept (B-6).
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the fade.
  public consuming func fade(
    from: Double? = nil, to: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.opacity, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Fades the layer in.
  ///
  /// An entrance has an explicit start, so a delayed one hides the layer before it begins.
  ///
  /// ```swift
  /// Animate(box).fadeIn(duration: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The opacity at the start, 0 to 1; other numbers are kept (B-6).
  ///   - to: The opacity at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the fade.
  public consuming func fadeIn(
    from: Double = 0, to: Double = 1, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.opacity, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Fades the layer out, from the presentation value at the begin.
  ///
  /// ```swift
  /// Animate(box).fadeOut().settle()
  /// ```
  ///
  /// - Parameters:
  ///   - to: The opacity at the end, 0 to 1; other numbers are kept (B-6).
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the fade.
  public consuming func fadeOut(
    to: Double = 0, duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.opacity, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
