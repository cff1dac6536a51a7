// Queries of a timeline: samples, overlaps, jumps, and searches.

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
    plan.runningNodes(at: time.asInstant).reduce(into: OrderedSet()) { found, index in
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
  /// - Returns: The jumps in order of time, at most the first 20,000; with fewer, they are complete
  ///   if `canSearch` is true. Empty for a layer that is not animated.
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
    var parts = searchTimes.sampledParts
    // A jump at an edge of the interval is measured across the edge.
    if let first = parts.first?.first, time != nil, first > 0 {
      parts[0].insert(first - JumpSearch.shortest(at: first), at: 0)
    }
    if let last = parts.last?.last, time != nil || duration.isFinite {
      parts[parts.count - 1].append(last + JumpSearch.shortest(at: last))
    }
    var jumps: [TimelineJump<Value>] = []
    for sampleTimes in parts {
      for (before, after) in search.jumps(at: sampleTimes, most: SearchTimes.most - jumps.count) {
        // Uses the time of the corresponding event time, if there is one.
        let eventTime = searchTimes.nearest(
          to: after.time, within: 2 * JumpSearch.shortest(at: after.time))
        jumps.append(
          TimelineJump(
            time: eventTime ?? after.time, before: Value(flat: before.value),
            after: Value(flat: after.value)))
      }
    }
    return searchTimes.repeats.reduce(jumps) { $0.repeated($1) }
  }
}

extension Array {
  /// Returns the jumps with those that a repeated interval has again, in order of time.
  fileprivate func repeated<Value>(_ interval: RepeatedInterval) -> [TimelineJump<Value>]
  where Element == TimelineJump<Value> {
    let again = flatMap { jump in
      interval.repetitions(of: jump.time, most: SearchTimes.most).map {
        TimelineJump(time: $0, before: jump.before, after: jump.after)
      }
    }
    guard !again.isEmpty else { return self }
    return Array((self + again).sorted { $0.time < $1.time }.prefix(SearchTimes.most))
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
    let entries = Set(leaves.map(plan.entry))
    return entries.contains { entry in
      guard let span = plan.activeInterval(of: entry) else { return false }
      let isNear = abs(span.enter - time) <= MediaTiming.tolerance
      if isNear { return span.enter > time }
      return span.enter < time && span.exit >= time - MediaTiming.resolution(at: time)
    }
  }
}
