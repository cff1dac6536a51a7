// How much of a plan is worth looking at: all of it, or some cycles of what has no end.

extension Plan {
  /// Of what never ends so many cycles are looked at.
  private static let endlessCycles = 3.0

  /// The last second worth looking at: the end, or of what is endless the end of some cycles; more
  /// than 0 and finite.
  ///
  /// Complexity: O(1) where it ends; else O(n).
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
      // What is longer than the group around it is cut off there.
      let end = own < around.end ? own : around.end
      if nodes[index].isGroup { scopes[Int32(index)] = (begin, scale, end) }
      if end.isFinite { latest = max(latest, end) }
    }
    return latest > 0 ? latest : 1
  }
}
