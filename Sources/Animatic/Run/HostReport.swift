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
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time < time - MediaTiming.tolerance {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return self[low...].prefix { $0.time <= time + MediaTiming.tolerance }
  }
}
