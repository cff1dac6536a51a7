// Times that are computed in different ways, and differ only by rounding.

import AnimaticCore

/// The times at which the parts of a run begin and end, each once.
///
/// A composition and its animations find the same time through different groups: a difference in the
/// last digits would deliver the end of a container before that of its content.
struct KnownTimes {
  /// Ascending.
  private var times: [Double] = []

  /// - Parameter times: The first known times.
  init(_ times: [Double]) {
    for time in times { _ = known(time) }
  }

  /// Returns the known time that equals a time but for rounding, or else the time itself.
  func nearest(to time: Double) -> Double {
    let index = index(of: time)
    return index < times.count && times[index] - time <= rounding(of: time) ? times[index] : time
  }

  /// Returns the known time that equals a time but for rounding; a new one is known from now on.
  mutating func known(_ time: Double) -> Double {
    let nearest = nearest(to: time)
    let index = index(of: time)
    if index == times.count || times[index] != nearest { times.insert(time, at: index) }
    return nearest
  }

  /// The index of the first time that is not before a time, but for rounding.
  private func index(of time: Double) -> Int {
    times.partitioningIndex { $0 >= time - rounding(of: time) }
  }

  private func rounding(of time: Double) -> Double {
    time.isFinite ? 64 * max(abs(time), 1).ulp : 0
  }
}
