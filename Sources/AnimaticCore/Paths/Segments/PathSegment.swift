// One segment of a path: a line or a curve by its points, evaluated at a parameter.

/// One line or curve of a path; a close is a line.
///
/// Stores only numbers, so a frame loop can read many segments in place.
///
/// Follows K-11 and K-14.
package struct PathSegment: Sendable {
  /// The number of control points.
  package enum Kind: UInt8, Sendable {
    case line
    case quadCurve
    case curve
  }

  package let kind: Kind
  package let start: SIMD2<Double>
  /// The control points; a quadratic curve's twice, the ends of a line.
  package let control1: SIMD2<Double>
  package let control2: SIMD2<Double>
  package let end: SIMD2<Double>
  /// The direction of the previous segment, kept by a segment without length; zero for none.
  let approach: SIMD2<Double>

  /// Creates a segment through its control points, if any, to its end.
  init(from start: SIMD2<Double>, through points: [SIMD2<Double>], approach: SIMD2<Double>) {
    self.start = start
    end = points[points.count - 1]
    control1 = points.count > 1 ? points[0] : start
    control2 = points.count > 1 ? points[points.count - 2] : end
    kind = Kind(rawValue: UInt8(points.count - 1)) ?? .line
    self.approach = approach
  }

  /// Returns the point at a parameter, which is not proportional to length in a curve.
  ///
  /// Outside 0 to 1 it extends straight with the speed at that end, because the polynomial diverges
  /// quickly. At 0 and at 1 it is exactly the end.
  package func point(at part: Double) -> SIMD2<Double> {
    if part == 1 { return end }
    if kind == .line { return start.mixed(with: end, at: part) }
    let velocity = PathVelocity(self)
    if part < 0 { return start + velocity.start * part }
    if part > 1 { return end + velocity.end * (part - 1) }
    let first = start.mixed(with: control1, at: part)
    let last = control2.mixed(with: end, at: part)
    if kind == .quadCurve { return first.mixed(with: last, at: part) }
    let middle = control1.mixed(with: control2, at: part)
    return first.mixed(with: middle, at: part)
      .mixed(with: middle.mixed(with: last, at: part), at: part)
  }

  /// Returns the angle of the direction at a parameter, in radians, in (-π, π].
  ///
  /// Outside 0 to 1 it is the angle at that end.
  package func angle(at part: Double) -> Double {
    let direction = direction(at: part) ?? approach
    return angleOfVector(x: direction.x, y: direction.y)
  }

  /// The points inside a curve at which x or y turns; at most four, none on a line.
  var turningPoints: [SIMD2<Double>] {
    let low = SIMD2(min(start.x, end.x), min(start.y, end.y))
    let high = SIMD2(max(start.x, end.x), max(start.y, end.y))
    func isInside(_ point: SIMD2<Double>) -> Bool {
      low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
    }
    if isInside(control1) && isInside(control2) { return [] }
    let velocity = PathVelocity(self)
    return
      (Self.zeros(velocity.start.x, velocity.middle.x, velocity.end.x)
      + Self.zeros(velocity.start.y, velocity.middle.y, velocity.end.y)).map { point(at: $0) }
  }

  /// Returns the zeros of a quadratic Bézier curve of three numbers between 0 and 1.
  private static func zeros(_ first: Double, _ middle: Double, _ last: Double) -> [Double] {
    let size = max(abs(first), abs(middle), abs(last))
    guard size > 0, size.isFinite else { return [] }
    let constant = first / size
    let linear = middle / size - constant
    let square = last / size - middle / size - linear
    let root = max(0, linear * linear - square * constant).squareRoot()
    // A sum of equal signs keeps its precision; the other zero follows from the product of both.
    let sum = -(linear + (linear < 0 ? -root : root))
    return [sum / square, constant / sum].filter { $0 > 0 && $0 < 1 }
  }

  /// Returns a tangent vector at a parameter, or nil if the segment is a single point.
  ///
  /// At an end that coincides with its control point, it points from or to the next one. At a cusp,
  /// it is the outgoing direction. Follows K-14.
  func direction(at part: Double) -> SIMD2<Double>? {
    let candidates =
      if !(part > 0) {
        (control1 - start, control2 - start, end - start)
      } else if part >= 1 {
        (end - control2, end - control1, end - start)
      } else {
        directionsInside(at: part)
      }
    let direction =
      candidates.0.size > 0
      ? candidates.0 : candidates.1.size > 0 ? candidates.1 : candidates.2
    return direction.size > 0 && direction.isFinite ? direction : nil
  }

  /// The direction at the end, with which the next segment begins.
  var departure: SIMD2<Double> { direction(at: 1) ?? approach }

  /// Returns the first three derivatives: if one is zero, the next one determines the direction.
  private func directionsInside(
    at part: Double
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let velocity = PathVelocity(self)
    // Smaller values are rounding errors.
    let least = 1e-14 * velocity.size
    func exact(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector.size > least ? vector : .zero }
    return (exact(velocity.value(at: part)), exact(velocity.change(at: part)), velocity.bend)
  }
}

// A point or a direction in the plane as two numbers, convertible to the CG type.

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// Returns a point interpolated toward another; exact at 0.
  func mixed(with other: SIMD2<Double>, at fraction: Double) -> SIMD2<Double> {
    self + (other - self) * fraction
  }
}

extension CGPoint {
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }
}
