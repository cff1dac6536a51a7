// A stretch of a plan's time in which the time inside one group runs one way, or stands still.

/// One way through a group, or one moment at which it is frozen.
struct TimeWindow {
  /// Seconds of the plan's time.
  var start: Double
  var end: Double
  /// Seconds inside the group, the lowest and the highest; the same where it is frozen.
  var low: Double
  var high: Double
  var isFrozen = false
  /// Whether the time inside goes forwards.
  var rises = true
  /// The eased window from whose time this one's follows, or -1 for the plan's time.
  var base: Int32 = -1
  /// What makes of that time the time inside; where it is eased, the fraction of the pass.
  var scale = 1.0
  var offset = 0.0
  /// The code of the easing; 0 for none.
  var easing: Int32 = 0
  /// Seconds of one eased pass.
  var length = 0.0
  /// How far into its eased pass it is at its start and at its end.
  fileprivate(set) var edges = (start: 0.0, end: 1.0)
}

/// All windows of one layer's groups.
struct TimeWindows {
  private(set) var all: [TimeWindow]
  let pool: AnimationPool

  init(pool: AnimationPool, during time: ClosedRange<Double>) {
    self.pool = pool
    // A plan begins at 0: what would show before it is cut off.
    let (start, end) = (max(0, time.lowerBound), max(0, time.upperBound))
    all = [TimeWindow(start: start, end: end, low: start, high: end)]
  }

  subscript(index: Int) -> TimeWindow { all[index] }

  mutating func append(_ window: TimeWindow) {
    var window = window
    if window.easing > 0 {
      // Each way back through the window asks for them, and all windows around it know.
      window.edges.start = fraction(at: window.start, of: window)
      window.edges.end = fraction(at: window.end, of: window)
    }
    all.append(window)
  }

  /// The time inside a window's group at a time of the plan.
  func inside(_ time: Double, of index: Int) -> Double {
    guard !all[index].isFrozen else { return all[index].low }
    var chain: [Int] = []
    var next = index
    while next >= 0 {
      chain.append(next)
      next = Int(all[next].base)
    }
    var value = time
    for index in chain.reversed() {
      let window = all[index]
      value = window.scale * value + window.offset
      guard window.easing > 0, let easing = pool.function(window.easing) else { continue }
      value = easing.value(at: min(max(value, 0), 1)) * window.length
    }
    return value
  }

  /// The time of the plan at which the time inside a window's group is so much.
  func outside(_ seconds: Double, of index: Int) -> Double {
    let own = all[index]
    // The edges are known exactly.
    if own.isFrozen || seconds <= own.low { return own.rises ? own.start : own.end }
    if seconds >= own.high { return own.rises ? own.end : own.start }
    var value = seconds
    var next = index
    while next >= 0 {
      let window = all[next]
      if window.easing > 0, let easing = pool.function(window.easing) {
        let (start, end) = window.edges
        value = easing.firstFraction(reaching: value / window.length, from: start, to: end) ?? start
      }
      value = (value - window.offset) / window.scale
      next = Int(window.base)
    }
    return min(max(value, own.start), own.end)
  }

  /// How far into its pass an eased window is at a time of the plan.
  private func fraction(at time: Double, of window: TimeWindow) -> Double {
    let outer = window.base < 0 ? time : inside(time, of: Int(window.base))
    return min(max(window.scale * outer + window.offset, 0), 1)
  }
}
