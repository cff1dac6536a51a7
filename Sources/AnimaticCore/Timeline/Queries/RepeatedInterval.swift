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

  /// The number of cycles that are left out.
  var passes: Double { (range.upperBound - range.lowerBound) / cycle }

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
  /// The first pass of a group.
  private struct Scope {
    /// The begin of the pass in seconds since the begin of the plan, before the plan if it is cut.
    var origin = 0.0
    /// The group's local time at the begin of the pass.
    var start = 0.0
    /// The seconds of the plan in a second of local time.
    var scale = 1.0
    /// The part of the pass that is played, in seconds since the begin of the plan.
    var played = -Double.infinity...Double.infinity
    /// The number of groups around it.
    var depth = 0
  }

  /// An animation or a group in a pass.
  private struct Content {
    let node: Int
    /// Its begin in seconds since the begin of the plan.
    let begin: Double
    /// When it is played: from its begin, unless the pass begins later.
    let played: ClosedRange<Double>
  }

  /// The maximum number of intervals: each one divides the search.
  private static let most = 64

  private let plan: Plan
  private let range: ClosedRange<Double>
  /// By group, -1 for the plan: what it contains of the animations and the groups around them.
  private var children: [Int: [Int]] = [:]
  /// The nodes with animations that accumulate from cycle to cycle.
  private var accumulating: Set<Int> = []
  private var found: [RepeatedInterval] = []
  private var pending: [(nodes: [Int], scope: Scope)] = []

  init(_ plan: Plan, _ leaves: [Int], _ range: ClosedRange<Double>) {
    self.plan = plan
    self.range = range
    var known: Set<Int> = []
    for leaf in leaves {
      let accumulates = plan.nodes[leaf].record.flags.contains(.cumulative)
      for node in plan.ancestry(of: leaf) {
        if accumulates { accumulating.insert(node) }
        if known.insert(node).inserted {
          children[Int(plan.nodes[node].parent), default: []].append(node)
        }
      }
    }
  }

  mutating func intervals() -> [RepeatedInterval] {
    pending = [(children[-1] ?? [], Scope())]
    while let (nodes, scope) = pending.popLast() { search(nodes, in: scope) }
    let mostRepeated = found.sorted { $0.passes > $1.passes }
    return mostRepeated.prefix(Self.most).sorted { $0.depth > $1.depth }
  }

  /// Searches what runs alone among the content of a group.
  private mutating func search(_ nodes: [Int], in scope: Scope) {
    let contents = nodes.compactMap { content(of: $0, in: scope) }
      .sorted { $0.played.lowerBound < $1.played.lowerBound }
    var earlier = -Double.infinity
    for (index, content) in contents.enumerated() {
      let later = index + 1 < contents.count ? contents[index + 1].played.lowerBound : .infinity
      let isAlone = earlier <= content.played.lowerBound && content.played.upperBound <= later
      earlier = max(earlier, content.played.upperBound)
      if isAlone { search(content, in: scope) }
    }
  }

  /// Returns a node in a pass; nil if the pass plays nothing of it.
  private func content(of node: Int, in scope: Scope) -> Content? {
    let timing = plan.pool.timing(plan.nodes[node].record)
    let begin = scope.origin + (timing.beginTime - scope.start) * scope.scale
    let low = max(begin, scope.played.lowerBound)
    let high = min(begin + timing.wallDuration * scope.scale, scope.played.upperBound)
    return low <= high ? Content(node: node, begin: begin, played: low...high) : nil
  }

  private mutating func search(_ content: Content, in scope: Scope) {
    let record = plan.nodes[content.node].record
    let timing = plan.pool.timing(record)
    guard timing.speed > 0, timing.duration > 0, content.played.upperBound > range.lowerBound else {
      return
    }
    let scale = scope.scale / timing.speed
    // Otherwise products of times with it are not numbers.
    guard scale.isNormal, scale.isTime else { return }
    let repeats = timing.activeDuration > timing.cycleDuration
    if repeats { leaveOut(content, cycle: timing.cycleDuration * scale, depth: scope.depth) }
    // What is left out later are copies of the first pass, so it must be searched as a whole.
    let isFirst =
      !repeats
      || range.lowerBound <= content.begin && content.begin == content.played.lowerBound
        && timing.timeOffset == 0
    // An eased pass has no constant pace.
    guard isFirst, !record.easing.bends || !record.duration.isFinite,
      let inner = children[content.node]
    else { return }
    let end = content.begin + (timing.duration - timing.timeOffset) * scale
    guard end >= content.played.lowerBound else { return }
    let played = content.played.lowerBound...min(content.played.upperBound, end)
    pending.append(
      (
        inner,
        Scope(
          origin: content.begin, start: timing.timeOffset, scale: scale, played: played,
          depth: scope.depth + 1)
      ))
  }

  /// Leaves out what comes after the first cycle, if that is much.
  private mutating func leaveOut(_ content: Content, cycle: Double, depth: Int) {
    let begin = max(content.played.lowerBound, range.lowerBound)
    let end = min(content.played.upperBound, range.upperBound)
    let (low, high) = (begin + cycle + Self.margin(at: begin + cycle), end - Self.margin(at: end))
    guard !accumulating.contains(content.node), cycle > 64 * Self.margin(at: begin + cycle),
      end - begin >= 1.5 * cycle, low < high
    else { return }
    found.append(RepeatedInterval(source: begin, cycle: cycle, range: low...high, depth: depth))
  }

  /// Returns the seconds around a boundary that are searched too.
  private static func margin(at time: Double) -> Double { 8 * MediaTiming.resolution(at: time) }
}
