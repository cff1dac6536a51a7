// The search of nested times for an event: the only traversal of passes and easings.

/// Finds the times at which something happens in the local time inside nested groups, one after the
/// other, even if infinite.
///
/// Time runs through a group in passes, and through a pass in monotonic pieces (an easing turns). A
/// piece passes all points on it, including both ends, except a start point at which the previous
/// piece ended.
package final class EventSearch {
  enum Target {
    /// A time in the innermost group's local time is passed.
    case time(Double)
    /// An interval of the innermost group's local time is entered.
    case interval(Double, Double)
    /// An iteration of the innermost group begins.
    case iterations
  }

  /// The query for the first event on an interval of a level's time; thrown if it must be answered
  /// first.
  private struct Request: Hashable, Error {
    let depth: Int
    let interval: DirectedInterval
  }

  private let levels: [TimeLevel]
  private let target: Target
  /// Whether it finds what an observer receives, and not what is presented.
  ///
  /// Then an instant at the end of a pass is met there, not one at an end that cuts a pass; and any
  /// other interval is not met where it is only touched, unless an easing leaves its time there.
  private let isDelivery: Bool
  /// The cached results.
  private var events: [Request: EventTime?] = [:]
  /// The results that depend on the start of a search; dropped after it, so that an infinite repeat
  /// doesn't grow the cache.
  private var passing: [Request: EventTime?] = [:]

  init(_ levels: [TimeLevel], _ target: Target, isDelivery: Bool = false) {
    self.levels = levels
    self.target = target
    self.isDelivery = isDelivery
  }

  /// Returns the first event at or after a time.
  package func first(from time: Double) -> EventTime? {
    search(DirectedInterval(from: time, to: .infinity, isFixed: time == -.infinity))
  }

  /// The last event; at infinity if there is always another one.
  var last: EventTime? { search(DirectedInterval(from: .infinity, to: -.infinity)) }

  /// Returns the first event after a time; indistinguishable ones are merged.
  ///
  /// Complexity: O(depth), if most passes contain an event.
  package func next(after time: Double) -> EventTime? {
    let start = time + MediaTiming.resolution(at: time)
    let found = search(
      DirectedInterval(from: start, to: .infinity, includesStart: false, isFixed: false))
    return found.flatMap { $0.time > time && $0.time.isFinite ? $0 : nil }
  }

  private var isIntervalSearch: Bool {
    if case .interval = target { true } else { false }
  }

  // MARK: Queries

  /// Queries wait in a list instead of on the stack, so depth is not limited by the thread.
  private func search(_ interval: DirectedInterval) -> EventTime? {
    let whole = Request(depth: 0, interval: interval)
    var pending = [whole]
    while let request = pending.last {
      do {
        let found = try solve(request)
        if request.interval.isFixed {
          events[request] = found
        } else {
          passing[request] = found
        }
        pending.removeLast()
      } catch {
        pending.append(error)
      }
    }
    defer { passing = [:] }
    return known(whole) ?? nil
  }

  private func known(_ request: Request) -> EventTime?? {
    request.interval.isFixed ? events[request] : passing[request]
  }

  private func find(_ interval: DirectedInterval, _ depth: Int) throws(Request) -> EventTime? {
    // Also NaN, which would never be found again.
    if interval.from.isNaN || interval.to.isNaN { return nil }
    let request = Request(depth: depth, interval: interval)
    guard let known = known(request) else { throw request }
    return known
  }

  private func solve(_ request: Request) throws(Request) -> EventTime? {
    // Groups that only shift time are traversed in a loop.
    var shift = ExactTime.zero
    var (depth, interval) = (request.depth, request.interval)
    while depth < levels.count {
      let begin = levels[depth].timing.beginTime
      guard let inside = clipped(interval, begin, levels[depth].end) else { return nil }
      interval = inside
      guard levels[depth].onlyShifts else { break }
      interval = interval.since(begin)
      shift += ExactTime(begin)
      depth += 1
    }
    var found = try event(on: interval, depth)
    if let time = found?.time, isCutOff(time, at: depth) {
      found = try eventBeforeEnd(on: interval, depth)
    }
    return found.map { $0.at((shift + ExactTime($0.time)).rounded) }
  }

  /// Returns the first event, going backward, before the end of a group that is cut off there; nil
  /// going forward, where nothing precedes it.
  ///
  /// An easing may be so flat that the end is found a while before it as well.
  private func eventBeforeEnd(
    on interval: DirectedInterval, _ depth: Int
  ) throws(Request) -> EventTime? {
    let last = levels[depth].end - Self.longestEnd
    guard !interval.isForwards, last > interval.to else { return nil }
    var rest = interval
    rest.from = last
    return try event(on: rest, depth)
  }

  private func event(on interval: DirectedInterval, _ depth: Int) throws(Request) -> EventTime? {
    let isInnermost = depth == levels.count
    switch target {
    case .time(let time) where isInnermost: return crossing(of: time, on: interval)
    case .interval(let low, let high) where isInnermost:
      return clipped(interval, low, high).map {
        EventTime(time: $0.from, direction: $0.direction, local: $0.from)
      }
    case .iterations where isInnermost: return nil
    case .iterations where depth == levels.count - 1:
      return boundary(of: levels[depth], on: interval)
    default: return try event(through: depth, on: interval)
    }
  }

  /// The seconds before an end in which a time may be found that is reached at the end.
  private static let longestEnd = 1e-4

  /// Whether an instant would begin at the end of a group that ends before its content.
  private func isCutOff(_ time: Double, at depth: Int) -> Bool {
    guard isDelivery, isInstant, depth < levels.count, levels[depth].isCut else { return false }
    return time >= levels[depth].end - MediaTiming.tolerance
  }

  /// Whether it searches an interval without length.
  private var isInstant: Bool {
    if case .interval(let low, let high) = target { low == high } else { false }
  }

  /// Returns the part of an interval inside another one; nil where an observer receives nothing of
  /// it.
  private func clipped(
    _ interval: DirectedInterval, _ low: Double, _ high: Double
  ) -> DirectedInterval? {
    guard var part = interval.clipped(low, high) else { return nil }
    // What is presented at an instant is that of the next pass (T-7).
    if isIntervalSearch, !isDelivery { part.touchedEdge = nil }
    let isTouched =
      interval.from != interval.to && part.from == part.to
      && !(interval.leavesAtOnce && part.from == interval.from)
    return isDelivery && !isInstant && isTouched ? nil : part
  }

  // MARK: Groups

  /// Returns the first event in a group that does more than shift time.
  private func event(
    through depth: Int, on interval: DirectedInterval
  ) throws(Request) -> EventTime? {
    let level = levels[depth]
    guard level.timing.speed != 0, level.timing.duration > 0 else {
      // A paused time is passed when it is entered.
      guard interval.includesStart else { return nil }
      let still = level.childTime(at: interval.from)
      let stillness = DirectedInterval(
        from: still, to: still, isForwardsAtOnce: interval.isForwards)
      return try find(stillness, depth + 1)?.at(interval.from)
    }
    for pass in level.passes(on: interval) where pass.start.isFinite || isIntervalSearch {
      guard let found = try event(in: pass, depth), try !belongsToNext(found, pass, depth) else {
        continue
      }
      // A pass at infinity: never left, or entered only there.
      guard pass.start.isFinite else { return found.at(.infinity) }
      let local = pass.local(at: found.time, length: level.timing.duration)
      return found.at(interval.restored(level.parentTime(of: local)))
    }
    return nil
  }

  /// Returns whether an interval is met in the last instant of a pass only, which is the first
  /// instant of the next pass (T-7).
  private func belongsToNext(
    _ found: EventTime, _ pass: TimeLevel.Pass, _ depth: Int
  ) throws(Request) -> Bool {
    let last = levels[depth].timing.duration - 1e-12
    guard isIntervalSearch, !isDelivery, found.time > last, !levels[depth].ends(with: pass)
    else { return false }
    var reversed = pass
    reversed.interval = pass.interval.reversed
    return try event(in: reversed, depth).map { $0.time > last } ?? false
  }

  /// Returns the first event in a pass, in its seconds.
  private func event(in pass: TimeLevel.Pass, _ depth: Int) throws(Request) -> EventTime? {
    let level = levels[depth]
    guard let easing = level.easing else { return try find(pass.interval, depth + 1) }
    for piece in try narrowed(level.pieces(of: pass, easing)[...], depth) {
      guard let found = try find(piece.interval, depth + 1) else { continue }
      return found.at(fraction(of: found.time, on: piece, level) * level.timing.duration)
    }
    return nil
  }

  /// Returns the fraction of a pass at which an event on a piece of it is reached.
  private func fraction(
    of time: Double, on piece: TimeLevel.Piece, _ level: TimeLevel
  ) -> Double {
    let (from, to) = piece.fractions
    let first = level.easing?.firstFraction(
      reaching: time / level.timing.duration, from: from, to: to)
    if isIntervalSearch { return first ?? from }
    // The inverse of an extremum is imprecise.
    return time == piece.interval.to ? to : first ?? to
  }

  /// Returns the first of several pieces on which an interval is met.
  ///
  /// Adjacent pieces cover one interval, as do their halves: bisection needs few queries even for
  /// an easing that oscillates often.
  private func narrowed(
    _ pieces: ArraySlice<TimeLevel.Piece>, _ depth: Int
  ) throws(Request) -> ArraySlice<TimeLevel.Piece> {
    guard isIntervalSearch else { return pieces }
    // The first piece may touch what the others do not.
    if let first = pieces.first, first.interval.leavesAtOnce,
      try find(first.interval, depth + 1) != nil
    {
      return pieces.prefix(1)
    }
    var pieces = pieces
    while pieces.count > 1 {
      let half = pieces.prefix(pieces.count / 2)
      let ends = half.flatMap { [$0.interval.from, $0.interval.to] }
      let whole = DirectedInterval(from: ends.min() ?? 0, to: ends.max() ?? 0)
      pieces = try find(whole, depth + 1) == nil ? pieces.dropFirst(half.count) : half
    }
    return pieces
  }

  // MARK: The innermost group

  /// Returns the event of a time on an interval of its own time.
  private func crossing(of time: Double, on interval: DirectedInterval) -> EventTime? {
    let sign = interval.isForwards ? 1.0 : -1.0
    let done = (time - interval.from) * sign
    let rest = (interval.to - time) * sign
    let tolerance = MediaTiming.tolerance
    let isAtStart = abs(done) <= tolerance
    guard rest >= -tolerance, isAtStart ? interval.includesStart : done > 0 else { return nil }
    return EventTime(
      time: rest < 0 ? interval.to : isAtStart ? interval.from : time,
      direction: interval.direction, beginsPass: isAtStart && interval.isFixed)
  }

  /// Returns the first iteration boundary strictly inside an interval.
  private func boundary(of level: TimeLevel, on interval: DirectedInterval) -> EventTime? {
    let timing = level.timing
    let length = timing.cycleDuration
    let offset = timing.timeOffset / length
    // Beyond integer precision, iteration boundaries can't be distinguished.
    guard timing.speed != 0, length > 0, length.isFinite, abs(offset) < 0x1p53 else { return nil }
    let from = level.local(at: interval.from)
    let rises = interval.isForwards == (timing.speed > 0)
    let (sign, tolerance) = (rises ? 1.0 : -1.0, MediaTiming.tolerance)
    let number =
      rises
      ? ((from + tolerance) / length).rounded(.down) + 1
      : ((from - tolerance) / length).rounded(.up) - 1
    let boundary = ExactTime(length).multiplied(by: number).rounded
    guard (level.local(at: interval.to) - boundary) * sign > tolerance else { return nil }
    // Iterations are counted from the begin in either direction of time.
    let entered = rises ? number : number - 1
    let first = timing.speed > 0 ? offset.rounded(.down) : offset.rounded(.up) - 1
    return EventTime(
      time: interval.restored(level.parentTime(of: ExactTime(boundary))),
      direction: rises ? .forwards : .backwards, cycle: Int(exactly: abs(entered - first)) ?? .max)
  }
}
