// throw: from one place to another along a parabola.

public import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Animate {
  /// Throws the layer from one place to another along a parabola.
  ///
  /// The x is even in time and the y runs as of something thrown: one quadratic curve, walked at
  /// its own parameter (K-11). It states its start.
  ///
  /// ```swift
  /// Animate(ball).throw(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 200, y: 100), height: 80)
  /// ```
  ///
  /// - Parameters:
  ///   - from: Where it is thrown from, in points.
  ///   - to: Where it lands, in points.
  ///   - height: How high it goes above the higher of both ends, in points; up is toward smaller y.
  ///     Below 0 it hangs through below the lower one.
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

  /// Throws the layer from one place to another, both written as [x, y].
  ///
  /// - Parameters:
  ///   - from: Where it is thrown from: two numbers.
  ///   - to: Where it lands: two numbers; any other count is rejected with C-2.
  ///   - height: How high it goes above the higher of both ends, in points.
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
    let input = PointInput(from, to)
    let start = input.point(0) ?? .zero
    let path = BezierPath.thrown(from: start, to: input.point(1) ?? .zero, height: height)
    return write(
      KeyframeAnimation(.position, path: path), VerbOptions(duration, easing, at, file, line)
    ).checking(input)
  }
}
