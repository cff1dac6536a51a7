// Discontinuities of a value.

/// A time at which a value changes discontinuously.
public struct TimelineJump<Value: AnimatableValue>: Sendable, Equatable, CustomStringConvertible {
  /// Seconds since the begin.
  public let time: Double

  /// The presentation value right before the jump.
  public let before: Value

  /// The presentation value right after the jump.
  public let after: Value

  /// Both values and the time on one line.
  public var description: String {
    let texts = NumberText.distinct(before.flat, after.flat) { $0.text(as: Value.self) }
    return "from \(texts.0) to \(texts.1) at \(time.text) s".oneLine
  }
}

extension Timeline {
  /// Returns the discontinuities of a property: begins, ends, and snap-backs.
  ///
  /// The search samples densely between all begins, ends, turns, and keyframes, and right after the
  /// end; beyond 20,000 of them it is incomplete, see `canSearch`.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).timeline.jumps(of: .opacity, on: box).first?.time  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property; without numeric components, every change counts.
  ///   - layer: The layer.
  ///   - limit: The minimum change of a component within four billionths of a second; with a small
  ///     limit, fast motion counts as a jump.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: The jumps in order of time, at most 20,000, complete if `canSearch` is true; empty
  ///   for a layer that is not animated.
  /// - Complexity: O(n log n) in the animations of the property.
  public func jumps<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, greaterThan limit: Double = 1e-3,
    in time: ClosedRange<Double>? = nil
  ) -> [TimelineJump<Value>] {
    guard let index = index(of: layer.layerID), plan.root(of: property.path, on: index) != nil
    else {
      return []
    }
    let searchTimes = searchTimes(of: property.path, on: index, in: time)
    let search = JumpSearch(limit: limit, value: values(at: property.path, layer: index))
    var sampleTimes = searchTimes.sampleTimes
    // A jump at an edge of the interval is measured across the edge.
    if let first = sampleTimes.first, time != nil, first > 0 {
      sampleTimes.insert(first - JumpSearch.shortest(at: first), at: 0)
    }
    if let last = sampleTimes.last, time != nil || duration.isFinite {
      sampleTimes.append(last + JumpSearch.shortest(at: last))
    }
    guard var last = sampleTimes.first.map(search.sample) else { return [] }
    var jumps: [TimelineJump<Value>] = []
    for time in sampleTimes.dropFirst() where jumps.count < SearchTimes.most {
      let next = search.sample(at: time)
      defer { last = next }
      guard let (before, after) = search.jump(between: last, and: next) else { continue }
      // Uses the time of the corresponding event time, if there is one.
      let eventTime = searchTimes.nearest(
        to: after.time, within: 2 * JumpSearch.shortest(at: after.time))
      jumps.append(
        TimelineJump(
          time: eventTime ?? after.time, before: Value(flat: before.value),
          after: Value(flat: after.value)))
    }
    return jumps
  }
}
