// transform: the whole transform at once.

public import AnimaticCore

extension Animate {
  /// Changes the whole transform about the anchor point.
  ///
  /// Two transforms are taken apart and their parts go from one to the other, so a turn takes the
  /// shorter way round; to turn on, use rotate.
  ///
  /// ```swift
  /// Animate(box).transform(to: .scale(x: 2, y: 0.5))
  /// ```
  ///
  /// - Parameters:
  ///   - from: The transform at the start; nil is the presentation value at the begin.
  ///   - to: The transform at the end.
  ///   - duration: Seconds; nil is 1.
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

  /// Changes the transform by one that follows what shows.
  ///
  /// - Parameters:
  ///   - from: The transform at the start; nil is the presentation value at the begin.
  ///   - by: What follows the start, so that it acts on what the start has changed (B-4).
  ///   - duration: Seconds; nil is 1.
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
