// transform: the whole transform.

public import AnimaticCore

extension Animate {
  /// Animates the whole transform about the anchor point.
  ///
  /// Both transforms are decomposed and their components interpolated, so a rotation takes the
  /// shorter way; for more turns, use rotate.
  ///
  /// ```swift
  /// Animate(box).transform(to: .scale(x: 2, y: 0.5))
  /// ```
  ///
  /// - Parameters:
  ///   - from: The transform at the start; nil is the presentation value at the begin.
  ///   - to: The transform at the end.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func transform(
    from: Transform3D? = nil, to: Transform3D, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.transform, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }

  /// Animates the transform by a following transform.
  ///
  /// - Parameters:
  ///   - from: The transform at the start; nil is the presentation value at the begin.
  ///   - by: The transform applied after the start, so it acts on the result of the start (B-4).
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func transform(
    from: Transform3D? = nil, by: Transform3D, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.transform, from: from, by: by, VerbOptions(duration, easing, at, file, line))
  }
}
