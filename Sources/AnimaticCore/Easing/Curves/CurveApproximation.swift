// Fast evaluation of a named curve in the frame loop: quintics of y(x), fitted once per process in
// an extension.

/// A named curve as quintics over equal intervals of x.
@usableFromInline
package struct CurveApproximation {
  /// Eight numbers per segment, one cache line: six coefficients, 1 if they are usable, one unused.
  ///
  /// The last segment is followed by an unusable one.
  @usableFromInline let rows: UnsafePointer<Double>

  @inlinable
  init(rows: UnsafePointer<Double>) { self.rows = rows }

  /// The number of segments of a curve: a power of 2.
  @inlinable static var segments: Int { 1 << segmentBits }
  @inlinable static var segmentBits: UInt64 { 7 }

  /// Numbers per segment.
  @inlinable static var stride: Int { 8 }

  /// Numbers per curve.
  @inlinable static var length: Int { (segments + 1) * stride }

  /// Returns the value at a fraction; nil where it is inaccurate, and outside 0 to 1.
  @inlinable @inline(__always)
  func value(at fraction: Double) -> Double? {
    // The bits of positive numbers sort like the numbers: one comparison covers 0, 1, and NaN.
    guard fraction.bitPattern &- 1 < (1.0).bitPattern &- 1 else { return nil }
    // Adding one gives a number in 1…2, whose leading significand bits are the segment index: no
    // conversion or bounds check is needed. A number that rounds up to the end of a segment belongs
    // to the next one.
    let rest = UInt64(Double.significandBitCount) - Self.segmentBits
    let bits = (1 + fraction).bitPattern &>> rest
    let segment = Int(truncatingIfNeeded: bits &- (1.0).bitPattern &>> rest)
    let offset = (fraction - (Double(bitPattern: bits &<< rest) - 1)) * Double(Self.segments)
    let row = rows + segment &* Self.stride
    guard row[6].bitPattern != 0 else { return nil }
    let high = (row[5] * offset + row[4]) * offset + row[3]
    return ((high * offset + row[2]) * offset + row[1]) * offset + row[0]
  }
}

// Approximates a curve's y(x) by quintics, once per process.

extension CurveApproximation {
  /// The number of unused segments next to an end with x′ = 0.
  ///
  /// The second derivative of y(x) is infinite there, and a quintic deviates by more than 10⁻¹⁰. In
  /// all other segments of the named curves it deviates by less.
  private static let endSegments = 3

  /// Writes a curve's coefficients to zeroed memory.
  ///
  /// Each segment takes y, y′, and y″ from the solver at both ends. The segments next to an end with
  /// x′ = 0 stay unused.
  static func fill(_ numbers: UnsafeMutablePointer<Double>, with curve: CubicCurve) {
    guard curve.named != .linear else { return fillStraight(numbers) }
    let first = curve.points.firstX == 0 ? endSegments : 0
    var low = Knot(curve, at: first)
    for segment in first..<(curve.points.secondX == 1 ? segments - endSegments : segments) {
      let high = Knot(curve, at: segment + 1)
      let row = row(from: low, to: high)
      for index in row.indices { numbers[segment * stride + index] = row[index] }
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
    let y: Double
    let slope: Double
    let bend: Double

    init(_ curve: CubicCurve, at index: Int) {
      let fraction = Double(index) / Double(segments)
      let isInside = index > 0 && index < segments
      let place =
        isInside ? curve.place(at: fraction) : CubicCurve.Place(t: fraction, rest: 1 - fraction)
      y = curve.y(place)
      let (xSlope, xBend) = Self.derivatives(curve.points.firstX, curve.points.secondX, place.t)
      let (ySlope, yBend) = Self.derivatives(curve.points.firstY, curve.points.secondY, place.t)
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

  /// Returns the row of the polynomial through two knots with their first and second derivatives.
  private static func row(from low: Knot, to high: Knot) -> SIMD8<Double> {
    let rise = high.y - low.y - low.slope - low.bend / 2
    let steepening = high.slope - low.slope - low.bend
    let curling = high.bend - low.bend
    return SIMD8(
      low.y, low.slope, low.bend / 2,
      10 * rise - 4 * steepening + curling / 2,
      -15 * rise + 7 * steepening - curling,
      6 * rise - 3 * steepening + curling / 2,
      1, 0)
  }
}
