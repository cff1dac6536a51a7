// The times between which values change smoothly, given by animations, their passes, and keyframes.

/// The event times of some properties of layers, sorted and unique.
struct SearchTimes {
  /// Includes the first and last time of the interval.
  let times: [Double]
  /// Whether there are more event times than the limit.
  let isCut: Bool
  /// The number of samples between two event times.
  private let density: Int

  /// The maximum number of event times per layer.
  static let most = 20_000

  /// - Parameters:
  ///   - leaves: The animations to include, layer by layer.
  ///   - plan: The plan.
  ///   - range: The interval in seconds since the begin.
  init(of leaves: [[Int]], in plan: Plan, during range: ClosedRange<Double>) {
    let found = leaves.map { leaves in
      var events = EventTimes(
        plan: plan, range: range, most: Self.most, apart: 0, findsSpringTurns: true)
      return events.times(of: leaves)
    }
    times = SmallSet(found.flatMap(\.times)).elements.ascending { $0 }
    isCut = found.contains { $0.isCut }
    // The turns of a spring are among the times.
    let isCurved = leaves.joined().contains {
      plan.nodes[$0].record.easing >= AnimationPool.firstCurve
    }
    density = isCurved ? 256 : 32
  }

  /// Returns the first event time near a time.
  func nearest(to time: Double, within distance: Double) -> Double? {
    let index = times.partitioningIndex { $0 >= time - distance }
    return index < times.count && times[index] <= time + distance ? times[index] : nil
  }

  /// The sample times: the event times, their immediate surroundings, and times in between.
  var sampleTimes: [Double] {
    guard var last = times.first else { return [] }
    var sampleTimes = [last]
    let count = max(4, min(density, 400_000 / max(1, times.count)))
    for time in times.dropFirst() {
      let length = time - last
      // A jump is visible right after its event time.
      let inner = min(2 * MediaTiming.tolerance, length / 4)
      sampleTimes.append(last + inner)
      for index in 1..<count { sampleTimes.append(last + length * Double(index) / Double(count)) }
      sampleTimes += [time - inner, time]
      last = time
    }
    return sampleTimes
  }
}

extension Timeline {
  /// Returns whether searches examine all begins, ends, turns, and keyframes of a property.
  ///
  /// Searches examine at most 20,000 of them, over all passes of all animations. Beyond that,
  /// `extrema`, `firstTime`, `jumps`, and `overlaps` may be incomplete, and expectations based on
  /// them fail: use a shorter interval.
  ///
  /// ```swift
  /// let blink = Animate(box).fade(to: 0).repeats(100_000)
  /// blink.timeline.canSearch(.opacity, on: box)              // false
  /// blink.timeline.canSearch(.opacity, on: box, in: 0...60)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: Whether the search is complete; true for a layer that is not animated.
  /// - Complexity: O(n) in the animations of the property and their passes.
  public func canSearch<Value>(
    _ property: LayerProperty<Value>, on layer: any LayerHost, in time: ClosedRange<Double>? = nil
  ) -> Bool {
    index(of: layer.layerID).map { !searchTimes(of: property.path, on: $0, in: time).isCut } ?? true
  }

  /// Returns the event times of a property's animations in an interval.
  func searchTimes(
    of path: PropertyPath, on layer: Int, in time: ClosedRange<Double>?
  ) -> SearchTimes {
    let root = plan.root(of: path, on: layer).map(Int32.init)
    let leaves = plan.leaves(of: layer) { root.map($0.writes) ?? false }
    return SearchTimes(of: [leaves], in: plan, during: searchRange(time))
  }

  /// Returns the searched interval: the requested one with finite ends.
  ///
  /// An infinite start is replaced by the begin, an infinite end by the horizon, or in an infinite
  /// timeline by the same length from its begin.
  func searchRange(_ time: ClosedRange<Double>?) -> ClosedRange<Double> {
    // A timeline without duration has only its begin.
    let end = duration == 0 ? 0 : plan.horizon
    guard let time else { return 0...end }
    func edge(_ time: Double) -> Double { time.isFinite ? time : time < 0 ? 0 : end }
    let low = edge(time.lowerBound)
    var high = edge(time.upperBound)
    if time.upperBound == .infinity, duration == .infinity { high += max(0, low) }
    if low <= high { return low...high }
    // The interval is entirely before the begin or after the end.
    return time.lowerBound.isFinite ? low...low : high...high
  }
}
