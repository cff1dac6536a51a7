// Where the current cycle of an endless entry ends.

extension Plan {
  /// The end of the cycle that an endless entry is in at a time: its own, or that of an endless
  /// child.
  package func cycleEnd(of entry: Int, after time: Double) -> Double {
    var latest = time
    var index = entry
    while index < Int(nodes[entry].end) {
      let timing = pool.timing(nodes[index].record)
      let begin = absoluteBegin(of: index)
      let cycle = timing.cycleDuration / abs(timing.speed)
      if timing.wallDuration.isInfinite, cycle.isFinite, cycle > 0 {
        let count = max(1, ((time - begin) / cycle).rounded(.up))
        latest = max(latest, begin + count * cycle)
        index = Int(nodes[index].end)
      } else {
        index += 1
      }
    }
    return latest
  }

  private func absoluteBegin(of node: Int) -> Double {
    var begin = 0.0
    var next = node
    while next >= 0 {
      begin += nodes[next].record.begin
      next = Int(nodes[next].parent)
    }
    return begin
  }
}
