// The extrema of a curve in x and y.

extension PathSegment {
  /// The points inside a curve at which x or y turns; at most four, none on a line.
  var turningPoints: [SIMD2<Double>] {
    let low = SIMD2(min(start.x, end.x), min(start.y, end.y))
    let high = SIMD2(max(start.x, end.x), max(start.y, end.y))
    func isInside(_ point: SIMD2<Double>) -> Bool {
      low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
    }
    if isInside(control1) && isInside(control2) { return [] }
    let velocity = PathVelocity(self)
    return
      (Self.zeros(velocity.start.x, velocity.middle.x, velocity.end.x)
      + Self.zeros(velocity.start.y, velocity.middle.y, velocity.end.y)).map { point(at: $0) }
  }

  /// Returns the zeros of a quadratic Bézier curve of three numbers between 0 and 1.
  private static func zeros(_ first: Double, _ middle: Double, _ last: Double) -> [Double] {
    let size = max(abs(first), abs(middle), abs(last))
    guard size > 0, size.isFinite else { return [] }
    let constant = first / size
    let linear = middle / size - constant
    let square = last / size - middle / size - linear
    let root = max(0, linear * linear - square * constant).squareRoot()
    // A sum of equal signs keeps its precision; the other zero follows from the product of both.
    let sum = -(linear + (linear < 0 ? -root : root))
    return [sum / square, constant / sum].filter { $0 > 0 && $0 < 1 }
  }
}
