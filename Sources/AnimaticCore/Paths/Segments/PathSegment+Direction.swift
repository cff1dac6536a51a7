// The direction of a segment, even where its speed is zero.

extension PathSegment {
  /// Returns a tangent vector at a parameter, or nil if the segment is a single point.
  ///
  /// At an end that coincides with its control point, it points from or to the next one. At a cusp,
  /// it is the outgoing direction. Follows K-14.
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

  /// The direction at the end, with which the next segment begins.
  var departure: SIMD2<Double> { direction(at: 1) ?? approach }

  /// Returns the first three derivatives: if one is zero, the next one determines the direction.
  private func directionsInside(
    at part: Double
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let velocity = PathVelocity(self)
    // Smaller values are rounding errors.
    let least = 1e-14 * velocity.size
    func exact(_ vector: SIMD2<Double>) -> SIMD2<Double> { vector.size > least ? vector : .zero }
    return (exact(velocity.value(at: part)), exact(velocity.change(at: part)), velocity.bend)
  }
}
