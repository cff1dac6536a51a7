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
  private(set) var known: [Int: (times: [Double], isCut: Bool)] = [:]

  /// The remaining number of group levels to traverse, which bounds deep nesting.
  private(set) var levelsLeft = 2_000_000

  /// Returns the times in the interval, including both ends, ascending.
  ///
  /// - Parameter leaves: The animations to include.
  /// - Returns: The times, and whether there were too many, or too deep, to find all.
  package mutating func times(of leaves: [Int]) -> (times: [Double], isCut: Bool) {
    var found = OrderedSet([range.lowerBound, range.upperBound])
    var isCut = false
    for node in nodes(around: leaves) {
      levelsLeft -= plan.ancestry(of: node).count
      guard levelsLeft >= 0 else { return (thinned(found.elements), true) }
      let own = times(around: node)
      for time in own.times where range.contains(time) { found.insert(time) }
      isCut = isCut || own.isCut
      if found.count > most { return (thinned(found.elements), true) }
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
    var found = OrderedSet<Int>()
    for leaf in leaves {
      var next = leaf
      while next >= 0, found.insert(next) { next = Int(plan.nodes[next].parent) }
    }
    return found.elements
  }

  /// Returns the times with nearly equal ones merged.
  private func thinned(_ times: [Double]) -> [Double] {
    times.sorted().reduce(into: []) { kept, time in
      if let last = kept.last, time - last < apart { return }
      kept.append(time)
    }
  }

  // MARK: One animation

  private mutating func times(around node: Int) -> (times: [Double], isCut: Bool) {
    if let found = known[node] { return found }
    let inside = inside(node)
    // One pass may have more event times than the limit.
    var found: (times: [Double], isCut: Bool) = ([], inside.count > most)
    let pass = shortestPass(around: node)
    for search in searches(around: node, inside) {
      var next = search.first(from: range.lowerBound)
      while let moment = next, moment.time <= range.upperBound {
        // Passes near the time resolution can't be told apart.
        guard found.times.count <= most, pass > 2 * MediaTiming.resolution(at: moment.time) else {
          found.isCut = true
          break
        }
        found.times.append(moment.time)
        next = search.next(after: moment.time)
      }
      if found.times.count > most { break }
    }
    known[node] = found
    return found
  }

  private func searches(around node: Int, _ inside: [Double]) -> [EventSearch] {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let edges = [timing.beginTime, timing.endTime].filter(\.isFinite)
    return edges.map { plan.crossings(of: $0, around: node) }
      + inside.map { plan.crossings(of: $0, in: node) }
  }

  /// Returns the seconds of the shortest pass that repeats a node, infinite if it runs once.
  private func shortestPass(around node: Int) -> Double {
    var (scale, shortest) = (1.0, Double.infinity)
    for group in plan.ancestry(of: node).reversed() {
      let timing = plan.pool.timing(plan.nodes[group].record)
      scale /= abs(timing.speed)
      guard timing.duration > 0, timing.activeDuration > timing.duration else { continue }
      shortest = min(shortest, timing.duration * scale)
    }
    return shortest
  }

  /// Returns the seconds of a pass at which its content turns: its ends if it repeats, its
  /// keyframes, and the corners of its easing.
  private func inside(_ node: Int) -> [Double] {
    let record = plan.nodes[node].record
    let duration = record.duration
    guard duration > 0, duration.isFinite else { return [] }
    var fractions: [Double] = plan.pool.hasTiming(record) ? [0, 1] : []
    let easing = record.easing.bends ? plan.pool.function(record.easing) : nil
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
    return fractions.uniqued.sorted().map { $0 * duration }
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
