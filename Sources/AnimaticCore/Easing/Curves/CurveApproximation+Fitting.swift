// Approximates a curve's y(x) by quintics, once per process.

extension CurveApproximation {
  /// The maximum deviation of a segment from the solved curve.
  static let tolerance = 1e-10

  /// Writes a curve's coefficients to zeroed memory.
  ///
  /// Each segment takes y, y′, and y″ from the solver at both ends and is then checked inside.
  /// Where a derivative is not finite or the check fails, next to an end with x′ = 0, it stays
  /// unused.
  static func fill(_ numbers: UnsafeMutablePointer<Double>, with curve: CubicCurve) {
    guard curve.code != NamedCurve.linear.rawValue else { return fillStraight(numbers) }
    var low = Knot(curve, at: 0)
    for segment in 0..<segments {
      let high = Knot(curve, at: segment + 1)
      let quintic = quintic(from: low, to: high)
      if isAccurate(quintic, for: curve, from: low, to: high) {
        let row = numbers + segment * stride
        for index in 0..<6 { row[index] = quintic[index] }
        row[6] = 1
      }
      low = high
    }
  }

  /// Writes the straight line, exact to the last bit.
  private static func fillStraight(_ numbers: UnsafeMutablePointer<Double>) {
    for segment in 0..<segments {
      let row = numbers + segment * stride
      row[0] = Double(segment) / Double(segments)
      row[1] = 1 / Double(segments)
      row[6] = 1
    }
  }

  /// The curve at a segment boundary; derivatives are by x in units of one segment.
  private struct Knot {
    let x: Double
    let t: Double
    let y: Double
    let slope: Double
    let bend: Double

    init(_ curve: CubicCurve, at index: Int) {
      x = Double(index)
      let fraction = x / Double(segments)
      t = curve.t(at: fraction)
      y = curve.solvedValue(at: fraction)
      let (xSlope, xBend) = Self.derivatives(curve.points.firstX, curve.points.secondX, t)
      let (ySlope, yBend) = Self.derivatives(curve.points.firstY, curve.points.secondY, t)
      let unit = 1 / Double(segments)
      slope = ySlope / xSlope * unit
      bend = (yBend * xSlope - ySlope * xBend) / (xSlope * xSlope * xSlope) * unit * unit
    }

    private static func derivatives(
      _ first: Double, _ second: Double, _ t: Double
    ) -> (Double, Double) {
      let rest = 1 - t
      let slope = first * rest * rest + 2 * (second - first) * rest * t + (1 - second) * t * t
      let bend = (second - 2 * first) * rest + (1 - 2 * second + first) * t
      return (3 * slope, 6 * bend)
    }
  }

  /// Returns the polynomial through two knots with their first and second derivatives.
  private static func quintic(from low: Knot, to high: Knot) -> SIMD8<Double> {
    let rise = high.y - low.y - low.slope - low.bend / 2
    let steepening = high.slope - low.slope - low.bend
    let curling = high.bend - low.bend
    return SIMD8(
      low.y, low.slope, low.bend / 2,
      10 * rise - 4 * steepening + curling / 2,
      -15 * rise + 7 * steepening - curling,
      6 * rise - 3 * steepening + curling / 2,
      0, 0)
  }

  /// Compares at parameters within the segment, where the curve needs no solving.
  private static func isAccurate(
    _ quintic: SIMD8<Double>, for curve: CubicCurve, from low: Knot, to high: Knot
  ) -> Bool {
    (1..<10).allSatisfy { step in
      let t = low.t + (high.t - low.t) * Double(step) / 10
      let place = CubicCurve.Place(t: t, rest: 1 - t)
      let offset = curve.x(place) * Double(segments) - low.x
      let value = (0..<6).reversed().reduce(0) { $0 * offset + quintic[$1] }
      // NaN fails as well.
      return abs(value - curve.y(place)) <= tolerance
    }
  }
}
