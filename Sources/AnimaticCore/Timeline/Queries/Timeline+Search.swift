// Searches of a property's values: extrema, first times, and velocities.

extension Timeline {
  /// Returns the lowest and highest presentation values of a property.
  ///
  /// The search samples densely between all begins, ends, turns, and keyframes, and refines to nine
  /// digits; beyond 20,000 of them it is incomplete, see `canSearch`.
  ///
  /// ```swift
  /// let chain = Animate(box).move(x: 100, easing: .back(.out))
  /// chain.timeline.extrema(of: .positionX, on: box)?.highest.value  // more than 100
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property with one number.
  ///   - layer: The layer.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: The first time of each; nil for a layer that is not animated.
  /// - Complexity: O(n log n) in the animations of the property.
  public func extrema(
    of property: LayerProperty<Double>, on layer: any LayerHost,
    in time: ClosedRange<Double>? = nil
  ) -> (lowest: TimelineSample<Double>, highest: TimelineSample<Double>)? {
    ValueCurve(of: property, on: layer, in: self, during: time)
      .map { ($0.extreme(<), $0.extreme(>)) }
  }

  /// Returns the first time at which a property reaches or passes a value.
  ///
  /// The search samples densely between all begins, ends, turns, and keyframes; beyond 20,000 of
  /// them it is incomplete, see `canSearch`.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).timeline.firstTime(of: .opacity, on: box, reaches: 0.25)
  /// // 0.75
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property with one number.
  ///   - layer: The layer.
  ///   - value: The value; reached within a billionth. A value that is not finite is never reached.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: Seconds since the begin; nil if never reached, and for a layer that is not
  ///   animated.
  /// - Complexity: O(n log n) in the animations of the property.
  public func firstTime(
    of property: LayerProperty<Double>, on layer: any LayerHost, reaches value: Double,
    in time: ClosedRange<Double>? = nil
  ) -> Double? {
    ValueCurve(of: property, on: layer, in: self, during: time)?.firstTime(reaching: value)
  }

  /// Returns the values of a property at all relevant times, in order.
  ///
  /// - Parameters:
  ///   - property: A property with one number.
  ///   - layer: The layer.
  ///   - time: The interval, including both ends; nil for the whole.
  /// - Returns: The samples; empty for a layer that is not animated.
  package func closeSamples(
    of property: LayerProperty<Double>, on layer: any LayerHost, in time: ClosedRange<Double>?
  ) -> [TimelineSample<Double>] {
    ValueCurve(of: property, on: layer, in: self, during: time)?.points ?? []
  }

  /// Returns the velocity of a property right after a time, in its units per second.
  ///
  /// Only values up to the next begin, end, turn, or keyframe contribute.
  ///
  /// - Parameters:
  ///   - property: A numeric property.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; finite.
  /// - Returns: The velocity of each component; nil for a layer that is not animated, and for
  ///   values without addition, such as colors and contents.
  /// - Complexity: O(n log n) in the animations of the layer.
  public func velocity<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at time: Double
  ) -> Value? {
    guard let index = index(of: layer.layerID), property.path.isBlended, time.isFinite else {
      return nil
    }
    let path = property.path
    guard let root = plan.root(of: path, on: index) else {
      return Value(flat: FlatValue(models[index].value(at: path).numbers.map { _ in 0 }))
    }
    let leaves = plan.leaves(of: index) { $0.writes(Int32(root)) }
    let (start, end) = smoothInterval(from: time, of: leaves)
    let slope = forwardSlope(within: end - start, finest: end.ulp) { ahead in
      flatValue(at: path, layer: index, time: start + ahead).numbers
    }
    return Value(flat: FlatValue(slope))
  }

  /// Returns the interval from right after a time to right before the next begin, end, turn, or
  /// keyframe.
  private func smoothInterval(
    from time: Double, of leaves: [Int]
  ) -> (start: Double, end: Double) {
    let events = EventTimes(plan: plan, in: time...time, most: SearchTimes.most, apart: 0)
    let tolerance = MediaTiming.tolerance
    func next(after time: Double) -> Double { events.next(after: time, of: leaves) ?? time + 1 }
    // An ending animation persists a little longer, and one about to end is already at its end
    // (T-18).
    let first = next(after: time - tolerance - MediaTiming.resolution(at: 2 * time))
    if first > time + tolerance { return (time, first - tolerance) }
    let late = max(time + 1.25 * tolerance, time.nextUp)
    let start = doesAnythingEnd(at: time, of: leaves) ? late : time
    return (start, next(after: late) - tolerance)
  }

  /// Returns whether an earlier animation may end at a time; false if all of them begin there.
  private func doesAnythingEnd(at time: Double, of leaves: [Int]) -> Bool {
    let entries = SmallSet(leaves.map(plan.entry))
    return entries.elements.contains { entry in
      guard let span = plan.activeInterval(of: entry) else { return false }
      let isNear = abs(span.enter - time) <= MediaTiming.tolerance
      if isNear { return span.enter > time }
      return span.enter < time && span.exit >= time - MediaTiming.resolution(at: time)
    }
  }
}

/// A number over time, sampled densely enough for searches.
private struct ValueCurve {
  typealias Point = TimelineSample<Double>

  private let value: (Double) -> Double
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
    points = timeline.searchTimes(of: path, on: index, in: time).sampleTimes
      .map { Point(time: $0, value: value($0)) }
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
        return bisect(from: last, to: points[index].time, steps: 80) { isReached(value($0)) }
      }
      // The value may turn back between two points, right after reaching the target.
      guard mayReach(target, around: index, rises: rises) else { continue }
      let found = extreme(around: index) { rises ? $0 > $1 : $0 < $1 }
      if isReached(found.value) {
        return bisect(from: last, to: found.time, steps: 80) { isReached(value($0)) }
      }
      // Touched, up to rounding.
      if abs(found.value - target) <= tolerance { return found.time }
    }
    return nil
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
