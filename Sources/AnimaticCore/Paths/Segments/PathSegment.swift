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
}
