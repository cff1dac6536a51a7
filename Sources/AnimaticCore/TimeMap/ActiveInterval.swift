// The first begin and last end of an animation in its plan's time, through all ancestors, and the
// interval in which it has an effect.

/// The interval from an animation's first begin to its last end in one run of its plan.
package struct ActiveInterval: Sendable {
  /// Seconds since the begin of the plan; both ends may be a group's edge.
  package var enter: Double
  /// Infinite if it never ends.
  package var exit: Double
  /// Whether it ran for its full duration, without being cut off by an ancestor.
  package var isWhole: Bool
  /// Whether it begins at one of its own ends, so that in reverse it is not cut off there.
  package var beginsWhole: Bool
}

extension Plan {
  /// Returns the active interval of a node; nil if it is never active, beginning after its group's
  /// end.
  ///
  /// Complexity: O(depth), regardless of repeats.
  package func activeInterval(of node: Int) -> ActiveInterval? {
    activeInterval(of: node, isDelivered: false)
  }

  private func activeInterval(of node: Int, isDelivered: Bool) -> ActiveInterval? {
    let own = TimeLevel(nodes[node].record, pool: pool)
    let levels = levels(downTo: Int(nodes[node].parent))
    let search = EventSearch(
      levels, .interval(own.timing.beginTime, own.end), isDelivery: isDelivered)
    guard let enter = search.first(from: -.infinity), let exit = search.last else { return nil }
    // Rounding and easings may exceed the outermost group, whose end is the limit.
    let outermost = levels.first ?? own
    let begin = outermost.timing.beginTime
    let first = min(max(enter.time, begin), max(begin, outermost.end))
    let last = min(max(exit.time, first), max(first, outermost.end))
    return ActiveInterval(
      enter: first, exit: last, isWhole: levels.isWhole(own, leftAt: exit.local),
      beginsWhole: levels.isLimit(enter.local, of: own))
  }

  /// Returns the interval from the first begin to the last end that an observer receives; nil if
  /// there is none.
  ///
  /// An instant at the end of an iteration is passed in each one, though the next iteration shows
  /// nothing of it (T-7). What a group only touches is not passed, unless it is an instant.
  package func deliveredInterval(of node: Int) -> ActiveInterval? {
    activeInterval(of: node, isDelivered: true)
  }

  /// Returns the active intervals of some nodes, without those that are never active.
  ///
  /// Complexity: O(n) in groups that only shift time, and O(depth) for each node in others.
  ///
  /// - Parameter nodes: The nodes, each after all its ancestors.
  func activeIntervals(of nodes: [Int]) -> [Int: ClosedRange<Double>] {
    var intervals: [Int: ClosedRange<Double>] = [:]
    // By group that only shifts time: its begin, and when it is active in its own time.
    var shifts: [Int: (begin: ExactTime, low: Double, high: Double)] = [:]
    shifts[-1] = (.zero, -.infinity, .infinity)
    for index in nodes {
      let (record, parent) = (self.nodes[index].record, Int(self.nodes[index].parent))
      guard let around = shifts[parent] else {
        if let own = activeInterval(of: index) { intervals[index] = own.enter...own.exit }
        continue
      }
      let level = TimeLevel(record, pool: pool)
      let begin = level.timing.beginTime
      let (low, high) = (max(begin, around.low), min(level.end, around.high))
      let enter = (around.begin + ExactTime(low)).rounded
      let exit = (around.begin + ExactTime(high)).rounded
      if low <= high { intervals[index] = enter...max(enter, exit) }
      if record.kind == .group, level.onlyShifts {
        let own = DirectedInterval(from: low, to: high).since(begin)
        shifts[index] = (around.begin + ExactTime(begin), own.from, own.to)
      }
    }
    return intervals
  }

  /// Returns the intervals in which some nodes have an effect, running or filling, without those
  /// that never have one.
  ///
  /// - Parameter nodes: The nodes, each after all its ancestors.
  func effects(of nodes: [Int]) -> [Int: ClosedRange<Double>] {
    let intervals = activeIntervals(of: nodes)
    var effects: [Int: ClosedRange<Double>] = [:]
    for index in nodes {
      let (record, parent) = (self.nodes[index].record, Int(self.nodes[index].parent))
      // A top-level animation fills until it is removed.
      let whole = -Double.infinity...(record.flags.contains(.kept) ? .infinity : 0)
      guard let around = parent < 0 ? whole : effects[parent] else { continue }
      let fill = record.fillMode
      guard let interval = intervals[index] else {
        // An animation that never begins may fill backwards.
        if fill.fillsBackwards { effects[index] = around }
        continue
      }
      let begin = fill.fillsBackwards ? around.lowerBound : interval.lowerBound
      let end = fill.fillsForwards ? around.upperBound : interval.upperBound
      effects[index] = min(begin, interval.lowerBound)...max(end, interval.upperBound)
    }
    return effects
  }

  /// Returns the interval in which a node has an effect, running or filling; nil for never.
  package func effect(of node: Int) -> ClosedRange<Double>? {
    effects(of: ancestry(of: node).reversed())[node]
  }
}

extension [TimeLevel] {
  /// Returns whether an animation in the innermost group is not cut off: it fits into its group and
  /// leaves at one of its ends.
  fileprivate func isWhole(_ own: TimeLevel, leftAt time: Double) -> Bool {
    // Its end in each ancestor's time, while they only shift time.
    var end = own.end
    for level in reversed() {
      if end > level.timing.duration + MediaTiming.tolerance { return false }
      guard level.onlyShifts else { break }
      end += level.timing.beginTime
    }
    return isLimit(time, of: own)
  }

  /// Returns whether a time of the innermost group is the begin or the end of an animation in it, or
  /// of one of its whole iterations.
  fileprivate func isLimit(_ time: Double, of own: TimeLevel) -> Bool {
    if contains(where: { $0.timing.speed == 0 }) { return false }
    if time.isInfinite { return true }
    if own.endsWithPass, own.timing.duration > 0 {
      let passes = (time - own.timing.beginTime) * own.timing.speed / own.timing.duration
      return abs(passes - passes.rounded()) * own.timing.duration <= MediaTiming.tolerance
    }
    return abs(time - own.timing.beginTime) <= MediaTiming.tolerance
      || abs(time - own.end) <= MediaTiming.tolerance
  }
}
