// The velocity of a segment: a quadratic polynomial for every kind.

/// The derivative of a segment as a quadratic Bézier curve of three velocities.
struct PathVelocity {
  /// The velocities at the ends, and the control velocity between them.
  let start, middle, end: SIMD2<Double>

  /// Creates the velocities of a segment in lengths of a unit, which prevents overflow of squares.
  init(_ segment: PathSegment, unit: Double = 1) {
    let first = (segment.control1 - segment.start) / unit
    let last = (segment.end - segment.control2) / unit
    switch segment.kind {
    case .line:
      start = (segment.end - segment.start) / unit
      (middle, end) = (start, start)
    case .quadCurve:
      (start, middle, end) = (first * 2, first + last, last * 2)
    case .curve:
      (start, middle, end) = (first * 3, (segment.control2 - segment.control1) / unit * 3, last * 3)
    }
  }

  /// Returns the velocity at a parameter from 0 to 1.
  func value(at part: Double) -> SIMD2<Double> {
    let rest = 1 - part
    return start * (rest * rest) + middle * (2 * rest * part) + end * (part * part)
  }

  /// Returns the acceleration at a parameter.
  func change(at part: Double) -> SIMD2<Double> {
    ((middle - start) * (1 - part) + (end - middle) * part) * 2
  }

  /// The constant second derivative of the velocity.
  var bend: SIMD2<Double> { (end - middle) - (middle - start) }

  /// The largest magnitude of the three.
  var size: Double { max(start.size, middle.size, end.size) }

  /// The mean of the three lengths, an upper bound of the segment's length.
  var bound: Double { (start.length + middle.length + end.length) / 3 }
}
