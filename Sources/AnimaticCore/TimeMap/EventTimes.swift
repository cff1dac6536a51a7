// The begins, ends, iteration boundaries, and keyframe times of a layer, between which values are
// nearly smooth.

/// The times at which the values of some animations may turn or jump.
package struct EventTimes {
  package let plan: Plan
  /// The interval in seconds since the begin of the plan.
  package let range: ClosedRange<Double>
  /// The maximum number of times.
  package let most: Int
  /// The seconds below which two times are merged.
  package let apart: Double
  /// Whether a spring's turns are included.
  let findsSpringTurns: Bool
  /// By node: its event times, and whether there may be more.
  private(set) var known = SmallMap<Int, (times: [Double], isCut: Bool)>()

  /// The remaining number of group levels to traverse, which bounds deep nesting.
  private(set) var levelsLeft = 2_000_000

  /// Returns the times in the interval, including both ends, ascending.
  ///
  /// - Parameter leaves: The animations to include.
  /// - Returns: The times, and whether there were too many, or too deep, to find all.
  @inline(never)
  package mutating func times(of leaves: [Int]) -> (times: [Double], isCut: Bool) {
    var found = SmallSet([range.lowerBound, range.upperBound])
    var isCut = false
    for node in nodes(around: leaves) {
      levelsLeft -= plan.ancestry(of: node).count
      guard levelsLeft >= 0 else { return (thinned(found.elements), true) }
      let own = times(around: node)
      for time in own.times where range.contains(time) { found.insert(time) }
      isCut = isCut || own.isCut
      if found.entries.count > most { return (thinned(found.elements), true) }
    }
    return (thinned(found.elements), isCut)
  }

  /// Returns the first event time after a time; nil if there is none.
  ///
  /// - Parameters:
  ///   - time: Seconds since the begin of the plan.
  ///   - leaves: The animations to include.
  /// - Returns: Seconds since the begin, regardless of the interval.
  package func next(after time: Double, of leaves: [Int]) -> Double? {
    nodes(around: leaves).lazy.flatMap { searches(around: $0, inside($0)) }
      .compactMap { $0.next(after: time)?.time }.min()
  }

  /// Returns some animations and their ancestors, each once.
  private func nodes(around leaves: [Int]) -> [Int] {
    var found = SmallSet<Int>()
    for leaf in leaves {
      var next = leaf
      while next >= 0, found.insert(next) { next = Int(plan.nodes[next].parent) }
    }
    return found.elements
  }

  /// Returns the times with nearly equal ones merged.
  private func thinned(_ times: [Double]) -> [Double] {
    times.ascending { $0 }.reduce(into: []) { kept, time in
      if let last = kept.last, time - last < apart { return }
      kept.append(time)
    }
  }

  // MARK: One animation

  private mutating func times(around node: Int) -> (times: [Double], isCut: Bool) {
    if let found = known[node] { return found }
    let inside = inside(node)
    // One pass may have more event times than the limit.
    var found: (times: [Double], isCut: Bool) = ([], inside.count > most || runsTooFast(node))
    for search in searches(around: node, inside) {
      var next = search.first(from: range.lowerBound)
      while let moment = next, moment.time <= range.upperBound {
        guard found.times.count <= most else {
          found.isCut = true
          break
        }
        found.times.append(moment.time)
        next = search.next(after: moment.time)
      }
      if found.times.count > most { break }
    }
    known.add(found, for: node)
    return found
  }

  private func searches(around node: Int, _ inside: [Double]) -> [EventSearch] {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let edges = [timing.beginTime, timing.endTime].filter(\.isFinite)
    return edges.map { plan.crossings(of: $0, around: node) }
      + inside.map { plan.crossings(of: $0, in: node) }
  }

  /// Returns whether passes are shorter than the time resolution.
  private func runsTooFast(_ node: Int) -> Bool {
    let timing = plan.pool.timing(plan.nodes[node].record)
    guard timing.duration > 0, timing.activeDuration > timing.duration else { return false }
    let pass = plan.ancestry(of: node).reduce(timing.duration) {
      $0 / abs(plan.pool.timing(plan.nodes[$1].record).speed)
    }
    let latest = max(abs(range.lowerBound), abs(range.upperBound))
    // Most passes are long enough at any time.
    guard pass <= 2 * MediaTiming.resolution(at: latest), let span = plan.activeInterval(of: node)
    else {
      return false
    }
    let end = min(span.exit, range.upperBound)
    return span.enter <= end && end >= range.lowerBound
      && pass <= 2 * MediaTiming.resolution(at: end)
  }

  /// Returns the seconds of a pass at which its content turns: its ends if it repeats, its
  /// keyframes, and the corners of its easing.
  private func inside(_ node: Int) -> [Double] {
    let record = plan.nodes[node].record
    let duration = record.duration
    guard duration > 0, duration.isFinite else { return [] }
    var fractions: [Double] = plan.pool.hasTiming(record) ? [0, 1] : []
    let easing = record.easing > 0 ? plan.pool.function(record.easing) : nil
    if let easing, easing.form != nil {
      fractions += easing.easing.edges.prefix(most + 1).map(\.fraction)
    }
    let times = insideTimes(record, duration)
    if let easing, !times.isEmpty {
      // Where an easing turns, it passes a keyframe again.
      let turns = [0] + easing.extremaFractions + [1]
      for (low, high) in zip(turns, turns.dropFirst()) {
        fractions += times.compactMap { easing.firstFraction(reaching: $0, from: low, to: high) }
      }
    } else {
      fractions += times
    }
    return SmallSet(fractions).elements.ascending { $0 }.map { $0 * duration }
  }

  /// Returns the uneased seconds of keyframes and spring turns in a pass, not many more than the
  /// limit.
  private func insideTimes(_ record: AnimationRecord, _ duration: Double) -> [Double] {
    var times: [Double] = []
    if record.kind == .keyframes {
      times = plan.pool.times(of: plan.pool.table(record))
    } else if record.kind == .spring, findsSpringTurns {
      times = plan.pool.spring(record).turns(within: duration, most: most + 1)
        .map { $0 / duration }
    }
    return Array(times.lazy.filter { $0 > 0 && $0 < 1 }.prefix(most + 1))
  }
}

extension EventTimes {
  /// - Parameters:
  ///   - plan: The plan.
  ///   - range: The interval in seconds since its begin.
  ///   - most: The maximum number of times.
  ///   - apart: The seconds below which two times are merged.
  package init(plan: Plan, in range: ClosedRange<Double>, most: Int, apart: Double) {
    self.init(plan: plan, range: range, most: most, apart: apart, findsSpringTurns: false)
  }
}

// An event time of a plan, and the searches of a node's event times.

/// The time of a begin, an end, a cue, or an iteration boundary.
package struct EventTime: Sendable {
  /// Seconds since the begin of the plan.
  package internal(set) var time: Double
  package let direction: PlayDirection
  /// The index of the iteration that begins there, counted from the begin; otherwise 0.
  package var cycle = 0
  /// Whether it begins a pass of the innermost group, so all ends of the previous pass precede it.
  package var beginsPass = false
  /// The local time of the innermost group.
  var local = 0.0

  /// Returns the event at a time of a group further out.
  func at(_ time: Double) -> EventTime {
    var event = self
    event.time = time
    return event
  }
}

extension Plan {
  /// Returns the times at which a node's begin is passed: the event times of a cue.
  package func begins(of node: Int) -> EventSearch {
    crossings(of: nodes[node].record.begin, around: node)
  }

  /// Returns the times at which a node's iterations begin; nil if it has only one.
  package func iterations(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    let isOne = timing.timeOffset == 0 && timing.activeDuration <= timing.cycleDuration
    return isOne ? nil : EventSearch(levels(downTo: node), .iterations)
  }

  /// Returns the times at which a node autoreverses within an iteration; nil if it never does.
  package func reversals(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    guard timing.autoreverses, timing.duration > 0, timing.duration.isFinite else { return nil }
    return EventSearch(levels(downTo: node), .time(timing.duration))
  }

  /// Returns the times at which a time in a node's parent is passed.
  package func crossings(of time: Double, around node: Int) -> EventSearch {
    EventSearch(levels(downTo: Int(nodes[node].parent)), .time(time))
  }

  /// Returns the times at which a node is at a number of seconds into a pass, its easing excluded.
  package func crossings(of seconds: Double, in node: Int) -> EventSearch {
    let own = TimeLevel(nodes[node].record, pool: pool, isEased: false)
    return EventSearch(levels(downTo: Int(nodes[node].parent)) + [own], .time(seconds))
  }

  /// Returns a node's progress within its pass, 0 to 1, its easing excluded.
  package func passFraction(of node: Int, at time: Double) -> Double {
    pool.timing(nodes[node].record).sample(at: self.time(around: node, at: time)).fraction
  }

  /// Returns a node's progress within its iteration, 0 to 1; nil if the iteration has no length.
  package func iterationFraction(of node: Int, at time: Double) -> Double? {
    let timing = pool.timing(nodes[node].record)
    let elapsed = max(0, (self.time(around: node, at: time) - timing.beginTime) * abs(timing.speed))
    let length = timing.cycleDuration
    guard length > 0, length.isFinite, elapsed.isFinite else { return nil }
    if elapsed >= timing.activeDuration { return 1 }
    return elapsed.truncatingRemainder(dividingBy: length) / length
  }

  /// The groups from the plan's time down to the local time of one of them, outermost first; none if
  /// the index is -1.
  func levels(downTo group: Int) -> [TimeLevel] {
    ancestry(of: group).reversed().map { TimeLevel(nodes[$0].record, pool: pool) }
  }

  /// Returns the local time of a node's parent at a time of the plan.
  private func time(around node: Int, at time: Double) -> Double {
    levels(downTo: Int(nodes[node].parent)).reduce(time) { $1.childTime(at: $0) }
  }
}
