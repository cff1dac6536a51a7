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
    var begins = SmallMap<Int, Double>()
    var endless: [Int] = []
    var index = entry
    while index < Int(nodes[entry].end) {
      let timing = pool.timing(nodes[index].record)
      let begin = (begins[Int(nodes[index].parent)] ?? 0) + timing.beginTime
      let cycle = timing.cycleDuration / abs(timing.speed)
      if timing.wallDuration.isInfinite, cycle.isFinite, cycle > 0 {
        let count = max(1, ((time - begin) / cycle).rounded(.up))
        repeatOnly(index, count)
        index = Int(nodes[index].end)
      } else {
        if nodes[index].isGroup, timing.duration.isInfinite {
          endless.append(index)
          begins.add(begin, for: index)
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
}
