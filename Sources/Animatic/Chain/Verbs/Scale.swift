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
  ///   - from: The factor at the start; nil is what shows at its begin.
  ///   - to: The factor at the end; 1 is the layer's own size.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change of scale.
  public consuming func scale(
    from: Double? = nil, to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.scale, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
