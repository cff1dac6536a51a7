// Owns the direction of a segment, also where its speed is zero.

extension PathSegment {
  /// A vector along the segment at its own parameter, or nil where the segment is but a point.
  ///
  /// At an end whose control point lies on it, it points from or to the next one. At a cusp inside
  /// a curve it is the direction in which the curve goes on. Follows K-14.
  func direction(at part: Double) -> SIMD2<Double>? {
    let candidates =
      if !(part > 0) {
        (control1 - start, control2 - start, end - start)
      } else if part >= 1 {
        (end - control2, end - control1, end - start)
      } else {
        directionsInside(at: part)
      }
    let direction =
      candidates.0.size > 0
      ? candidates.0 : candidates.1.size > 0 ? candidates.1 : candidates.2
    return direction.size > 0 && direction.isFinite ? direction : nil
  }

  /// The direction with which the next segment is reached.
  var departure: SIMD2<Double> { direction(at: 1) ?? approach }

  /// The first three derivatives: where one is zero, the next one is what moves on.
  private func directionsInside(
    at part: Double
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let velocity = PathVelocity(self)
    // What is smaller than this is rounding.
    let least = 1e-14 * velocity.size
    func exact(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector.size > least ? vector : .zero }
    return (exact(velocity.value(at: part)), exact(velocity.change(at: part)), velocity.bend)
  }
}
