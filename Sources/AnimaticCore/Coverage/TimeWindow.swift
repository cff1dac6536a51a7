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
  var easing = EasingID.none
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
    if window.easing.bends {
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
      guard window.easing.bends, let easing = pool.function(window.easing) else { continue }
      value = easing.value(at: min(max(value, 0), 1)) * window.length
    }
    return value
  }

  /// Returns the time of the plan at a local time of a window's group.
  func outside(_ seconds: Double, of index: Int) -> Double {
    let own = all[index]
    // The edges are exact.
    if own.isFrozen || seconds <= own.low { return own.rises ? own.start : own.end }
    if seconds >= own.high { return own.rises ? own.end : own.start }
    var value = seconds
    var next: Int? = index
    while let index = next {
      let window = all[index]
      if window.easing.bends, let easing = pool.function(window.easing) {
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

// The windows of a group within one window of its parent: fills, passes, and extrema of the easing.

extension TimeWindows {
  /// Adds the windows of a group.
  ///
  /// - Parameters:
  ///   - group: The node of the group.
  ///   - around: The parent's windows.
  ///   - most: The maximum number of added windows.
  /// - Returns: The windows, and whether the limit was reached.
  func append(
    group: Int, in around: Range<Int>, most: Int, _ reader: borrowing PlanReader
  ) -> (windows: Range<Int>, isCut: Bool) {
    let first = all.count
    let record = reader.nodes[group].record
    let easing =
      record.easing.bends && record.duration.isFinite ? pool.function(record.easing) : nil
    let turns = (easing?.extremaFractions ?? []).map { $0 * record.duration }
    var isCut = false
    for window in around {
      let room = most - (all.count - first)
      guard room > 0 else { return (first..<all.count, true) }
      if append(group: group, in: window, most: room, turns, reader) { isCut = true }
    }
    return (first..<all.count, isCut)
  }

  private func append(
    group: Int, in index: Int, most: Int, _ turns: [Double], _ reader: borrowing PlanReader
  ) -> Bool {
    let around = self[index]
    guard !around.isFrozen else {
      freeze(group, at: around.low, during: around, reader)
      return false
    }
    let timing = pool.timing(reader.nodes[group].record)
    let (begin, end) = (timing.beginTime, timing.endTime)
    if begin > around.low {
      freeze(group, at: -.infinity, during: part(around.low, begin, of: index), reader)
    }
    let low = max(begin, around.low)
    let high = min(end, around.high)
    var isCut = false
    if low <= high {
      let active = part(low, high, of: index)
      if timing.speed == 0 || timing.duration == 0 {
        freeze(group, at: begin, during: active, reader)
      } else {
        let easing = timing.duration.isFinite ? reader.nodes[group].record.easing : .none
        let (passes, isMore) = passes(of: timing, from: low, to: high, most: most)
        // Overflowed numbers give no windows.
        for pass in passes where !pass.from.isNaN && !pass.to.isNaN {
          append(pass, length: timing.duration, easing, turns, in: index)
        }
        isCut = isMore
      }
    }
    if end < around.high {
      freeze(group, at: .infinity, during: part(end, around.high, of: index), reader)
    }
    return isCut
  }

  /// Returns a part of a window, given in local time.
  private func part(_ low: Double, _ high: Double, of index: Int) -> TimeWindow {
    var part = self[index]
    part.low = max(low, part.low)
    part.high = min(high, part.high)
    let edges = [outside(part.low, of: index), outside(part.high, of: index)]
    part.start = part.rises ? edges[0] : edges[1]
    part.end = part.rises ? edges[1] : edges[0]
    return part
  }

  private func freeze(
    _ group: Int, at time: Double, during part: TimeWindow, _ reader: borrowing PlanReader
  ) {
    guard part.start <= part.end,
      let progress = reader.progress(of: group, at: time, end: .drawn)
    else { return }
    let inside = reader.childTime(of: group, progress)
    append(
      TimeWindow(start: part.start, end: part.end, low: inside, high: inside, isFrozen: true))
  }

  // MARK: Passes

  /// One pass: its local interval, and the mapping from the parent's time.
  private struct Pass {
    let from: Double
    let to: Double
    let scale: Double
    let offset: Double
  }

  /// Returns the passes of a group that meet an interval of its parent's time, in order, and
  /// whether there are more than a limit.
  private func passes(
    of timing: MediaTiming, from low: Double, to high: Double, most: Int
  ) -> (passes: [Pass], isCut: Bool) {
    func pass(_ number: Double) -> Pass { self.pass(number, of: timing, from: low, to: high) }
    guard timing.duration.isFinite else { return ([pass(0)], most < 1) }
    // A pass that is only touched at its edge does not count.
    let slack = timing.speed > 0 ? MediaTiming.tolerance : -MediaTiming.tolerance
    func number(_ time: Double, _ slack: Double) -> Double {
      ((timing.local(after: time - timing.beginTime) + slack) / timing.duration).rounded(.down)
    }
    let first = number(low, slack)
    let count = abs(number(high, -slack) - first) + 1
    let isCut = !(count <= Double(most))
    let step = timing.speed < 0 ? -1.0 : 1.0
    return ((0..<(isCut ? most : Int(count))).map { pass(first + step * Double($0)) }, isCut)
  }

  private func pass(
    _ number: Double, of timing: MediaTiming, from low: Double, to high: Double
  ) -> Pass {
    let start = timing.duration.isFinite ? number * timing.duration : 0
    let isBackwards = timing.autoreverses && number.truncatingRemainder(dividingBy: 2) != 0
    var scale = timing.speed
    var offset = timing.timeOffset - timing.speed * timing.beginTime - start
    if isBackwards {
      scale = -scale
      offset = timing.duration - offset
    }
    func inside(_ time: Double) -> Double {
      min(max(time.isFinite ? scale * time + offset : time * scale, 0), timing.duration)
    }
    return Pass(from: inside(low), to: inside(high), scale: scale, offset: offset)
  }

  /// Adds the windows of a pass, split at the extrema of its easing.
  private func append(
    _ pass: Pass, length: Double, _ id: EasingID, _ turns: [Double], in index: Int
  ) {
    let range = min(pass.from, pass.to)..<max(pass.from, pass.to)
    let easing = id.bends ? pool.function(id) : nil
    let turns = turns.filter(range.contains)
    let edges = [pass.from] + (pass.from < pass.to ? turns : turns.reversed()) + [pass.to]
    for (from, to) in zip(edges, edges.dropFirst()) {
      var window = window(of: pass, from, to, in: index)
      if let easing { window.ease(by: easing, id, length: length) }
      append(window)
    }
  }

  /// Returns one monotonic part of a pass, not eased.
  private func window(of pass: Pass, _ from: Double, _ to: Double, in index: Int) -> TimeWindow {
    let around = self[index]
    let times = [(from - pass.offset) / pass.scale, (to - pass.offset) / pass.scale]
    let part = part(min(times[0], times[1]), max(times[0], times[1]), of: index)
    var window = TimeWindow(
      start: part.start, end: part.end, low: min(from, to), high: max(from, to))
    window.rises = (pass.scale > 0) == around.rises
    // Linear parts are merged, so only eased ones are traversed.
    let isEased = around.easing.bends
    window.base = isEased ? index : around.base
    window.scale = isEased ? pass.scale : pass.scale * around.scale
    window.offset = isEased ? pass.offset : pass.scale * around.offset + pass.offset
    return window
  }
}

extension TimeWindow {
  /// Eases a part of a pass on which the easing is monotonic.
  fileprivate mutating func ease(by easing: TimingFunction, _ id: EasingID, length: Double) {
    let values = [low, high].map { easing.value(at: $0 / length) * length }
    rises = rises == (values[0] <= values[1])
    low = min(values[0], values[1])
    high = max(values[0], values[1])
    self.easing = id
    self.length = length
    scale /= length
    offset /= length
  }
}
