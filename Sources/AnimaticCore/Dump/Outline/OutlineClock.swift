// When what stands in a group runs first, in the time of the plan: on the way down, through the first
// passes of all groups around it.

/// The times inside the groups of one layer.
struct OutlineClock {
  /// The windows of a group.
  struct Inside {
    fileprivate let windows: Range<Int>
    fileprivate let isTop: Bool
  }

  private let plan: Plan
  private var windows: TimeWindows

  /// So many passes of a group are looked at; of what is not reached in them, or stands still, the first
  /// moment and the last are told.
  private static let mostWindows = 8

  init(_ plan: Plan) {
    self.plan = plan
    windows = TimeWindows(pool: plan.pool, during: 0...(.infinity))
  }

  /// The time of the plan itself.
  var top: Inside { Inside(windows: 0..<1, isTop: true) }

  /// The time inside a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - around: The time in which it stands.
  mutating func inside(_ group: Int, in around: Inside) -> Inside {
    let first = windows.all.count
    let plan = plan
    plan.read { reader in
      for window in around.windows {
        let room = Self.mostWindows - (windows.all.count - first)
        guard room > 0 else { break }
        _ = windows.append(group: group, in: window, most: room, reader)
      }
    }
    return Inside(windows: first..<windows.all.count, isTop: false)
  }

  /// When a node runs first, from its begin to its end or until something around it turns or ends; not
  /// numbers where it never runs.
  func firstRun(of node: Int, in around: Inside) -> (begin: Double, end: Double) {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let own = (begin: timing.beginTime, end: timing.endTime)
    if around.isTop { return own }
    var found: (begin: Double, end: Double)?
    for index in around.windows where !windows[index].isFrozen {
      guard let run = run(own, in: index), run.begin < found?.begin ?? .infinity else { continue }
      found = run
    }
    if let found { return found }
    guard !around.windows.isEmpty, let span = plan.activeSpan(of: node) else { return (.nan, .nan) }
    return (Self.rounded(span.enter), Self.rounded(span.exit))
  }

  private func run(
    _ own: (begin: Double, end: Double), in index: Int
  ) -> (begin: Double, end: Double)? {
    let window = windows[index]
    let low = max(own.begin, window.low)
    // An end that rounding put a little later is not cut off.
    let isWhole = own.end <= window.high + MediaTiming.tolerance
    let high = isWhole ? own.end : window.high
    guard low <= high else { return nil }
    // What only begins later is told as it is written.
    if window.base < 0, window.easing == 0, window.scale == 1 {
      return (low - window.offset, high - window.offset)
    }
    let times = [windows.outside(low, of: index), windows.outside(high, of: index)]
      .map(Self.rounded)
    return (min(times[0], times[1]), max(times[0], times[1]))
  }

  /// Without what rounding added on the way through the groups.
  private static func rounded(_ time: Double) -> Double {
    abs(time) < 1e6 ? (time * 1e9).rounded() / 1e9 : time
  }
}
