// Measurements of a whole path: its bounds, its length, and points along it.

extension BezierPath {
  /// The smallest rectangle around everything that is drawn and moved to; zero for an empty path.
  ///
  /// Includes the curves, but not their control points. Points that are not finite are ignored.
  ///
  /// ```swift
  /// let arch = BezierPath([
  ///   .move(to: .zero),
  ///   .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
  /// ])
  /// arch.bounds  // (0, 0, 10, 5)
  /// ```
  ///
  /// - Complexity: O(n) in the elements.
  public var bounds: CGRect {
    let ends = elements.compactMap(\.end).map { SIMD2($0) }
    let points = (ends + segments.flatMap(\.turningPoints)).filter(\.isFinite)
    return points.isEmpty ? .zero : CGRect(around: points.map { CGPoint($0) })
  }

  /// The length of everything drawn, including closes but not moves, to at least nine digits.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// Elements with coordinates that are not finite have no length.
  ///
  /// - Complexity: O(n) in the elements.
  public var length: Double { PathEvaluator(self).length }

  /// Returns the point at a fraction of the length, or nil in an empty path.
  ///
  /// At a move, the point after the jump counts. In a path without length, all elements except
  /// moves count as equally long (K-8).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).point(at: 0.5)  // (30, 10)
  /// ```
  ///
  /// - Parameter fraction: The fraction, from 0 at the start to 1 at the end; clamped, NaN counts
  ///   as 0.
  /// - Returns: The point.
  /// - Complexity: O(n) in the elements for each call: the path is measured each time.
  public func point(at fraction: Double) -> CGPoint? {
    let evaluator = PathEvaluator(self)
    if evaluator.segmentCount == 0 { return currentPoint }
    let place = evaluator.locate(fraction)
    let point = evaluator.point(segment: place.segment, part: place.part)
    return CGPoint(x: point.x, y: point.y)
  }

  /// Returns the direction of the path at a fraction of the length, or nil in an empty path.
  ///
  /// At a corner, the direction is the outgoing one. If a curve begins or ends at its control
  /// point, it is the direction to the next point. Segments without length keep the previous
  /// direction; without any direction the angle is 0 (K-14).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).angle(at: 0.5)  // π: to the left
  /// ```
  ///
  /// - Parameter fraction: The fraction, from 0 at the start to 1 at the end; clamped, NaN counts
  ///   as 0.
  /// - Returns: The angle in radians from the x-axis toward the y-axis, over -π up to π.
  /// - Complexity: O(n) in the elements for each call: the path is measured each time.
  public func angle(at fraction: Double) -> Double? {
    if isEmpty { return nil }
    let evaluator = PathEvaluator(self)
    let place = evaluator.locate(fraction)
    return evaluator.angle(segment: place.segment, part: place.part)
  }
}
