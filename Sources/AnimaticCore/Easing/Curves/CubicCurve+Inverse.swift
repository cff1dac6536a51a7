// The inverse of a cubic curve, and its extrema.

extension CubicCurve {
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
      .ascending { $0 }
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
