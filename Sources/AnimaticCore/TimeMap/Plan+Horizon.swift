// The displayed length of a plan: its duration, or some iterations of an infinite one.

extension Plan {
  /// The number of examined iterations of an infinite plan.
  private static let endlessCycles = 3.0

  /// The last second to examine: the end, or the end of some iterations; positive and finite.
  ///
  /// Complexity: O(1) if finite; otherwise O(n).
  package var horizon: Double {
    if duration > 0, duration.isFinite { return duration }
    var latest = 0.0
    var scopes = SmallMap<Int32, (begin: Double, scale: Double, end: Double)>()
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
      if nodes[index].isGroup { scopes.add((begin, scale, end), for: Int32(index)) }
      if end.isFinite { latest = max(latest, end) }
    }
    return latest > 0 ? latest : 1
  }
}
