// Searches nested times for the next moment at which something in them is passed. How one time is
// gone through, pass by pass, is next door.

/// Finds the moments at which a time inside nested groups is passed, or at which a new cycle of the
/// innermost begins; one after the other, also where they never end.
///
/// Time runs through a group in passes, and through a pass in pieces that run one way (an easing
/// turns). A piece passes all that lies on it, both ends included; where it goes on from where the
/// piece before has stopped, that point was passed already.
package struct MomentSearch {
  package enum Target: Sendable {
    /// A time in which the children of the innermost group live.
    case time(Double)
    /// The seams between the cycles of the innermost.
    case cycles
  }

  /// A way through the time in which a level lives.
  struct Way: Hashable {
    var from: Double
    var to: Double
    /// Whether what lies at its start is passed.
    var includesStart: Bool
    /// Whether it is the same whatever moment is searched from: then its answer is kept.
    var isFixed: Bool

    var isForwards: Bool { from <= to }

    /// The part of it inside an interval; what is entered from outside is passed from its edge on.
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

  /// A question that has to be answered before another one can be.
  struct Missing: Error {
    fileprivate let request: Request
  }

  /// The answers so far; what depends on the moment that was searched from is forgotten after each
  /// search, so that an endless repeat does not fill it.
  private final class Memo {
    var fixed: [Request: Moment?] = [:]
    var passing: [Request: Moment?] = [:]

    subscript(request: Request) -> Moment?? {
      get { request.way.isFixed ? fixed[request] : passing[request] }
      set {
        if request.way.isFixed { fixed[request] = newValue } else { passing[request] = newValue }
      }
    }
  }

  /// Seconds by which a time may miss an edge and still be on it (T-18).
  static let tolerance = MediaTiming.tolerance

  let levels: [SpanLevel]
  let target: Target
  private let memo = Memo()

  /// - Parameters:
  ///   - levels: The groups, outermost first.
  ///   - target: What is passed.
  init(levels: [SpanLevel], target: Target) {
    self.levels = levels
    self.target = target
  }

  /// Seconds within which moments are one: a nanosecond, and more than rounding on the way down and up
  /// again may lose.
  static func apart(at time: Double) -> Double { tolerance + abs(time) * 1e-14 }

  /// The first moment at or after a time.
  package func first(from time: Double) -> Moment? {
    search(Way(from: time, to: .infinity, includesStart: true, isFixed: time == -.infinity))
  }

  /// The first moment after a time; moments that can't be told apart are one.
  ///
  /// Complexity: O(depth), as long as something is passed in most passes.
  package func next(after time: Double) -> Moment? {
    let start = time + Self.apart(at: time)
    let found = search(Way(from: start, to: .infinity, includesStart: false, isFixed: false))
    return found.flatMap { $0.time > time && $0.time.isFinite ? $0 : nil }
  }

  /// Questions wait in a list and not on the stack, so that depth is not limited by a thread's.
  private func search(_ way: Way) -> Moment? {
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

  func find(_ way: Way, from level: Int) throws(Missing) -> Moment? {
    // Also a way that is no number, which would never be found again.
    if way.from.isNaN || way.to.isNaN { return nil }
    let request = Request(level: level, way: way)
    guard let known = memo[request] else { throw Missing(request: request) }
    return known
  }

  private func solve(_ request: Request) throws(Missing) -> Moment? {
    // Plain groups only shift time; they are walked in a loop.
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
    let found: Moment?
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

  /// The passage of a time on a way through the time it is in.
  private func passage(of time: Double, on way: Way) -> Moment? {
    let sign = way.isForwards ? 1.0 : -1.0
    let done = (time - way.from) * sign
    let rest = (way.to - time) * sign
    let isAtStart = abs(done) <= Self.tolerance
    guard rest >= -Self.tolerance, isAtStart ? way.includesStart : done > 0 else { return nil }
    return Moment(
      time: rest < 0 ? way.to : isAtStart ? way.from : time,
      direction: way.isForwards ? .forwards : .backwards, departs: isAtStart)
  }
}
