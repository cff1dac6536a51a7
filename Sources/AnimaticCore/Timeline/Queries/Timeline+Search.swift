// When a property has which value: extrema, first times, and how fast it moves.

extension Timeline {
  /// The lowest and the highest value that a property shows from the begin to the end.
  ///
  /// Found by looking closely between all begins, ends, turns and keys, and to nine digits there; of
  /// more than 20,000 of them some are left out, see `canSearch`.
  ///
  /// ```swift
  /// let chain = Animate(box).move(x: 100, easing: .back(.out))
  /// chain.timeline.extrema(of: .positionX, on: box)?.highest.value  // more than 100
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property that is one number.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin, from and to; all of it where nil, and of what never ends
  ///     three cycles.
  /// - Returns: The first time of each; nil for a layer that takes no part.
  /// - Complexity: O(n²) in the animations of the property.
  public func extrema(
    of property: LayerProperty<Double>, on layer: any LayerHost,
    in time: ClosedRange<Double>? = nil
  ) -> (lowest: TimelineSample<Double>, highest: TimelineSample<Double>)? {
    guard let curve = ValueCurve(of: property, on: layer, in: self, during: time) else {
      return nil
    }
    return (curve.lowest, curve.highest)
  }

  /// The first time at which a property reaches a value, or passes it.
  ///
  /// Found by looking closely between all begins, ends, turns and keys; of more than 20,000 of them
  /// some are left out, see `canSearch`.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).timeline.firstTime(of: .opacity, on: box, reaches: 0.25)
  /// // 0.75
  /// ```
  ///
  /// - Parameters:
  ///   - property: A property that is one number.
  ///   - layer: The layer.
  ///   - value: The value; it counts as reached where less than a billionth is missing. What is not
  ///     finite is never reached.
  ///   - time: Seconds since the begin, from and to; all of it where nil, and of what never ends
  ///     three cycles.
  /// - Returns: Seconds since the begin; nil where it is never reached, and for a layer that takes
  ///   no part.
  /// - Complexity: O(n²) in the animations of the property.
  public func firstTime(
    of property: LayerProperty<Double>, on layer: any LayerHost, reaches value: Double,
    in time: ClosedRange<Double>? = nil
  ) -> Double? {
    ValueCurve(of: property, on: layer, in: self, during: time)?.firstTime(reaching: value)
  }

  /// The values of a property at all times that are worth looking at, in order.
  ///
  /// - Parameters:
  ///   - property: A property that is one number.
  ///   - layer: The layer.
  ///   - time: From and to, both among the samples; all of it where nil.
  /// - Returns: The samples; none for a layer that takes no part.
  package func closeSamples(
    of property: LayerProperty<Double>, on layer: any LayerHost, in time: ClosedRange<Double>?
  ) -> [TimelineSample<Double>] {
    let curve = ValueCurve(of: property, on: layer, in: self, during: time)
    return (curve?.points ?? []).map { TimelineSample(time: $0.time, value: $0.value) }
  }

  /// How fast a property moves, in its units per second, seen from right after a time.
  ///
  /// Only what shows from then to the next begin, end, turn or key counts.
  ///
  /// - Parameters:
  ///   - property: A property of numbers.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; finite.
  /// - Returns: The velocity of each number; nil for a layer that takes no part, and for values that
  ///   nothing can be added to, such as colors and contents.
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
    let (start, end) = smoothStretch(from: time, of: leaves)
    let slope = forwardSlope(within: end - start, finest: end.ulp) { ahead in
      flatValue(at: path, layer: index, time: start + ahead).numbers
    }
    return Value(flat: FlatValue(slope))
  }

  /// From right after a time to right before the next begin, end, turn or key.
  private func smoothStretch(
    from time: Double, of leaves: [Int]
  ) -> (start: Double, end: Double) {
    let events = EventTimes(plan: plan, in: time...time, most: TimelineCorners.most, apart: 0)
    let tolerance = MediaTiming.tolerance
    func next(after time: Double) -> Double { events.next(after: time, of: leaves) ?? time + 1 }
    // What ends shows a little longer, and what is about to end shows its end already (T-18).
    let first = next(after: time - tolerance - MomentSearch.apart(at: 2 * time))
    if first > time + tolerance { return (time, first - tolerance) }
    let late = max(time + 1.25 * tolerance, time.nextUp)
    let start = doesAnythingEnd(at: time, of: leaves) ? late : time
    return (start, next(after: late) - tolerance)
  }

  /// Whether what began before a time may end there; false where all of it begins there.
  private func doesAnythingEnd(at time: Double, of leaves: [Int]) -> Bool {
    let entries = Set(leaves.map(plan.entry))
    return entries.contains { entry in
      guard let span = plan.activeSpan(of: entry) else { return false }
      let isNear = abs(span.enter - time) <= MediaTiming.tolerance
      if isNear { return span.enter > time }
      return span.enter < time && span.exit >= time - MomentSearch.apart(at: time)
    }
  }
}

/// A number that changes over time, looked at closely enough to find what it reaches.
private struct ValueCurve {
  private let timeline: Timeline
  private let layer: Int
  private let path: PropertyPath
  let points: [(time: Double, value: Double)]

  init?(
    of property: LayerProperty<Double>, on layer: any LayerHost, in timeline: Timeline,
    during time: ClosedRange<Double>?
  ) {
    guard let index = timeline.index(of: layer.layerID) else { return nil }
    self.timeline = timeline
    self.layer = index
    path = property.path
    let path = path
    points = timeline.corners(of: path, on: index, in: time).lookouts.map { time in
      (time, timeline.flatValue(at: path, layer: index, time: time).numbers.first ?? 0)
    }
  }

  private func value(at time: Double) -> Double {
    timeline.flatValue(at: path, layer: layer, time: time).numbers.first ?? 0
  }

  var lowest: TimelineSample<Double> { extreme { $0 < $1 } }
  var highest: TimelineSample<Double> { extreme { $0 > $1 } }

  /// The best of the points, and of what lies around it.
  private func extreme(_ isBetter: (Double, Double) -> Bool) -> TimelineSample<Double> {
    var best = 0
    for index in points.indices where isBetter(points[index].value, points[best].value) {
      best = index
    }
    guard !points.isEmpty else { return TimelineSample(time: 0, value: value(at: 0)) }
    let found = extreme(around: best, isBetter)
    // What is reached at an edge is not an instant earlier that rounds better.
    let isSame = abs(found.value - points[best].value) <= 1e-12 * max(1, abs(found.value))
    let shown = isSame ? points[best] : found
    return TimelineSample(time: shown.time, value: shown.value)
  }

  /// The best value between the neighbors of a point.
  private func extreme(
    around best: Int, _ isBetter: (Double, Double) -> Bool
  ) -> (time: Double, value: Double) {
    var low = points[max(0, best - 1)].time
    var high = points[min(points.count - 1, best + 1)].time
    var found = points[best]
    // The golden section: each step leaves out the part in which the better value can't be.
    let part = 0.6180339887498949
    for _ in 0..<60 where high - low > 1e-12 {
      let (first, second) = (high - part * (high - low), low + part * (high - low))
      let (one, other) = (value(at: first), value(at: second))
      if isBetter(one, found.value) { found = (first, one) }
      if isBetter(other, found.value) { found = (second, other) }
      if isBetter(one, other) { high = second } else { low = first }
    }
    return found
  }

  func firstTime(reaching target: Double) -> Double? {
    // Nothing less than all is missing to what is not finite.
    guard target.isFinite, let first = points.first else { return nil }
    let tolerance = 1e-9 * max(1, abs(target))
    if abs(first.value - target) <= tolerance { return first.time }
    let rises = first.value < target
    func isReached(_ value: Double) -> Bool { rises ? value >= target : value <= target }
    for index in points.indices.dropFirst() {
      let last = points[index - 1].time
      if isReached(points[index].value) {
        return firstTime(between: last, and: points[index].time, isReached)
      }
      // It may turn back between two points, right after it has got there.
      guard mayReach(target, around: index, rises: rises) else { continue }
      let found = extreme(around: index) { rises ? $0 > $1 : $0 < $1 }
      if isReached(found.value) { return firstTime(between: last, and: found.time, isReached) }
      // Where it is only touched, but for a rounding.
      if abs(found.value - target) <= tolerance { return found.time }
    }
    return nil
  }

  /// Whether a point lies where the value turns, and so near to a target that it may turn behind it:
  /// between two points of a smooth turn there is less than the way to either of them.
  private func mayReach(_ target: Double, around index: Int, rises: Bool) -> Bool {
    let own = points[index].value
    let before = points[index - 1].value
    let after = index + 1 < points.count ? points[index + 1].value : own
    let (first, second) = rises ? (own - before, own - after) : (before - own, after - own)
    let missing = abs(target - own) - 1e-9 * max(1, abs(target))
    return first >= 0 && second >= 0 && missing <= max(first, second)
  }

  private func firstTime(
    between start: Double, and end: Double, _ isReached: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<80 where high - low > 0 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isReached(value(at: middle)) { high = middle } else { low = middle }
    }
    return high
  }
}
