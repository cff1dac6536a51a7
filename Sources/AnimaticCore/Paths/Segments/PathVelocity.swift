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

  /// Returns the length between two parameters by twelve-point Gauss–Legendre quadrature: exact to
  /// rounding on a line and on a short part of a curve.
  func length(from lower: Double, to upper: Double) -> Double {
    let middle = (lower + upper) / 2
    let half = (upper - lower) / 2
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    var sum = pair(0.1252334085114689155, 0.2491470458134027850)
    sum += pair(0.3678314989981801938, 0.2334925365383548088)
    sum += pair(0.5873179542866174473, 0.2031674267230659217)
    sum += pair(0.7699026741943046870, 0.1600783285433462263)
    sum += pair(0.9041172563704748567, 0.1069393259953184310)
    sum += pair(0.9815606342467192507, 0.0471753363865118272)
    return sum * half
  }

  /// Returns the speed at a parameter; the unit prevents overflow of squares.
  private func speed(at part: Double) -> Double {
    let velocity = value(at: part)
    return (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }

  /// Splits the segment until the quadrature is accurate, and reports the parts in order.
  ///
  /// A part is accurate if the rule agrees with itself on the two halves. At a cusp, where the
  /// speed has a kink, each cut divides the error by four; so there are few cuts, bounded by the
  /// maximum depth.
  func measure(_ report: (_ lower: Double, _ upper: Double, _ length: Double) -> Void) {
    cut(
      from: 0, to: 1, whole: length(from: 0, to: 1), tolerance: 1e-11 * bound, depth: 0, report)
  }

  private func cut(
    from lower: Double, to upper: Double, whole: Double, tolerance: Double, depth: Int,
    _ report: (_ lower: Double, _ upper: Double, _ length: Double) -> Void
  ) {
    let middle = (lower + upper) / 2
    let left = length(from: lower, to: middle)
    let right = length(from: middle, to: upper)
    guard abs(left + right - whole) > tolerance, depth < 24 else {
      report(lower, upper, left + right)
      return
    }
    cut(from: lower, to: middle, whole: left, tolerance: tolerance, depth: depth + 1, report)
    cut(from: middle, to: upper, whole: right, tolerance: tolerance, depth: depth + 1, report)
  }

  /// Returns the parameter at a length of a measured part: Newton's method with a shrinking
  /// bracket.
  func part(after length: Double, of whole: Double, from lower: Double, to upper: Double) -> Double
  {
    guard length > 0 else { return lower }
    guard length < whole else { return upper }
    let mean = whole / (upper - lower)
    var (low, high) = (lower, upper)
    var part = guess(at: length / whole, mean: mean, from: lower, to: upper)
    for _ in 0..<60 {
      let excess = self.length(from: lower, to: part) - length
      if abs(excess) <= 1e-13 * whole { break }
      if excess > 0 { high = part } else { low = part }
      let speed = speed(at: part)
      let next = part - excess / speed
      let isInside = low < next && next < high
      part = isInside ? next : (low + high) / 2
      // Each step squares the error; another one would only find rounding.
      if isInside, abs(excess) <= 1e-7 * whole, speed > 0.1 * mean { break }
    }
    return part
  }

  /// Returns the cubic with the right values and slopes at both ends, if it does not overshoot.
  private func guess(
    at share: Double, mean: Double, from lower: Double, to upper: Double
  ) -> Double {
    let first = mean / speed(at: lower)
    let last = mean / speed(at: upper)
    let rest = 1 - share
    let place =
      first <= 3 && last <= 3
      ? share * (rest * rest * first + share * (3 - 2 * share - rest * last)) : share
    return lower + (upper - lower) * place
  }
}
