// resize: the size of the bounds, or one side.

public import AnimaticCore

extension Animate {
  /// Animates the size of the layer about its anchor point.
  ///
  /// ```swift
  /// Animate(box).resize(to: CGSize(width: 80, height: 40))
  /// ```
  ///
  /// - Parameters:
  ///   - from: The size at the start, in points; nil is the presentation value at the begin.
  ///   - to: The size at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: CGSize? = nil, to: CGSize, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsSize, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the size to one given as [width, height].
  ///
  /// - Parameters:
  ///   - from: The size at the start: two numbers; nil is the presentation value at the begin.
  ///   - to: The size at the end: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: [Double]? = nil, to: [Double], duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsSize, from: from, to: to, by: nil, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the size by a difference.
  ///
  /// - Parameters:
  ///   - from: The size at the start, in points; nil is the presentation value at the begin.
  ///   - by: The difference, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: CGSize? = nil, by: CGSize, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsSize, from: from, by: by, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the size by a difference, given as [width, height].
  ///
  /// - Parameters:
  ///   - from: The size at the start: two numbers; nil is the presentation value at the begin.
  ///   - by: The difference: two numbers; any other count is rejected with C-2.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: [Double]? = nil, by: [Double], duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsSize, from: from, to: nil, by: by, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the width, without affecting the height.
  ///
  /// - Parameters:
  ///   - from: The width at the start, in points; nil is the presentation value at the begin.
  ///   - width: The width at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: Double? = nil, width: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsWidth, from: from, to: width, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the height, without affecting the width.
  ///
  /// - Parameters:
  ///   - from: The height at the start, in points; nil is the presentation value at the begin.
  ///   - height: The height at the end, in points.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func resize(
    from: Double? = nil, height: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.boundsHeight, from: from, to: height, VerbOptions(duration, easing, at, file, line))
  }
}
