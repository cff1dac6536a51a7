// When all animations are first entered and last left, in one walk: asked one by one, each would go
// through all the groups around it.

extension Plan {
  /// What is inside a group around which all groups only shift time.
  private struct Inside {
    var shift = ExactTime.zero
    var low = -Double.infinity
    var high = Double.infinity
  }

  /// The first and the last moment of each node, as `activeSpan` tells them; nil where it is never
  /// active.
  ///
  /// Complexity: O(n) where groups only shift time, and O(depth) for each node in others.
  var activeTimes: [(enter: Double, exit: Double)?] {
    var times: [(enter: Double, exit: Double)?] = []
    times.reserveCapacity(nodes.count)
    // By node: nil where time is not only shifted. Groups stand before their children.
    var insides: [Inside?] = []
    insides.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      guard let around = parent < 0 ? Inside() : insides[parent] else {
        insides.append(nil)
        times.append(activeSpan(of: index).map { ($0.enter, $0.exit) })
        continue
      }
      let level = SpanLevel(nodes[index].record, pool: pool)
      let begin = level.timing.beginTime
      let (low, high) = (max(begin, around.low), min(level.end, around.high))
      let enter = (around.shift + ExactTime(low)).rounded
      let exit = (around.shift + ExactTime(high)).rounded
      times.append(low <= high ? (enter, max(enter, exit)) : nil)
      insides.append(
        level.isPlain
          ? Inside(shift: around.shift + ExactTime(begin), low: low - begin, high: high - begin)
          : nil)
    }
    return times
  }
}
