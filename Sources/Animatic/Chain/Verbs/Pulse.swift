// pulse: scales up and back.

public import AnimaticCore

extension Animate {
  /// Scales the layer up and back, ending exactly as it began.
  ///
  /// ```swift
  /// Animate(heart).pulse(times: 2, duration: 0.8)
  /// ```
  ///
  /// - Parameters:
  ///   - scale: The peak, as a factor of the presentation value.
  ///   - times: The number of pulses, up to 1000, rounded to a whole number of at least 1.
  ///   - duration: Seconds for all pulses; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the pulses.
  public consuming func pulse(
    scale: Double = 1.1, times: Double = 1, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let count = times.wholeTimes
    return effect(
      .scale, .factors, values: [1] + (0..<count).flatMap { _ in [scale, 1] },
      easings: [TimingFunction](repeating: .easeInEaseOut, count: 2 * count),
      VerbOptions(duration, easing, at, file, line)
    ).checking(times: times)
  }
}
