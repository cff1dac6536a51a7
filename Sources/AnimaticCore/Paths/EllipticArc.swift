// Conversion of an elliptical arc to cubic curves.

/// An elliptical arc given by center, radii, rotation, and two angles in radians.
///
/// The angles refer to the circle before scaling to the radii.
struct EllipticArc {
  var center: SIMD2<Double>
  var radii: SIMD2<Double>
  /// The rotation of the first radius from the x-axis.
  var rotation: Double = 0
  var startAngle: Double
  /// The angle of the arc from its start: positive from x to y.
  var sweep: Double

  /// One cubic curve without its start point.
  typealias Curve = (control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>)

  /// Equal parts of at most a quarter turn, between one and four.
  ///
  /// A quarter turn has a tolerance of a thousandth of a radian, as in browsers, so that rounding
  /// doesn't make three curves of half a turn.
  var curves: [Curve] {
    guard sweep.isFinite, abs(sweep) < 100 else { return [] }
    let count = max(1, (abs(sweep) / (.pi / 2 + 0.001)).rounded(.up))
    let step = sweep / count
    let quarter = step / 4
    let turn = sineAndCosine(of: quarter)
    let reach = 4.0 / 3 * (turn.sine / turn.cosine)
    return (0..<Int(count)).map { index in
      let from = sineAndCosine(of: startAngle + step * Double(index))
      let to = sineAndCosine(of: startAngle + step * Double(index + 1))
      return (
        place(from.cosine - reach * from.sine, from.sine + reach * from.cosine),
        place(to.cosine + reach * to.sine, to.sine - reach * to.cosine),
        place(to.cosine, to.sine)
      )
    }
  }

  /// The start point of the arc.
  var start: SIMD2<Double> {
    let from = sineAndCosine(of: startAngle)
    return place(from.cosine, from.sine)
  }

  /// Maps a point of the unit circle's plane to the ellipse's plane.
  func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let turn = sineAndCosine(of: rotation)
    let (along, across) = (x * radii.x, y * radii.y)
    return SIMD2(
      center.x + (along * turn.cosine - across * turn.sine),
      center.y + (along * turn.sine + across * turn.cosine))
  }
}

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
