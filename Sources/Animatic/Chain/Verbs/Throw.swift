// throw: along a parabola between two positions.

public import AnimaticCore

extension Animate {
  /// Throws the layer from one position to another along a parabola.
  ///
  /// The x is linear in time and the y like a thrown object: one quadratic curve, traversed by its
  /// parameter (K-11). Its start is explicit.
  ///
  /// ```swift
  /// Animate(ball).throw(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 200, y: 100), height: 80)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The start, in points.
  ///   - to: The destination, in points.
  ///   - height: The height above the higher of both ends, in points; up is toward smaller y. A
  ///     negative one hangs below the lower end.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the throw.
  public consuming func `throw`(
    from: CGPoint, to: CGPoint, height: Double = 100, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    write(
      KeyframeAnimation(.position, path: .thrown(from: from, to: to, height: height)),
      VerbOptions(duration, easing, at, file, line))
  }

  /// Throws the layer from one position to another, both given as [x, y].
  ///
  /// - Parameters:
  ///   - from: The start: two numbers.
  ///   - to: The destination: two numbers; any other count is rejected with C-2.
  ///   - height: The height above the higher of both ends, in points.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the throw.
  public consuming func `throw`(
    from: [Double], to: [Double], height: Double = 100, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    self.throw(
      from: CGPoint(pair: from), to: CGPoint(pair: to), height: height, duration: duration,
      easing: easing, at: at, file: file, line: line
    ).checking(from, to)
  }
}
