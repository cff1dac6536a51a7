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

  /// Returns the interval in which a node has an effect, running or filling; nil for never.
  ///
  /// Complexity: O(depth²).
  package func effect(of node: Int) -> ClosedRange<Double>? {
    let isKept = nodes[entry(of: node)].record.flags.contains(.kept)
    // A top-level animation fills until it is removed.
    var effect: ClosedRange<Double>? = -.infinity...(isKept ? .infinity : 0)
    for index in ancestry(of: node).reversed() {
      guard let around = effect else { return nil }
      let fill = pool.timing(nodes[index].record).fillMode
      // An animation that never begins may fill backwards.
      effect = fill.fillsBackwards ? around : nil
      guard let interval = activeInterval(of: index) else { continue }
      let begin = fill.fillsBackwards ? around.lowerBound : interval.enter
      let end = fill.fillsForwards ? around.upperBound : interval.exit
      effect = min(begin, interval.enter)...max(end, interval.exit)
    }
    return effect
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
