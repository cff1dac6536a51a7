// The first active time of group descendants in the plan's time, derived from the first iterations
// of their ancestors.

/// The times inside the groups of one layer.
final class OutlineClock {
  /// The windows of a group.
  typealias Inside = Range<Int>

  private let plan: Plan
  private let windows: TimeWindows

  /// The number of examined iterations of a group.
  ///
  /// Descendants not reached in them, or paused, report their first and last active time.
  private static let mostWindows = 8

  init(_ plan: Plan) {
    self.plan = plan
    windows = TimeWindows(pool: plan.pool, during: 0...(.infinity))
  }

  /// The time of the plan itself.
  static let top: Inside = 0..<1

  /// The time inside a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - around: The time of the parent.
  func inside(_ group: Int, in around: Inside) -> Inside {
    plan.read {
      windows.append(group: group, in: around, most: Self.mostWindows, $0).windows
    }
  }

  /// Returns the first active interval of a node, up to its end or to an iteration boundary of an
  /// ancestor; NaN if it never runs.
  func firstRun(of node: Int, in around: Inside) -> (begin: Double, end: Double) {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let own = (begin: timing.beginTime, end: timing.endTime)
    if around == Self.top { return own }
    let runs = around.compactMap { windows[$0].isFrozen ? nil : run(own, in: $0) }
    let first = runs.filter { $0.begin < .infinity }.min { $0.begin < $1.begin }
    if let first { return first }
    guard !around.isEmpty, let span = plan.activeInterval(of: node) else { return (.nan, .nan) }
    return (span.enter, span.exit)
  }

  private func run(
    _ own: (begin: Double, end: Double), in index: Int
  ) -> (begin: Double, end: Double)? {
    let window = windows[index]
    let low = max(own.begin, window.low)
    // An end shifted by rounding is not cut off.
    let isWhole = own.end <= window.high + MediaTiming.tolerance
    let high = isWhole ? own.end : window.high
    guard low <= high else { return nil }
    // A node that only begins later prints its times as written.
    if window.base == nil, !window.easing.bends, window.scale == 1 {
      return (low - window.offset, high - window.offset)
    }
    let times = [windows.outside(low, of: index), windows.outside(high, of: index)]
    return (min(times[0], times[1]), max(times[0], times[1]))
  }
}
