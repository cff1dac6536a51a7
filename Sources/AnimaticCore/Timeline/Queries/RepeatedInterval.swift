// The intervals in which animations only repeat what they have shown before, so that a search can
// leave them out.

/// An interval whose values are those of the cycle before it.
struct RepeatedInterval {
  /// The begin of the cycle that is searched, in seconds since the begin of the plan.
  let source: Double
  /// The seconds of one cycle.
  let cycle: Double
  /// The interval that is left out: after the cycle, and before its last repetition ends.
  let range: ClosedRange<Double>
  /// The number of groups around it.
  let depth: Int

  /// Returns the repetitions of a time of the cycle, ascending.
  func repetitions(of time: Double, most: Int) -> [Double] {
    let edge = MediaTiming.resolution(at: time)
    guard time > source + edge, time <= source + cycle + edge else { return [] }
    let times = (1...max(1, most)).lazy.map { count in
      (ExactTime(time) + ExactTime(cycle).multiplied(by: Double(count))).rounded
    }
    return Array(times.prefix { $0 <= range.upperBound })
  }
}

extension Plan {
  /// Returns the intervals that a search of some animations can leave out, the innermost first.
  ///
  /// A group, or an animation, that repeats while no other of the animations runs has the same values
  /// in each of its cycles.
  ///
  /// - Complexity: O(n log n) in the animations and the groups around them.
  func repeatedIntervals(of leaves: [Int], during range: ClosedRange<Double>) -> [RepeatedInterval]
  {
    var search = RepeatSearch(self, leaves, range)
    return search.intervals()
  }
}

/// The search for what repeats, in the first pass of each group.
private struct RepeatSearch {
  /// The time of a group's first pass.
  private struct Scope {
    /// The begin of the pass in seconds since the begin of the plan.
    var origin = 0.0
    /// The local time at the begin.
    var start = 0.0
    /// The seconds of the plan in a second of local time.
    var scale = 1.0
    /// The end of the pass in seconds since the begin of the plan.
    var end = Double.infinity
    var depth = 0
  }

  /// The maximum number of intervals: each one divides the search.
  private static let most = 64

  private let plan: Plan
  private let range: ClosedRange<Double>
  /// By group, -1 for the plan: what it contains of the animations and the groups around them.
  private var content = SmallMap<Int, [Int]>()
  /// The nodes with animations that accumulate from cycle to cycle.
  private var accumulating = SmallSet<Int>()
  private var found: [RepeatedInterval] = []
  private var pending: [(nodes: [Int], scope: Scope)] = []

  init(_ plan: Plan, _ leaves: [Int], _ range: ClosedRange<Double>) {
    self.plan = plan
    self.range = range
    var known = SmallSet<Int>()
    for leaf in leaves {
      let accumulates = plan.nodes[leaf].record.flags.contains(.cumulative)
      for node in plan.ancestry(of: leaf) {
        if accumulates { accumulating.insert(node) }
        if known.insert(node) { content[Int(plan.nodes[node].parent), default: []].append(node) }
      }
    }
  }

  mutating func intervals() -> [RepeatedInterval] {
    pending = [(content[-1] ?? [], Scope())]
    while let (nodes, scope) = pending.popLast() { visit(nodes, in: scope) }
    let longest = found.ascending { -($0.range.upperBound - $0.range.lowerBound) / $0.cycle }
    return longest.prefix(Self.most).ascending { Double(-$0.depth) }
  }

  /// Visits what runs alone among the content of a group.
  private mutating func visit(_ nodes: [Int], in scope: Scope) {
    let intervals = nodes.map { ($0, interval(of: $0, in: scope)) }.ascending { $0.1.lowerBound }
    var earlier = -Double.infinity
    for (index, (node, interval)) in intervals.enumerated() {
      let later = index + 1 < intervals.count ? intervals[index + 1].1.lowerBound : .infinity
      let isAlone = earlier <= interval.lowerBound && interval.upperBound <= later
      earlier = max(earlier, interval.upperBound)
      if isAlone { visit(node, during: interval, in: scope) }
    }
  }

  private func interval(of node: Int, in scope: Scope) -> ClosedRange<Double> {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let begin = scope.origin + (timing.beginTime - scope.start) * scope.scale
    let end = min(begin + timing.wallDuration * scope.scale, scope.end)
    return begin...max(begin, end)
  }

  private mutating func visit(
    _ node: Int, during interval: ClosedRange<Double>, in scope: Scope
  ) {
    let record = plan.nodes[node].record
    let timing = plan.pool.timing(record)
    guard timing.speed > 0, timing.duration > 0, interval.upperBound > range.lowerBound else {
      return
    }
    let scale = scope.scale / timing.speed
    // Otherwise products of times with it are not numbers.
    guard scale.isNormal, scale.isTime else { return }
    let repeats = timing.activeDuration > timing.cycleDuration
    if repeats { leaveOut(node, cycle: timing.cycleDuration * scale, interval, scope) }
    // Later passes have another begin, and an eased pass has another pace.
    let isFirst = !repeats || range.lowerBound <= interval.lowerBound && timing.timeOffset == 0
    guard isFirst, record.easing <= 0 || !record.duration.isFinite, let inner = content[node]
    else { return }
    let end = interval.lowerBound + (timing.duration - timing.timeOffset) * scale
    pending.append(
      (
        inner,
        Scope(
          origin: interval.lowerBound, start: timing.timeOffset, scale: scale,
          end: min(interval.upperBound, end), depth: scope.depth + 1)
      ))
  }

  /// Leaves out what comes after the first cycle, if that is much.
  private mutating func leaveOut(
    _ node: Int, cycle: Double, _ interval: ClosedRange<Double>, _ scope: Scope
  ) {
    let begin = max(interval.lowerBound, range.lowerBound)
    let end = min(interval.upperBound, range.upperBound)
    let (low, high) = (begin + cycle + Self.margin(at: begin + cycle), end - Self.margin(at: end))
    guard !accumulating.contains(node), cycle > 64 * Self.margin(at: begin + cycle),
      end - begin >= 1.5 * cycle, low < high
    else { return }
    found.append(
      RepeatedInterval(source: begin, cycle: cycle, range: low...high, depth: scope.depth))
  }

  /// Returns the seconds around a boundary that are searched too.
  private static func margin(at time: Double) -> Double { 8 * MediaTiming.resolution(at: time) }
}
