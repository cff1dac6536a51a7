// bounce: up and down, lower each time.

public import AnimaticCore

extension Animate {
  /// Bounces the layer three times, ending exactly as it began.
  ///
  /// Each bounce is a parabola, a quarter as high as the one before and half as long.
  ///
  /// ```swift
  /// Animate(ball).bounce(height: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - height: The height of the first bounce, in points; up is toward smaller y.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the bounce.
  public consuming func bounce(
    height: Double = 20, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    effect(
      .translationY, values: [0, -height, 0, -height / 4, 0, -height / 16, 0],
      times: [0, 2, 4, 5, 6, 6.5, 7].map { $0 / 7 },
      easings: [.rising, .falling, .rising, .falling, .rising, .falling],
      VerbOptions(duration, easing, at, file, line))
  }
}
