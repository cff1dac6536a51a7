// When a host reports a begin or an end.

import AnimaticCore

/// A begin or an end that a host is expected to report.
struct HostReport {
  /// When, in the stage's time.
  var time: Double
  let share: Int
  let isEnd: Bool
}

extension [HostReport] {
  /// Those at a time, of a list in ascending order.
  func at(_ time: Double) -> ArraySlice<HostReport> {
    let first = partitioningIndex { $0.time >= time - MediaTiming.tolerance }
    return self[first...].prefix { $0.time <= time + MediaTiming.tolerance }
  }
}
