// The active intervals of all animations in one traversal, because separate queries would traverse
// all groups each time.

extension Plan {
  /// The time inside a group whose ancestors only shift time.
  private struct Inside {
    var shift = ExactTime.zero
    var low = -Double.infinity
    var high = Double.infinity
  }

  /// The first begin and last end of each node, as returned by `activeInterval`; nil if never active.
  ///
  /// Complexity: O(n) if groups only shift time, and O(depth) for each node in others.
  var activeIntervals: [(enter: Double, exit: Double)?] {
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
