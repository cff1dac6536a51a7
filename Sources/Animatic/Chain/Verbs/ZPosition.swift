// zPosition: the position along the z axis.

public import AnimaticCore

extension Animate {
  /// Moves the layer along the z axis.
  ///
  /// ```swift
  /// Animate(card).zPosition(to: 10)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The position at the start, in points; nil is the presentation value at the begin.
  ///   - to: The position at the end, in points; higher layers are in front.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func zPosition(
    from: Double? = nil, to: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.zPosition, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Moves the layer along the z axis by a distance.
  ///
  /// - Parameters:
  ///   - from: The position at the start, in points; nil is the presentation value at the begin.
  ///   - by: The distance, in points; positive is to the front.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func zPosition(
    from: Double? = nil, by: Double, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.zPosition, from: from, by: by, VerbOptions(duration, easing, at, file, line))
  }
}
