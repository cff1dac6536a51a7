// The ellipse of an arc given by its end points, as in SVG.

extension EllipticArc {
  /// Creates the arc between two points, or nil if only a straight line is left.
  ///
  /// Radii that are too small are scaled up until the ends are opposite. The center is computed
  /// where the ellipse is a unit circle.
  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    var radii = SIMD2(abs(radii.x), abs(radii.y))
    guard radii.x > 0, radii.y > 0, rotation.isFinite else { return nil }
    let turn = sineAndCosine(of: rotation)
    // Half of the vector from end to start, along the two radii.
    let half = (start - end) / 2
    var unit = SIMD2(
      (half.x * turn.cosine + half.y * turn.sine) / radii.x,
      (half.y * turn.cosine - half.x * turn.sine) / radii.y)
    let reach = unit.length
    // Such a flat arc deviates from its chord by less than the rounding error of its center.
    guard reach.isFinite, reach > (isLarge ? 0 : 1e-7) else { return nil }
    var distance: Double = 0
    if reach >= 1 {
      radii *= reach
      unit /= reach
    } else {
      distance = ((1 - reach) * (1 + reach)).squareRoot() / reach
    }
    // From the midpoint, perpendicular to the chord, on the side selected by the flags.
    if isLarge == isClockwise { distance = -distance }
    let center = SIMD2(unit.y, -unit.x) * distance
    let from = angleOfVector(x: unit.x - center.x, y: unit.y - center.y)
    let to = angleOfVector(x: -unit.x - center.x, y: -unit.y - center.y)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: (start + end) / 2, radii: radii, rotation: rotation, startAngle: from, sweep: sweep)
    self.center = place(center.x, center.y)
    guard center.x.isFinite, center.y.isFinite, sweep.isFinite else { return nil }
  }
}
