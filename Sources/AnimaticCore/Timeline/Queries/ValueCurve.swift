// The values of one property over time, for searches.

/// A number over time, sampled densely enough for searches.
struct ValueCurve {
  typealias Point = TimelineSample<Double>

  private let value: (Double) -> Double
  private let times: SearchTimes
  let points: [Point]

  init?(
    of property: LayerProperty<Double>, on layer: any LayerHost, in timeline: Timeline,
    during time: ClosedRange<Double>?
  ) {
    guard let index = timeline.index(of: layer.layerID) else { return nil }
    let path = property.path
    let values = timeline.values(at: path, layer: index)
    let value = { values($0).numbers.first ?? 0 }
    self.value = value
    times = timeline.searchTimes(of: path, on: index, in: time)
    points = times.sampleTimes.map { Point(time: $0, value: value($0)) }
  }

  /// Returns the best of the points, refined around it.
  func extreme(_ isBetter: (Double, Double) -> Bool) -> Point {
    var best = 0
    for index in points.indices where isBetter(points[index].value, points[best].value) {
      best = index
    }
    guard !points.isEmpty else { return Point(time: 0, value: value(0)) }
    let found = extreme(around: best, isBetter)
    // A value at an edge is not an instant earlier that rounds better.
    let isSame = abs(found.value - points[best].value) <= 1e-12 * max(1, abs(found.value))
    return isSame ? points[best] : found
  }

  /// Returns the best value between the neighbors of a point.
  private func extreme(
    around best: Int, _ isBetter: (Double, Double) -> Bool
  ) -> Point {
    var low = points[max(0, best - 1)].time
    var high = points[min(points.count - 1, best + 1)].time
    var found = points[best]
    // Golden section search.
    let part = 0.6180339887498949
    for _ in 0..<60 where high - low > 1e-12 {
      let (first, second) = (high - part * (high - low), low + part * (high - low))
      let (one, other) = (value(first), value(second))
      if isBetter(one, found.value) { found = Point(time: first, value: one) }
      if isBetter(other, found.value) { found = Point(time: second, value: other) }
      if isBetter(one, other) { high = second } else { low = first }
    }
    return found
  }

  func firstTime(reaching target: Double) -> Double? {
    // A target that is not finite is never reached.
    guard target.isFinite, let first = points.first else { return nil }
    let tolerance = 1e-9 * max(1, abs(target))
    if abs(first.value - target) <= tolerance { return first.time }
    let rises = first.value < target
    func isReached(_ value: Double) -> Bool { rises ? value >= target : value <= target }
    for index in points.indices.dropFirst() {
      let last = points[index - 1].time
      if isReached(points[index].value) {
        return eventTime(
          at: bisect(from: last, to: points[index].time, steps: 80) { isReached(value($0)) })
      }
      // The value may turn back between two points, right after reaching the target.
      guard mayReach(target, around: index, rises: rises) else { continue }
      let found = extreme(around: index) { rises ? $0 > $1 : $0 < $1 }
      if isReached(found.value) {
        return eventTime(
          at: bisect(from: last, to: found.time, steps: 80) { isReached(value($0)) })
      }
      // Touched, up to rounding.
      if abs(found.value - target) <= tolerance { return found.time }
    }
    return nil
  }

  /// Returns the event time right after a time: within the tolerance before its end, an animation is
  /// at its end (T-18).
  private func eventTime(at time: Double) -> Double {
    let reach = 0.75 * MediaTiming.tolerance
    return times.nearest(to: time + reach, within: reach) ?? time
  }

  /// Returns whether a turning point is near enough to a target to reach it between two samples:
  /// around a smooth extremum, the excess is less than the distance to either sample.
  private func mayReach(_ target: Double, around index: Int, rises: Bool) -> Bool {
    let own = points[index].value
    let before = points[index - 1].value
    let after = index + 1 < points.count ? points[index + 1].value : own
    let (first, second) = rises ? (own - before, own - after) : (before - own, after - own)
    let missing = abs(target - own) - 1e-9 * max(1, abs(target))
    return first >= 0 && second >= 0 && missing <= max(first, second)
  }
}
