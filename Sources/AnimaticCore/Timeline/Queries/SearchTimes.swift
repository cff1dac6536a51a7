// The times between which values change smoothly, given by animations, their passes, and keyframes.

/// The event times of some properties of layers, sorted and unique.
struct SearchTimes {
  /// By searched interval: its event times, with its first and last time.
  private let parts: [[Double]]
  /// What repeats, and is not searched; the innermost first.
  let repeats: [RepeatedInterval]
  /// Whether there are more event times than the limit.
  let isCut: Bool
  /// The number of samples between two event times.
  private let density: Int

  /// The maximum number of event times per layer and searched interval.
  static let most = 20_000

  /// - Parameters:
  ///   - leaves: The animations to include, layer by layer.
  ///   - plan: The plan.
  ///   - range: The interval in seconds since the begin.
  ///   - repeats: What is not searched.
  init(
    of leaves: [[Int]], in plan: Plan, during range: ClosedRange<Double>,
    without repeats: [RepeatedInterval] = []
  ) {
    self.repeats = repeats
    let found = Self.searched(range, without: repeats).map { range in
      leaves.map { leaves in
        var events = EventTimes(
          plan: plan, range: range, most: Self.most, apart: 0, findsSpringTurns: true)
        return events.times(of: leaves)
      }
    }
    parts = found.map { $0.flatMap(\.times).uniqued.sorted() }
    isCut = found.joined().contains(where: \.isCut)
    // The turns of a spring are among the times.
    let isCurved = leaves.joined().contains {
      plan.nodes[$0].record.easing.isOwn
    }
    density = isCurved ? 256 : 32
  }

  /// Returns what remains of an interval.
  private static func searched(
    _ range: ClosedRange<Double>, without repeats: [RepeatedInterval]
  ) -> [ClosedRange<Double>] {
    var searched: [ClosedRange<Double>] = []
    var low = range.lowerBound
    for gap in repeats.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound })
    where gap.upperBound > low {
      if gap.lowerBound > low { searched.append(low...gap.lowerBound) }
      low = gap.upperBound
    }
    return searched + [low...range.upperBound]
  }

  /// Returns the first event time near a time.
  func nearest(to time: Double, within distance: Double) -> Double? {
    parts.lazy.compactMap { times in
      let index = times.partitioningIndex { $0 >= time - distance }
      return index < times.count && times[index] <= time + distance ? times[index] : nil
    }.first
  }

  /// The sample times: the event times, their immediate surroundings, and times in between.
  var sampleTimes: [Double] { Array(sampledParts.joined()) }

  /// The sample times of each searched interval.
  ///
  /// Between two of them the values only repeat.
  var sampledParts: [[Double]] {
    let total = parts.reduce(0) { $0 + $1.count }
    let count = max(4, min(density, 400_000 / max(1, total)))
    return parts.map { Self.sampleTimes(of: $0, count) }
  }

  private static func sampleTimes(of times: [Double], _ count: Int) -> [Double] {
    guard var last = times.first else { return [] }
    var sampleTimes = [last]
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
  /// Searches examine at most 20,000 of them. Of a repeat, one pass is examined and counted if no
  /// other animation of the property runs meanwhile. If there are more, `extrema`, `firstTime`, and
  /// `jumps` may be incomplete, and expectations based on them fail: use a shorter interval.
  ///
  /// ```swift
  /// let blink = Animate(box).fade(to: 0).repeated(100_000)
  /// blink.timeline.canSearch(.opacity, on: box)  // true
  /// let slower = blink.eased(.easeIn).timeline
  /// slower.canSearch(.opacity, on: box)              // false
  /// slower.canSearch(.opacity, on: box, in: 0...60)  // true
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
    let range = searchRange(time)
    return SearchTimes(
      of: [leaves], in: plan, during: range,
      without: plan.repeatedIntervals(of: leaves, during: range))
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
