// The times between which what shows changes smoothly, as far as animations, their passes and their
// keys go.

/// The corners of some properties of a layer, in order, each once.
struct TimelineCorners {
  /// The first and the last time that is looked at are among them.
  let times: [Double]
  /// Whether there are more than were looked for.
  let isCut: Bool
  /// How often it is worth looking between two of them.
  private let density: Int

  /// More corners than this are not looked for on one layer.
  static let most = 20_000

  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: The plan.
  ///   - range: Seconds since the begin, from and to.
  ///   - meets: Whether an animation is one of those that are asked for.
  init(
    of layer: Int, in plan: Plan, during range: ClosedRange<Double>,
    where meets: (PropertySlot) -> Bool
  ) {
    let leaves = plan.leaves(of: layer, where: meets)
    var events = EventTimes(
      plan: plan, in: range, most: Self.most, apart: 0, findsSpringTurns: true)
    (times, isCut) = events.times(of: leaves)
    // A spring's turns are among the times.
    let isCurved = leaves.contains { plan.nodes[$0].record.easing >= AnimationPool.firstCurve }
    density = isCurved ? 256 : 32
  }

  private init(times: [Double], density: Int, isCut: Bool) {
    self.times = times
    self.density = density
    self.isCut = isCut
  }

  /// The corners of both.
  func joined(with other: TimelineCorners) -> TimelineCorners {
    TimelineCorners(
      times: Array(Set(times + other.times)).sorted(), density: max(density, other.density),
      isCut: isCut || other.isCut)
  }

  /// The first of the corners next to a time.
  func nearest(to time: Double, within distance: Double) -> Double? {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time - distance { low = middle + 1 } else { high = middle }
    }
    return low < times.count && times[low] <= time + distance ? times[low] : nil
  }

  /// The times at which to look: the corners, what lies right after and before them, and more in
  /// between.
  var lookouts: [Double] {
    guard var last = times.first else { return [] }
    var lookouts = [last]
    let count = max(4, min(density, 400_000 / max(1, times.count)))
    for corner in times.dropFirst() {
      let length = corner - last
      // A jump shows right after the corner that it is at.
      let inner = min(2 * MediaTiming.tolerance, length / 4)
      lookouts.append(last + inner)
      for index in 1..<count { lookouts.append(last + length * Double(index) / Double(count)) }
      lookouts += [corner - inner, corner]
      last = corner
    }
    return lookouts
  }
}

extension Timeline {
  /// Whether the searches look at all begins, ends, turns and keys of a property.
  ///
  /// They look at 20,000 of them at most, of all passes of all animations. Where there are more,
  /// `extrema`, `firstTime`, `jumps` and `overlaps` may miss something, and expectations built on them
  /// fail: ask for a shorter stretch of time.
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
  ///   - time: Seconds since the begin, from and to; all of it where nil, and of what never ends
  ///     three cycles.
  /// - Returns: Whether nothing is left out; true for a layer that takes no part.
  /// - Complexity: O(n) in the animations of the property and their passes.
  public func canSearch<Value>(
    _ property: LayerProperty<Value>, on layer: any LayerHost, in time: ClosedRange<Double>? = nil
  ) -> Bool {
    index(of: layer.layerID).map { !corners(of: property.path, on: $0, in: time).isCut } ?? true
  }

  /// The corners of what writes a property, as far as some time goes.
  func corners(
    of path: PropertyPath, on layer: Int, in time: ClosedRange<Double>?
  ) -> TimelineCorners {
    let root = plan.root(of: path, on: layer).map(Int32.init)
    return TimelineCorners(of: layer, in: plan, during: searchRange(time)) {
      root.map($0.writes) ?? false
    }
  }

  /// What is looked at: what was asked for, without what has no end.
  ///
  /// What begins before all times is looked at from the begin on, what ends after all times up to the
  /// horizon, or of what never ends as far from its begin.
  func searchRange(_ time: ClosedRange<Double>?) -> ClosedRange<Double> {
    // Of what is over at once that is all there is.
    let end = duration == 0 ? 0 : plan.horizon
    guard let time else { return 0...end }
    func edge(_ time: Double) -> Double { time.isFinite ? time : time < 0 ? 0 : end }
    let low = edge(time.lowerBound)
    var high = edge(time.upperBound)
    if time.upperBound == .infinity, duration == .infinity { high += max(0, low) }
    if low <= high { return low...high }
    // All of it is before the begin, or after the end.
    return time.lowerBound.isFinite ? low...low : high...high
  }
}
