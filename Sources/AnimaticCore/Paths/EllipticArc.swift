// Owns the way from an arc of an ellipse to cubic curves. Knows neither how an arc is asked for nor
// the path it is added to.

/// A part of an ellipse, by its center, its radii, its turn and two angles in radians.
///
/// The angles are those of the circle that the ellipse was before its radii were made unequal.
struct EllipticArc {
  var center: SIMD2<Double>
  var radii: SIMD2<Double>
  /// How far the first radius is turned away from the x-axis.
  var rotation: Double = 0
  var startAngle: Double
  /// How far the arc goes on from the start angle: positive from x to y.
  var sweep: Double

  /// One cubic curve, without the point it starts from.
  typealias Curve = (control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>)

  /// Equal parts of at most a quarter turn, at least one and at most four for a whole turn.
  ///
  /// A quarter turn is taken a thousandth of a radian too large, as browsers do: rounding shall not
  /// make three curves of half a turn.
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

  /// Where the arc begins.
  var start: SIMD2<Double> {
    let from = sineAndCosine(of: startAngle)
    return place(from.cosine, from.sine)
  }

  /// A point of the unit circle's plane on the plane of the ellipse.
  private func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let turn = sineAndCosine(of: rotation)
    let (along, across) = (x * radii.x, y * radii.y)
    return SIMD2(
      center.x + (along * turn.cosine - across * turn.sine),
      center.y + (along * turn.sine + across * turn.cosine))
  }
}
