// background: the background color.

public import AnimaticCore

extension Animate {
  /// Animates the background color.
  ///
  /// Without a color of the layer and an explicit start, nothing can be interpolated (B-5).
  ///
  /// ```swift
  /// Animate(box).background(from: .white, to: .red)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The color at the start; nil is the presentation value at the begin.
  ///   - to: The color at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func background(
    from: RGBAColor? = nil, to: RGBAColor, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.backgroundColor, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
