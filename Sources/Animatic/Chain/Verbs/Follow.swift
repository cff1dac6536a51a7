// follow: a motion along a path.

public import AnimaticCore

extension Animate {
  /// Moves the layer along a path.
  ///
  /// It has an explicit start: the first point of the path. In paced mode its speed is constant; in
  /// linear mode each segment takes the same time (K-11 to K-14).
  ///
  /// ```swift
  /// Animate(plane).follow(loop, rotation: .auto, duration: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the position, in points of the superlayer; an empty one has no effect
  ///     and raises a diagnostic.
  ///   - rotation: The rotation of the layer along the path; nil does not rotate it.
  ///   - mode: The distribution of time over the path.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the move.
  public consuming func follow(
    _ path: BezierPath, rotation: RotationMode? = nil, mode: CalculationMode = .paced,
    duration: Double? = nil, easing: TimingFunction? = nil, at: Position? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    write(
      KeyframeAnimation(.position, path: path, calculationMode: mode, rotationMode: rotation),
      VerbOptions(duration, easing, at, file, line))
  }
}
