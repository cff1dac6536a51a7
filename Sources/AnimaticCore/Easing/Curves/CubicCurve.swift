// The solver of cubic timing curves: y at x to full precision for all valid control points. Named
// curves use the table of the curve cache.

/// A cubic timing curve prepared for evaluation.
///
/// A curve has the same solver everywhere: a named curve uses the table of ``CurveCache``, others
/// iterate. Follows E-3 and E-4; the error is below 1e-10 times the maximum of 1 and the points' y.
@usableFromInline
package struct CubicCurve: Sendable, Hashable {
  /// The valid control points.
  package let points: ControlPoints

  /// The code of the named curve with these points, -1 for any other.
  package let code: Int32

  static let linear = CubicCurve(NamedCurve.linear.controlPoints)

  private let start: CubicPiece
  private let middle: CubicPiece
  private let end: CubicPiece
  private let middleX: Double
  private let quarterX: Double
  private let threeQuartersX: Double

  /// Prepares a curve; invalid points are replaced first (E-3).
  package init(_ given: ControlPoints) {
    let points = given.legal
    self.points = points
    code = NamedCurve(points)?.rawValue ?? -1
    let near = points.firstX
    let far = points.secondX
    // Distances of both points from the opposite end: exact near that end, where it matters.
    let nearGap = 1 - near
    let farGap = 1 - far
    start = CubicPiece(
      linear: 3 * near, square: 3 * (far - 2 * near), cube: 1 + 3 * (near - far),
      low: 0, high: 0.25)
    end = CubicPiece(
      linear: 3 * farGap, square: 3 * (nearGap - 2 * farGap), cube: 1 + 3 * (farGap - nearGap),
      low: 0, high: 0.25)
    // Around t = 1/2, in terms that vanish with the slope for points toward (1, ·) and (0, ·).
    middle = CubicPiece(
      linear: 0.75 * (nearGap + far), square: 1.5 * (nearGap - far),
      cube: 4 - 3 * (nearGap + far), low: -0.25, high: 0.25)
    // near + far - 1; the first difference is exact, so a small sum keeps its precision.
    let excess = near >= 0.5 ? (near - 1) + far : near + (far - 1)
    middleX = 0.375 * excess
    quarterX = (27 * near + 9 * far + 1) / 64
    threeQuartersX = (9 * near + 27 * far + 27) / 64
  }

  @usableFromInline
  package static func == (left: CubicCurve, right: CubicCurve) -> Bool {
    left.points == right.points
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(points) }

  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  package func value(at fraction: Double) -> Double {
    code < 0
      ? solvedValue(at: fraction) : CurveCache.shared.value(named: code, at: fraction)
  }

  /// Returns the value by iteration: the source and the fallback of the named curves' table.
  @inline(__always)
  package func solvedValue(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if code == 0 { return fraction }
    return y(place(at: fraction))
  }

  // MARK: The parameter

  /// A parameter and its distance from 1, both with full precision.
  struct Place {
    let t: Double
    let rest: Double
  }

  /// Returns the parameter at which x equals a fraction strictly between 0 and 1.
  @inline(__always)
  func place(at fraction: Double) -> Place {
    if fraction < quarterX {
      let offset = start.offset(reaching: fraction)
      return Place(t: offset, rest: 1 - offset)
    }
    if fraction > threeQuartersX {
      let offset = end.offset(reaching: 1 - fraction)
      return Place(t: 1 - offset, rest: offset)
    }
    let offset = middle.offset(reaching: (fraction - 0.5) - middleX)
    return Place(t: 0.5 + offset, rest: 0.5 - offset)
  }

  // Sums of weights within 0…1: finite numbers stay finite, and nothing cancels in x.

  func x(_ place: Place) -> Double {
    Self.weigh(points.firstX, points.secondX, place)
  }

  func y(_ place: Place) -> Double {
    Self.weigh(points.firstY, points.secondY, place)
  }

  private static func weigh(_ first: Double, _ second: Double, _ place: Place) -> Double {
    let t = place.t
    let rest = place.rest
    let cross = 3 * t * rest
    return first * (cross * rest) + second * (cross * t) + t * t * t
  }
}
