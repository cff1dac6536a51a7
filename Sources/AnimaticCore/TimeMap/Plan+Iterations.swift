// Ending infinite animations after their current iteration.

extension Plan {
  /// Ends all infinite animations of an entry after their iteration at a time.
  ///
  /// - Parameters:
  ///   - entry: A top-level node.
  ///   - time: Seconds since the plan began.
  /// - Returns: The new end of the entry in seconds.
  package mutating func endIterations(of entry: Int, after time: Double) -> Double {
    // The begins of groups, which precede their children.
    var begins: [Int: Double] = [:]
    var endless: [Int] = []
    var index = entry
    while index < Int(nodes[entry].end) {
      let timing = pool.timing(nodes[index].record)
      let begin = (begins[Int(nodes[index].parent)] ?? 0) + timing.beginTime
      let cycle = timing.cycleDuration / abs(timing.speed)
      if timing.wallDuration.isInfinite, cycle.isFinite, cycle > 0 {
        // The instant between two iterations belongs to the second (T-7).
        let passed = ((time - begin + MediaTiming.tolerance) / cycle).rounded(.down)
        repeatOnly(index, max(1, passed + 1))
        index = Int(nodes[index].end)
      } else {
        if nodes[index].isGroup, timing.duration.isInfinite {
          endless.append(index)
          begins[index] = begin
        }
        index += 1
      }
    }
    // Inner groups first, so an outer group knows their ends.
    for group in endless.reversed() {
      nodes[group].record.duration = children(of: group).reduce(0) { max($0, endTime(of: $1)) }
    }
    return endTime(of: entry)
  }

  private mutating func repeatOnly(_ node: Int, _ count: Double) {
    var timing = pool.timing(nodes[node].record)
    timing.repeatCount = count
    timing.repeatDuration = 0
    pool.store(timing, in: &nodes[node].record)
  }

  private func endTime(of node: Int) -> Double { pool.timing(nodes[node].record).endTime }

  /// The number of examined iterations of an infinite plan.
  private static let endlessCycles = 3.0

  /// The last second to examine: the end, or the end of some iterations; positive and finite.
  ///
  /// Complexity: O(1) if finite; otherwise O(n).
  package var horizon: Double {
    if duration > 0, duration.isFinite { return duration }
    var latest = 0.0
    var scopes: [Int32: (begin: Double, scale: Double, end: Double)] = [:]
    for index in nodes.indices {
      let timing = pool.timing(nodes[index].record)
      let around = scopes[nodes[index].parent] ?? (0, 1, .infinity)
      let begin = around.begin + timing.beginTime * around.scale
      let scale = timing.speed == 0 ? around.scale : around.scale / abs(timing.speed)
      let own =
        timing.wallDuration.isFinite
        ? begin + timing.wallDuration * around.scale
        : begin + Self.endlessCycles * timing.cycleDuration * scale
      // A child longer than its group is cut off.
      let end = own < around.end ? own : around.end
      if nodes[index].isGroup { scopes[Int32(index)] = (begin, scale, end) }
      if end.isFinite { latest = max(latest, end) }
    }
    return latest > 0 ? latest : 1
  }
}
