// A reference for cubic curves, for tests only: plain bisection, without code of the
// library.

/// A cubic Bézier curve evaluated by bisecting its parameter; exact to 1e-12 if the derivative of x
/// is never 0.
struct ReferenceCurve {
  let firstX: Double
  let firstY: Double
  let secondX: Double
  let secondY: Double

  func value(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<80 {
      let t = (low + high) / 2
      if Self.bezier(firstX, secondX, t) < fraction { low = t } else { high = t }
    }
    return Self.bezier(firstY, secondY, (low + high) / 2)
  }

  /// De Casteljau's construction from 0 to 1.
  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
    let left = mix(0, first)
    let inner = mix(first, second)
    let right = mix(second, 1)
    return mix(mix(left, inner), mix(inner, right))
  }
}
