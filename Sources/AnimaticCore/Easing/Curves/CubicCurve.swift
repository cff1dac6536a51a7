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

  /// The named curve with these points; nil for any other.
  package let named: NamedCurve?

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
    named = NamedCurve(points)
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
    named.map { CurveCache.shared.value(of: $0, at: fraction) } ?? solvedValue(at: fraction)
  }

  /// Returns the value by iteration: the source and the fallback of the named curves' table.
  @inline(__always)
  package func solvedValue(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if named == .linear { return fraction }
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

// The control points of an interval of a cubic curve, without cancellation.

extension CubicCurve {
  /// Returns the control points between two fractions, normalized to 0…1; nil if both values are
  /// equal, or if the points would be invalid.
  func points(from low: Double, to high: Double) -> ControlPoints? {
    let start = low <= 0 ? Place(t: 0, rest: 1) : place(at: low)
    let end = high >= 1 ? Place(t: 1, rest: 0) : place(at: high)
    let across = Slopes(points.firstX, points.secondX, start, end)
    let up = Slopes(points.firstY, points.secondY, start, end)
    guard across.mean > 0, up.mean != 0 else { return nil }
    let first = across.start / across.mean / 3
    let second = 1 - across.end / across.mean / 3
    // Rounding may leave 0…1 slightly; a curve with a stationary point in between leaves it
    // clearly.
    guard first < 1 + 1e-14, second > -1e-14 else { return nil }
    let found = ControlPoints(
      min(first, 1), up.start / up.mean / 3, max(second, 0), 1 - up.end / up.mean / 3)
    return found.isLegal ? found : nil
  }

  /// A cubic's slopes at two parameters, and their mean.
  private struct Slopes {
    let start: Double
    let end: Double
    let mean: Double

    init(_ first: Double, _ second: Double, _ low: Place, _ high: Place) {
      let (early, middle, late) = (3 * first, 3 * (second - first), 3 * (1 - second))
      func slope(_ place: Place) -> Double {
        early * (place.rest * place.rest) + middle * (2 * place.rest * place.t)
          + late * (place.t * place.t)
      }
      start = slope(low)
      end = slope(high)
      let rests = low.rest * low.rest + low.rest * high.rest + high.rest * high.rest
      let places = low.t * low.t + low.t * high.t + high.t * high.t
      let mixed =
        2 * low.rest * low.t + low.rest * high.t + high.rest * low.t + 2 * high.rest * high.t
      mean = (early * rests + middle * mixed + late * places) / 3
    }
  }

  /// The fractions strictly between 0 and 1 at which y turns, ascending: at most two.
  ///
  /// Only control points with a y outside 0…1 make a curve turn.
  package var extremaFractions: [Double] {
    let unit = 0.0...1.0
    if unit.contains(points.firstY), unit.contains(points.secondY) { return [] }
    // y' is a mix of three differences; scaled first, because differences of huge numbers overflow.
    let scale = max(1, abs(points.firstY), abs(points.secondY))
    let first = points.firstY / scale
    let second = points.secondY / scale
    let rise = first
    let middle = second - first
    let fall = 1 / scale - second
    // With r = t / (1 - t): fall·r² + 2·middle·r + rise = 0; turns are its simple positive roots.
    var ratios: [Double] = []
    if rise == 0 || fall == 0 {
      ratios = [rise == 0 ? -2 * middle / fall : -rise / (2 * middle)]
    } else {
      let discriminant = middle * middle - rise * fall
      guard discriminant > 0 else { return [] }
      let sum = -(middle + (middle < 0 ? -1 : 1) * discriminant.squareRoot())
      ratios = [sum / fall, rise / sum]
    }
    return ratios.filter { $0 > 0 && $0.isFinite }
      .map { x(Place(t: $0 / (1 + $0), rest: 1 / (1 + $0))) }
      .filter { $0 > 0 && $0 < 1 }
      .sorted()
  }

  /// Returns the first fraction between two fractions at which the curve has a value; nil if none.
  ///
  /// Both ends are included and clamped to 0…1; the direction may be backward.
  package func firstFraction(
    reaching value: Double, from: Double, to: Double
  ) -> Double? {
    guard !value.isNaN, !from.isNaN, !to.isNaN else { return nil }
    var begin = min(max(from, 0), 1)
    let end = min(max(to, 0), 1)
    var before = self.value(at: begin)
    if before == value { return begin }
    // The curve is monotonic between two stops.
    var stops = extremaFractions.filter { $0 > min(begin, end) && $0 < max(begin, end) }
    if end < begin { stops.reverse() }
    for stop in stops + [end] {
      let after = self.value(at: stop)
      if after == value { return stop }
      if (before < value) != (after < value) {
        return crossing(of: value, between: begin, and: stop, rising: before < after)
      }
      before = after
      begin = stop
    }
    return nil
  }

  /// Bisects for the parameter, in which y is a plain polynomial, and returns its x.
  private func crossing(
    of value: Double, between begin: Double, and end: Double, rising: Bool
  ) -> Double {
    let t = bisect(from: t(at: begin), to: t(at: end)) { t in
      (y(Place(t: t, rest: 1 - t)) < value) != rising
    }
    let fraction = x(Place(t: t, rest: 1 - t))
    return min(max(fraction, min(begin, end)), max(begin, end))
  }

  /// Returns the parameter at which x equals a fraction; 0 up to 0, and 1 from 1 on.
  func t(at fraction: Double) -> Double {
    fraction <= 0 ? 0 : fraction >= 1 ? 1 : place(at: fraction).t
  }
}
