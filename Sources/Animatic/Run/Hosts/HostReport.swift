// The expected reports of hosts.

import AnimaticCore

/// A begin or an end that a host is expected to report.
struct HostReport {
  /// The time, in the stage's time.
  var time: Double
  let share: Int
  let isEnd: Bool
}

extension [HostReport] {
  /// The reports at a time, in an ascending list.
  func at(_ time: Double) -> ArraySlice<HostReport> {
    let first = partitioningIndex { $0.time >= time - MediaTiming.tolerance }
    return self[first...].prefix { $0.time <= time + MediaTiming.tolerance }
  }
}

extension Plan {
  /// The first source location of an animation or its content.
  func place(in node: Int) -> SourcePlace? {
    subtree(of: node).lazy.compactMap { pool.place(nodes[$0].record) }.first
  }
}
