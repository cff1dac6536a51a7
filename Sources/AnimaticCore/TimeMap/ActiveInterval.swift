// The first begin and last end of an animation in its plan's time, through all ancestors, and the
// interval in which it has an effect.

/// The interval from an animation's first begin to its last end in one run of its plan.
package struct ActiveInterval: Sendable, Equatable {
  /// Seconds since the begin of the plan; both ends may be a group's edge.
  package var enter: Double
  /// Infinite if it never ends.
  package var exit: Double
  /// Whether it ran for its full duration, without being cut off by an ancestor.
  package var isWhole: Bool
}

extension Plan {
  /// Returns the active interval of a node; nil if it is never active, beginning after its group's
  /// end.
  ///
  /// Complexity: O(depth), regardless of repeats.
  package func activeInterval(of node: Int) -> ActiveInterval? {
    let own = TimeLevel(nodes[node].record, pool: pool)
    let map = TimeMap(self, downTo: Int(nodes[node].parent))
    let search = EventSearch(map, .interval(own.timing.beginTime, own.end))
    guard let enter = search.first(from: -.infinity), let exit = search.last else { return nil }
    // Rounding and easings may exceed the outermost group, whose end is the limit.
    let outermost = map.levels.first ?? own
    let begin = outermost.timing.beginTime
    let first = min(max(enter.time, begin), max(begin, outermost.end))
    let last = min(max(exit.time, first), max(first, outermost.end))
    return ActiveInterval(
      enter: first, exit: last, isWhole: map.isWhole(own, leftAt: exit.local))
  }

  /// The active interval of each node, found in one traversal; nil if never active.
  ///
  /// Complexity: O(n) if groups only shift time, and O(depth) for each node in others.
  var activeIntervals: [(enter: Double, exit: Double)?] {
    /// The time inside a group whose ancestors only shift time.
    struct Inside {
      var shift = ExactTime.zero
      var low = -Double.infinity
      var high = Double.infinity
    }
    var times: [(enter: Double, exit: Double)?] = []
    times.reserveCapacity(nodes.count)
    // By node: nil unless time is only shifted. Groups precede their children.
    var insides: [Inside?] = []
    insides.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      guard let around = parent < 0 ? Inside() : insides[parent] else {
        insides.append(nil)
        times.append(activeInterval(of: index).map { ($0.enter, $0.exit) })
        continue
      }
      let level = TimeLevel(nodes[index].record, pool: pool)
      let begin = level.timing.beginTime
      let (low, high) = (max(begin, around.low), min(level.end, around.high))
      let enter = (around.shift + ExactTime(low)).rounded
      let exit = (around.shift + ExactTime(high)).rounded
      times.append(low <= high ? (enter, max(enter, exit)) : nil)
      insides.append(
        level.onlyShifts
          ? Inside(shift: around.shift + ExactTime(begin), low: low - begin, high: high - begin)
          : nil)
    }
    return times
  }

  // MARK: Effects

  /// Returns the interval in which a node has an effect, running or filling; nil for never.
  ///
  /// Complexity: O(depth²).
  package func effect(of node: Int) -> ClosedRange<Double>? {
    let parent = Int(nodes[node].parent)
    return effect(of: node, around: parent < 0 ? nil : effect(of: parent))
  }

  /// The effect interval of each node.
  ///
  /// Complexity: O(n × depth).
  var effects: [ClosedRange<Double>?] {
    var effects: [ClosedRange<Double>?] = []
    effects.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      effects.append(effect(of: index, around: parent < 0 ? nil : effects[parent]))
    }
    return effects
  }

  private func effect(of index: Int, around group: ClosedRange<Double>?) -> ClosedRange<Double>? {
    let record = nodes[index].record
    var around = group
    if nodes[index].parent < 0 {
      // A top-level animation fills until it is removed.
      around = -.infinity...(record.flags.contains(.kept) ? .infinity : 0)
    }
    guard let around else { return nil }
    let fill = pool.timing(record).fillMode
    guard let interval = activeInterval(of: index) else {
      // An animation that never begins may fill backwards.
      return fill.fillsBackwards ? around : nil
    }
    let begin = fill.fillsBackwards ? around.lowerBound : interval.enter
    let end = fill.fillsForwards ? around.upperBound : interval.exit
    return min(begin, interval.enter)...max(end, interval.exit)
  }
}

extension TimeMap {
  /// Returns whether an animation in the innermost group is not cut off: it fits into its group and
  /// leaves at one of its ends.
  fileprivate func isWhole(_ own: TimeLevel, leftAt time: Double) -> Bool {
    if levels.contains(where: { $0.timing.speed == 0 }) { return false }
    // Its end in each ancestor's time, while they only shift time.
    var end = own.end
    for level in levels.reversed() {
      if end > level.timing.duration + MediaTiming.tolerance { return false }
      guard level.onlyShifts else { break }
      end += level.timing.beginTime
    }
    if time.isInfinite { return true }
    return abs(time - own.timing.beginTime) <= MediaTiming.tolerance
      || abs(time - own.end) <= MediaTiming.tolerance
  }
}
