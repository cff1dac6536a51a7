// The control points of an interval of a cubic curve, without cancellation.

extension CubicCurve {
  /// Returns the control points between two fractions, normalized to 0…1; nil if both values are
  /// equal, or if the points would be invalid.
  func points(from low: Double, to high: Double) -> ControlPoints? {
    let start = low <= 0 ? Place(t: 0, rest: 1) : place(at: low)
    let end = high >= 1 ? Place(t: 1, rest: 0) : place(at: high)
    let across = Slopes(points.firstX, points.secondX, start, end)
    let up = Slopes(points.firstY, points.secondY, start, end)
    guard across.mean > 0, up.mean != 0 else { return nil }
    let first = across.start / across.mean / 3
    let second = 1 - across.end / across.mean / 3
    // Rounding may leave 0…1 slightly; a curve with a stationary point in between leaves it
    // clearly.
    guard first < 1 + 1e-14, second > -1e-14 else { return nil }
    let found = ControlPoints(
      min(first, 1), up.start / up.mean / 3, max(second, 0), 1 - up.end / up.mean / 3)
    return found.isLegal ? found : nil
  }

  /// A cubic's slopes at two parameters, and their mean.
  private struct Slopes {
    let start: Double
    let end: Double
    let mean: Double

    init(_ first: Double, _ second: Double, _ low: Place, _ high: Place) {
      let (early, middle, late) = (3 * first, 3 * (second - first), 3 * (1 - second))
      func slope(_ place: Place) -> Double {
        early * (place.rest * place.rest) + middle * (2 * place.rest * place.t)
          + late * (place.t * place.t)
      }
      start = slope(low)
      end = slope(high)
      let rests = low.rest * low.rest + low.rest * high.rest + high.rest * high.rest
      let places = low.t * low.t + low.t * high.t + high.t * high.t
      let mixed =
        2 * low.rest * low.t + low.rest * high.t + high.rest * low.t + 2 * high.rest * high.t
      mean = (early * rests + middle * mixed + late * places) / 3
    }
  }
}
