// An interval of a plan's time in which one group's local time is monotonic or paused.

/// One monotonic part of a group's time, or one frozen time.
struct TimeWindow {
  /// Seconds in the plan's time.
  var start: Double
  var end: Double
  /// The lowest and highest local time in seconds; equal if frozen.
  var low: Double
  var high: Double
  var isFrozen = false
  /// Whether local time increases.
  var rises = true
  /// The eased window that this one's time derives from; nil for the plan's time.
  var base: Int?
  /// The mapping from that time to local time; if eased, to the fraction of the pass.
  var scale = 1.0
  var offset = 0.0
  /// The code of the easing; 0 for none.
  var easing: Int32 = 0
  /// The duration of one eased pass in seconds.
  var length = 0.0
  /// The fractions of the eased pass at the start and the end.
  fileprivate(set) var edges = (start: 0.0, end: 1.0)
}

/// The windows of one layer's groups.
final class TimeWindows {
  private(set) var all: [TimeWindow]
  let pool: AnimationPool

  init(pool: AnimationPool, during time: ClosedRange<Double>) {
    self.pool = pool
    // A plan begins at 0; anything before it is cut off.
    let (start, end) = (max(0, time.lowerBound), max(0, time.upperBound))
    all = [TimeWindow(start: start, end: end, low: start, high: end)]
  }

  subscript(index: Int) -> TimeWindow { all[index] }

  func append(_ window: consuming TimeWindow) {
    if window.easing > 0 {
      // Precomputed, because each conversion through the window needs them.
      window.edges.start = fraction(at: window.start, of: window)
      window.edges.end = fraction(at: window.end, of: window)
    }
    all.append(window)
  }

  /// Returns the local time of a window's group at a time of the plan.
  func inside(_ time: Double, of index: Int) -> Double {
    guard !all[index].isFrozen else { return all[index].low }
    var chain = [index]
    while let base = all[chain[chain.count - 1]].base { chain.append(base) }
    var value = time
    for index in chain.reversed() {
      let window = all[index]
      value = window.scale * value + window.offset
      guard window.easing > 0, let easing = pool.function(window.easing) else { continue }
      value = easing.value(at: min(max(value, 0), 1)) * window.length
    }
    return value
  }

  /// Returns the time of the plan at a local time of a window's group.
  @inline(never)
  func outside(_ seconds: Double, of index: Int) -> Double {
    let own = all[index]
    // The edges are exact.
    if own.isFrozen || seconds <= own.low { return own.rises ? own.start : own.end }
    if seconds >= own.high { return own.rises ? own.end : own.start }
    var value = seconds
    var next: Int? = index
    while let index = next {
      let window = all[index]
      if window.easing > 0, let easing = pool.function(window.easing) {
        let (start, end) = window.edges
        value = easing.firstFraction(reaching: value / window.length, from: start, to: end) ?? start
      }
      value = (value - window.offset) / window.scale
      next = window.base
    }
    return min(max(value, own.start), own.end)
  }

  /// Returns the fraction of an eased window's pass at a time of the plan.
  private func fraction(at time: Double, of window: TimeWindow) -> Double {
    let outer = window.base.map { inside(time, of: $0) } ?? time
    return min(max(window.scale * outer + window.offset, 0), 1)
  }
}
