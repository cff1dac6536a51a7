// A search of nested repeats for the first or last active time of the innermost animation.

/// Finds the earliest or latest active time of the innermost of nested animations.
///
/// A repeating group plays the same pass again, so only four passes can differ: the first (which
/// may start in the middle), one forward, one backward, and the last (which may be cut off).
struct SpanSearch {
  enum Side {
    case earliest, latest

    var other: Side { self == .earliest ? .latest : .earliest }
  }

  struct Range {
    var low: Double
    var high: Double

    var isEmpty: Bool { !(low <= high) }

    func shifted(by seconds: Double) -> Range {
      let shift = ExactTime(seconds)
      return Range(
        low: (ExactTime(low) + shift).rounded, high: (ExactTime(high) + shift).rounded)
    }

    func clipped(to other: Range) -> Range {
      Range(low: max(low, other.low), high: min(high, other.high))
    }
  }

  struct Found {
    /// In the time in which the range was given.
    var time: Double
    /// In the time of the innermost animation's parent.
    var innermost: Double
  }

  /// A query: the extreme time inside a range of a level's time.
  struct Request: Hashable {
    let side: Side
    let level: Int
    let low: Double
    let high: Double
  }

  /// A query that must be answered first.
  private struct Missing: Error {
    let request: Request
  }

  /// The cached results: each query is answered once, regardless of repeats.
  private final class Memo {
    var found: [Request: Found?] = [:]
  }

  let levels: [SpanLevel]
  private let memo = Memo()

  init(levels: [SpanLevel]) {
    self.levels = levels
  }

  /// Returns the extreme active time of the innermost animation in the plan's time.
  ///
  /// Queries wait in a list instead of on the stack, so depth is not limited by the thread.
  func find(_ side: Side) -> Found? {
    let whole = Request(side: side, level: 0, low: -.infinity, high: .infinity)
    var pending = [whole]
    while let request = pending.last {
      do {
        memo.found[request] = .some(try solve(request))
        pending.removeLast()
      } catch {
        pending.append(error.request)
      }
    }
    return memo.found[whole] ?? nil
  }

  private func find(
    _ side: Side, in range: Range, from level: Int
  ) throws(Missing) -> Found? {
    // Also NaN, which would never be found again.
    if range.isEmpty { return nil }
    let request = Request(side: side, level: level, low: range.low, high: range.high)
    guard let known = memo.found[request] else { throw Missing(request: request) }
    return known
  }

  private func solve(_ request: Request) throws(Missing) -> Found? {
    let side = request.side
    // Groups that only shift time are traversed in a loop, so depth uses no stack.
    var shift = ExactTime(0)
    var range = Range(low: request.low, high: request.high)
    var level = request.level
    while level < levels.count - 1, levels[level].isPlain {
      let timing = levels[level].timing
      range = range.clipped(to: Range(low: timing.beginTime, high: levels[level].end))
      if range.isEmpty { return nil }
      range = range.shifted(by: -timing.beginTime)
      shift += ExactTime(timing.beginTime)
      level += 1
    }
    let timing = levels[level].timing
    let active = Range(low: timing.beginTime, high: levels[level].end).clipped(to: range)
    if active.isEmpty { return nil }
    guard level < levels.count - 1 else {
      let edge = side == .earliest ? active.low : active.high
      return Found(time: (shift + ExactTime(edge)).rounded, innermost: edge)
    }
    let found = try search(side, in: active, level: level)
    return found.map { Found(time: (shift + ExactTime($0.time)).rounded, innermost: $0.innermost) }
  }

  /// Searches the distinct passes of a group, from the requested side.
  private func search(
    _ side: Side, in active: Range, level: Int
  ) throws(Missing) -> Found? {
    let timing = levels[level].timing
    let speed = abs(timing.speed)
    guard speed > 0, timing.duration > 0 else {
      // Paused: one local time for the whole active interval.
      let sample = timing.sample(at: active.low)
      let fraction = levels[level].easing?.value(at: sample.fraction) ?? sample.fraction
      let local = fraction * timing.duration
      let point = Range(low: local, high: local)
      return try find(side, in: point, from: level + 1).map { found in
        Found(time: side == .earliest ? active.low : active.high, innermost: found.innermost)
      }
    }
    let passes = passes(of: timing, in: active)
    for pass in side == .earliest ? passes : passes.reversed() {
      if let found = try search(side, pass: pass, in: active, level: level) { return found }
    }
    return nil
  }

  /// Returns the passes to examine: the first three and the last three; an infinite repeat has no
  /// last one.
  private func passes(of timing: MediaTiming, in active: Range) -> [Double] {
    guard timing.duration.isFinite else { return [0] }
    func pass(at time: Double) -> Double {
      let local = (time - timing.beginTime) * timing.speed + timing.timeOffset
      return (local / timing.duration).rounded(.down)
    }
    let first = pass(at: active.low)
    let step = timing.speed < 0 ? -1.0 : 1.0
    guard active.high.isFinite else {
      return [first, first + step, first + 2 * step, .infinity]
    }
    let last = pass(at: active.high)
    let count = abs(last - first)
    if count <= 6 { return (0...Int(count)).map { first + step * Double($0) } }
    return [
      first, first + step, first + 2 * step, last - 2 * step, last - step, last,
    ]
  }

  private func search(
    _ side: Side, pass: Double, in active: Range, level: Int
  ) throws(Missing) -> Found? {
    let timing = levels[level].timing
    guard pass.isFinite else {
      // A pass of an infinite repeat: it is left only if it is never entered.
      let whole = Range(low: 0, high: timing.duration)
      return try find(side, in: whole, from: level + 1)
        .map { Found(time: .infinity, innermost: $0.innermost) }
    }
    let start =
      timing.duration.isFinite ? ExactTime(timing.duration).multiplied(by: pass).rounded : 0
    let isBackwards =
      timing.autoreverses && pass.truncatingRemainder(dividingBy: 2) != 0
    // Conversion between the group's parent time and seconds in the pass.
    func inside(_ time: Double) -> Double {
      (time - timing.beginTime) * timing.speed + timing.timeOffset - start
    }
    func outside(_ seconds: Double) -> Double {
      let local = ExactTime(start) + ExactTime(seconds) - ExactTime(timing.timeOffset)
      return (local.divided(by: timing.speed) + ExactTime(timing.beginTime)).rounded
    }
    let bounds = [inside(active.low), inside(active.high)].sorted()
    let part = Range(low: bounds[0], high: bounds[1])
      .clipped(to: Range(low: 0, high: timing.duration))
    // The edge of a pass belongs to the pass that fills it (T-7), not to one that only touches it.
    let isTouched = part.high - part.low <= 1e-12 && active.high > active.low
    if part.isEmpty || isTouched { return nil }
    // The requested side in the pass, and in the children's time.
    let wantsLow = (side == .earliest) == (timing.speed > 0)
    func look(low: Bool) throws(Missing) -> Found? {
      if let easing = levels[level].easing {
        try eased(easing, wantsLow: low, isBackwards: isBackwards, part: part, level: level)
      } else {
        try straight(wantsLow: low, isBackwards: isBackwards, part: part, level: level)
      }
    }
    guard let seconds = try look(low: wantsLow) else { return nil }
    // If a pass wraps, its last instant is the next one's first (T-7); only the final sample has
    // it.
    let last = timing.duration - 1e-12
    let hasLast =
      timing.autoreverses
      || timing.speed > 0 && outside(timing.duration) >= levels[level].end - MediaTiming.tolerance
    if !hasLast, seconds.time > last, let other = try look(low: !wantsLow), other.time > last {
      return nil
    }
    return Found(time: outside(seconds.time), innermost: seconds.innermost)
  }

  private func straight(
    wantsLow: Bool, isBackwards: Bool, part: Range, level: Int
  ) throws(Missing) -> Found? {
    let length = levels[level].timing.duration
    let local = isBackwards ? Range(low: length - part.high, high: length - part.low) : part
    let childSide: Side = wantsLow != isBackwards ? .earliest : .latest
    return try find(childSide, in: local, from: level + 1).map { found in
      Found(time: isBackwards ? length - found.time : found.time, innermost: found.innermost)
    }
  }

  /// Searches an eased pass split at the turns of the easing; each run is monotonic, and a jump
  /// enters and leaves its range at once.
  private func eased(
    _ easing: TimingFunction, wantsLow: Bool, isBackwards: Bool, part: Range, level: Int
  ) throws(Missing) -> Found? {
    let length = levels[level].timing.duration
    func folded(_ fraction: Double) -> Double { isBackwards ? 1 - fraction : fraction }
    let edges = [folded(part.low / length), folded(part.high / length)].sorted()
    let runs = easing.easing.runs(from: edges[0], to: edges[1])
    let startsLow = wantsLow != isBackwards
    guard
      let run = try firstRun(startsLow ? runs : runs.reversed(), length: length, level: level)
    else { return nil }
    let childSide: Side = run.rises == startsLow ? .earliest : .latest
    guard let found = try find(childSide, in: run.range(length), from: level + 1) else {
      return nil
    }
    let wanted = found.time / length
    let fraction =
      startsLow
      ? easing.firstFraction(reaching: wanted, from: run.low, to: run.high) ?? run.low
      : easing.firstFraction(reaching: wanted, from: run.high, to: run.low) ?? run.high
    return Found(time: folded(fraction) * length, innermost: found.innermost)
  }

  /// Returns the first of several runs in which the innermost animation is active.
  ///
  /// Runs are adjacent, so together they cover one range, as do their halves: bisection needs few
  /// queries even for an easing that oscillates often.
  private func firstRun(
    _ runs: [EasingRun], length: Double, level: Int
  ) throws(Missing) -> EasingRun? {
    func isActive(_ runs: ArraySlice<EasingRun>) throws(Missing) -> Bool {
      let ranges = runs.map { $0.range(length) }
      let low = ranges.map(\.low).min() ?? 0
      let high = ranges.map(\.high).max() ?? 0
      return try find(.earliest, in: Range(low: low, high: high), from: level + 1) != nil
    }
    if runs.count == 1 { return runs[0] }
    guard try isActive(runs[...]) else { return nil }
    var rest = runs[...]
    while rest.count > 1 {
      let half = rest.prefix(rest.count / 2)
      rest = try isActive(half) ? half : rest.dropFirst(half.count)
    }
    return rest.first
  }

  /// Returns whether the innermost animation is not cut off: it fits into its group and leaves at
  /// one of its ends.
  func isWhole(leftAt time: Double) -> Bool {
    guard let own = levels.last else { return false }
    if levels.dropLast().contains(where: { $0.timing.speed == 0 }) { return false }
    // Its end in each ancestor's time, while they only shift time.
    var end = own.end
    for level in levels.dropLast().reversed() {
      if end > level.timing.duration + MediaTiming.tolerance { return false }
      guard level.isPlain else { break }
      end += level.timing.beginTime
    }
    if time.isInfinite { return true }
    return abs(time - own.timing.beginTime) <= MediaTiming.tolerance
      || abs(time - own.end) <= MediaTiming.tolerance
  }
}

extension EasingRun {
  /// Returns the children's time range of the run.
  fileprivate func range(_ length: Double) -> SpanSearch.Range {
    SpanSearch.Range(low: values.lowerBound * length, high: values.upperBound * length)
  }
}
