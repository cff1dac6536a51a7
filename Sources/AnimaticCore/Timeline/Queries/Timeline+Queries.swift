// Multiple samples of a property.

extension Timeline {
  /// Almost half an hour at 60 frames per second.
  private static let mostSamples = 100_000.0

  /// Returns the values of a property at a frame rate.
  ///
  /// ```swift
  /// timeline.samples(of: .opacity, on: box, framesPerSecond: 4).map(\.value)  // [1, 0.75, 0.5, …]
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - framesPerSecond: The frame rate; without a positive one there are no samples.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: The samples in order of time, at most 100,000, the last at the end of the interval;
  ///   empty for a layer that is not animated.
  /// - Complexity: O(n + k log n) in the animations of the property and the samples.
  public func samples<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, framesPerSecond: Double = 60,
    in time: ClosedRange<Double>? = nil
  ) -> [TimelineSample<Value>] {
    guard let index = index(of: layer.layerID), framesPerSecond > 0, framesPerSecond.isFinite else {
      return []
    }
    let range = searchRange(time)
    let times = Self.times(
      from: range.lowerBound, to: range.upperBound, framesPerSecond: framesPerSecond)
    let value = values(at: property.path, layer: index)
    return times.map { TimelineSample(time: $0, value: Value(flat: value($0))) }
  }

  /// Returns the times of the frames; the last is always the end.
  private static func times(
    from start: Double, to end: Double, framesPerSecond: Double
  ) -> [Double] {
    let frames = (end - start) * framesPerSecond
    guard frames > 0 else { return [end] }
    // A frame next to the end due to rounding is the end.
    let isMany = frames > mostSamples
    let count = isMany ? mostSamples - 1 : (frames - 1e-9).rounded(.up)
    return (0..<Int(max(1, count))).map { min(start + Double($0) / framesPerSecond, end) } + [end]
  }

  /// The values after all animations have ended: fills, and otherwise the model; nil if infinite.
  public var endState: Snapshot? {
    duration.isFinite ? snapshot(at: max(duration + 1, duration.nextUp)) : nil
  }

  /// Returns the properties with a running animation at a time.
  ///
  /// A property that only holds or fills is excluded.
  ///
  /// - Parameter time: Seconds since the begin.
  /// - Returns: Each property once, layer by layer, in order of application.
  /// - Complexity: O(n) in the animations.
  public func activeProperties(at time: Double) -> [ActiveProperty] {
    plan.runningNodes(at: time.asInstant).reduce(into: SmallSet()) { found, index in
      let slot = plan.slot(of: index)
      let property = ActiveProperty(
        layer: plan.layers[plan.layer(of: index)].id,
        keyPath: plan.pool.path(plan.nodes[index].record.property).keyPath)
      found.insert(property)
      // A path that rotates its layer animates the transform too (K-14).
      let turned = ActiveProperty(layer: property.layer, keyPath: PropertyPath.transform.keyPath)
      if slot.turn >= 0 { found.insert(turned) }
    }.elements
  }

  /// Returns the intervals in which the frames of two layers overlap, as if in the same superlayer.
  ///
  /// Frames that only touch do not overlap. The search samples densely between all begins, ends,
  /// turns, and keyframes and finds edges to nine digits; beyond 20,000 of them per layer it is
  /// incomplete. Overlaps shorter than a thirtieth of the time between two of them may be missed.
  ///
  /// ```swift
  /// timeline.overlaps(of: card, with: badge)  // [0.25...0.75]
  /// ```
  ///
  /// - Parameters:
  ///   - first: One layer.
  ///   - second: Another.
  ///   - time: The interval in seconds since the begin; nil is the whole, or three iterations if
  ///     infinite.
  /// - Returns: Seconds since the begin, in order; empty if one of the layers is not animated.
  /// - Complexity: O(n log n) in the animations of the layers.
  public func overlaps(
    of first: any LayerHost, with second: any LayerHost, in time: ClosedRange<Double>? = nil
  ) -> [ClosedRange<Double>] {
    guard let one = index(of: first.layerID), let other = index(of: second.layerID) else {
      return []
    }
    let range = searchRange(time)
    let leaves = [one, other].map { plan.leaves(of: $0) { $0.root >= 0 } }
    let times = SearchTimes(of: leaves, in: plan, during: range)
    var sampler = Sampler(self, of: [one, other].flatMap { plan.layers[$0].roots })
    func isMet(_ time: Double) -> Bool {
      sampler.move(to: time)
      let frames = [one, other].map { sampler.values(ofLayer: $0).frame }
      let both = frames[0].intersection(frames[1])
      return both.size.width > 0 && both.size.height > 0
    }
    var found: [ClosedRange<Double>] = []
    var start: Double?
    var last = range.lowerBound
    for time in times.sampleTimes {
      let meets = isMet(time)
      if meets, start == nil {
        start = time == last ? time : bisect(from: last, to: time, steps: 60, until: isMet)
      }
      if !meets, let begin = start {
        // Searched backwards, so that the end is still met.
        let end = bisect(from: time, to: last, steps: 60, until: isMet)
        found.append(begin...max(begin, end))
        start = nil
      }
      last = time
    }
    if let start { found.append(start...max(start, last)) }
    return found
  }

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

extension Plan {
  /// Returns the property animations that run at a time, in order of application.
  package func runningNodes(at time: Double) -> [Int] {
    // By node: the local time of an active group. Groups precede their children.
    var times = [Double?](repeating: nil, count: nodes.count)
    return nodes.indices.filter { index in
      let (node, level) = (nodes[index], TimeLevel(nodes[index].record, pool: pool))
      guard !node.record.flags.contains(.inert),
        let outer = node.parent < 0 ? time : times[Int(node.parent)],
        level.timing.sample(at: outer).phase == .active
      else { return false }
      if node.isGroup { times[index] = level.childTime(at: outer) }
      return slot(of: index).root >= 0
    }
  }
}

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
