// A search of nested times for the next event.

/// Finds the times at which a local time inside nested groups is passed, or at which an iteration
/// of the innermost begins, one after the other, even if infinite.
///
/// Time runs through a group in passes, and through a pass in monotonic pieces (an easing turns). A
/// piece passes all points on it, including both ends, except a start point at which the previous
/// piece ended.
package struct EventSearch {
  package enum Target: Sendable {
    /// A time in the innermost group's local time.
    case time(Double)
    /// The iteration boundaries of the innermost.
    case cycles
  }

  /// An interval of a level's time, with a direction.
  struct Way: Hashable {
    var from: Double
    var to: Double
    /// Whether the start point is passed.
    var includesStart: Bool
    /// Whether the interval is independent of the start of the search, so its result is cached.
    var isFixed: Bool

    var isForwards: Bool { from <= to }

    /// Returns the part inside an interval; if entered from outside, including its edge.
    func clipped(_ low: Double, _ high: Double) -> Way? {
      var way = self
      way.from = isForwards ? max(from, low) : min(from, high)
      way.to = isForwards ? min(to, high) : max(to, low)
      if isForwards ? way.from > way.to : way.from < way.to { return nil }
      if way.from != from {
        way.includesStart = true
        way.isFixed = true
      }
      return way
    }
  }

  fileprivate struct Request: Hashable {
    let level: Int
    let way: Way
  }

  /// A query that must be answered first.
  struct Missing: Error {
    fileprivate let request: Request
  }

  /// The cached results; those that depend on the start of the search are dropped after each
  /// search, so that an infinite repeat doesn't grow the cache.
  private final class Memo {
    var fixed: [Request: EventTime?] = [:]
    var passing: [Request: EventTime?] = [:]

    subscript(request: Request) -> EventTime?? {
      get { request.way.isFixed ? fixed[request] : passing[request] }
      set {
        if request.way.isFixed { fixed[request] = newValue } else { passing[request] = newValue }
      }
    }
  }

  /// The tolerance in seconds at an edge (T-18).
  static let tolerance = MediaTiming.tolerance

  let levels: [SpanLevel]
  let target: Target
  private let memo = Memo()

  /// - Parameters:
  ///   - levels: The groups, outermost first.
  ///   - target: The event to find.
  init(levels: [SpanLevel], target: Target) {
    self.levels = levels
    self.target = target
  }

  /// Returns the first event at or after a time.
  package func first(from time: Double) -> EventTime? {
    search(Way(from: time, to: .infinity, includesStart: true, isFixed: time == -.infinity))
  }

  /// Returns the first event after a time; indistinguishable ones are merged.
  ///
  /// Complexity: O(depth), if most passes contain an event.
  package func next(after time: Double) -> EventTime? {
    let start = time + MediaTiming.resolution(at: time)
    let found = search(Way(from: start, to: .infinity, includesStart: false, isFixed: false))
    return found.flatMap { $0.time > time && $0.time.isFinite ? $0 : nil }
  }

  /// Queries wait in a list instead of on the stack, so depth is not limited by the thread.
  private func search(_ way: Way) -> EventTime? {
    let whole = Request(level: 0, way: way)
    var pending = [whole]
    while let request = pending.last {
      do {
        memo[request] = .some(try solve(request))
        pending.removeLast()
      } catch {
        pending.append(error.request)
      }
    }
    let found = memo[whole] ?? nil
    memo.passing = [:]
    return found
  }

  func find(_ way: Way, from level: Int) throws(Missing) -> EventTime? {
    // Also NaN, which would never be found again.
    if way.from.isNaN || way.to.isNaN { return nil }
    let request = Request(level: level, way: way)
    guard let known = memo[request] else { throw Missing(request: request) }
    return known
  }

  private func solve(_ request: Request) throws(Missing) -> EventTime? {
    // Groups that only shift time are traversed in a loop.
    var shift = ExactTime.zero
    var way = request.way
    var level = request.level
    let last = levels.count - 1
    while level <= last {
      let begin = levels[level].timing.beginTime
      guard let inside = way.clipped(begin, levels[level].end) else { return nil }
      way = inside
      guard levels[level].isPlain else { break }
      way.from = (ExactTime(way.from) - ExactTime(begin)).rounded
      way.to = (ExactTime(way.to) - ExactTime(begin)).rounded
      shift += ExactTime(begin)
      level += 1
    }
    let found: EventTime?
    switch target {
    case .time(let time) where level > last: found = passage(of: time, on: way)
    case .cycles where level >= last: found = level > last ? nil : seam(of: level, on: way)
    default: found = try pass(through: level, on: way)
    }
    return found.map { found in
      var moment = found
      moment.time = (shift + ExactTime(found.time)).rounded
      return moment
    }
  }

  /// Returns the event of a time on an interval of its own time.
  private func passage(of time: Double, on way: Way) -> EventTime? {
    let sign = way.isForwards ? 1.0 : -1.0
    let done = (time - way.from) * sign
    let rest = (way.to - time) * sign
    let isAtStart = abs(done) <= Self.tolerance
    guard rest >= -Self.tolerance, isAtStart ? way.includesStart : done > 0 else { return nil }
    return EventTime(
      time: rest < 0 ? way.to : isAtStart ? way.from : time,
      direction: way.isForwards ? .forwards : .backwards, departs: isAtStart)
  }
}
