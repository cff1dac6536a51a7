// How a frame loop reads a named curve: quintics of y(x), fitted once per process. Fitting them is
// the business of an extension.

/// A named curve, cut into equal spans of x with a quintic each.
@usableFromInline
package struct CurveFit: @unchecked Sendable, Hashable {
  // Unchecked because of the pointer: what it points to is written before anybody has it, and then
  // never again, and is never freed.

  /// Eight numbers to a segment, a cache line: six coefficients, 1 where they may be used, a spare.
  ///
  /// After the last segment follows one that may not be used.
  @usableFromInline let rows: UnsafePointer<Double>

  @inlinable
  init(rows: UnsafePointer<Double>) { self.rows = rows }

  /// How many spans a curve is cut into: a power of 2.
  @inlinable static var segments: Int { 1 << segmentBits }
  @inlinable static var segmentBits: UInt64 { 7 }

  /// Numbers per segment.
  @inlinable static var stride: Int { 8 }

  /// Numbers per curve.
  @inlinable static var length: Int { (segments + 1) * stride }

  /// The value at a fraction; nil where the fit is not good enough, and outside of 0 to 1.
  @inlinable @inline(__always)
  func value(at fraction: Double) -> Double? {
    // The bits of positive numbers are ordered as they are: one comparison for 0, 1 and NaN.
    guard fraction.bitPattern &- 1 < (1.0).bitPattern &- 1 else { return nil }
    // One more lies in 1…2, where the first bits of the significand are the segment: neither the
    // number nor the segment is converted, and nothing needs to be checked. What is so near to the
    // end of a segment that the sum is rounded up to it, counts to the next one.
    let rest = UInt64(Double.significandBitCount) - Self.segmentBits
    let bits = (1 + fraction).bitPattern >> rest
    let segment = Int(truncatingIfNeeded: bits &- (1.0).bitPattern >> rest)
    let offset = (fraction - (Double(bitPattern: bits << rest) - 1)) * Double(Self.segments)
    let row = rows + segment &* Self.stride
    guard row[6].bitPattern != 0 else { return nil }
    let high = (row[5] * offset + row[4]) * offset + row[3]
    return ((high * offset + row[2]) * offset + row[1]) * offset + row[0]
  }
}
