// pulse: larger and back.

public import AnimaticCore

extension Animate {
  /// Lets the layer swell and shrink back, and rest exactly as it began.
  ///
  /// ```swift
  /// Animate(heart).pulse(times: 2, duration: 0.8)
  /// ```
  ///
  /// - Parameters:
  ///   - scale: How large it gets, as a factor of what shows.
  ///   - times: How often, up to 1000, rounded to whole pulses and at least one.
  ///   - duration: Seconds for all of them; nil is 1.
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
