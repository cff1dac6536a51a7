// Fast evaluation of a named curve in the frame loop: quintics of y(x), fitted once per process in
// an extension.

/// A named curve as quintics over equal intervals of x.
@usableFromInline
package struct CurveApproximation: @unchecked Sendable, Hashable {
  // Unchecked because of the pointer: its memory is initialized before it is shared, never written
  // again, and never freed.

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
    let bits = (1 + fraction).bitPattern >> rest
    let segment = Int(truncatingIfNeeded: bits &- (1.0).bitPattern >> rest)
    let offset = (fraction - (Double(bitPattern: bits << rest) - 1)) * Double(Self.segments)
    let row = rows + segment &* Self.stride
    guard row[6].bitPattern != 0 else { return nil }
    let high = (row[5] * offset + row[4]) * offset + row[3]
    return ((high * offset + row[2]) * offset + row[1]) * offset + row[0]
  }
}
