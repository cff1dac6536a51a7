// When an animation is first entered and last left, in the time of its plan, through all groups
// around it.

/// The first and the last moment of an animation in one run of its plan.
package struct ActiveSpan: Sendable, Equatable {
  /// Seconds since the begin of the plan; both ends may lie on a group's edge.
  package var enter: Double
  /// Infinite where it is never left.
  package var exit: Double
  /// Whether it ran its whole length: nothing around it cut it off.
  package var isWhole: Bool
}

extension Plan {
  /// The span of a node; nil where it is never active: it begins after the group around it has
  /// ended.
  ///
  /// Complexity: O(depth), however often the groups repeat.
  package func activeSpan(of node: Int) -> ActiveSpan? {
    var chain: [Int] = []
    var next = node
    while next >= 0 {
      chain.append(next)
      next = Int(nodes[next].parent)
    }
    let levels = chain.reversed().map { SpanLevel(nodes[$0].record, pool: pool) }
    let search = SpanSearch(levels: levels)
    guard let enter = search.find(.earliest), let exit = search.find(.latest) else { return nil }
    // Rounding and easings lead out of what is around all of it, which is left when that is over.
    let around = levels[0].timing.beginTime
    let first = min(max(enter.time, around), max(around, levels[0].end))
    let last = min(max(exit.time, first), max(first, levels[0].end))
    return ActiveSpan(
      enter: first, exit: last, isWhole: search.isWhole(leftAt: exit.innermost))
  }
}

/// What the search needs to know of one node on the way down.
struct SpanLevel {
  let timing: MediaTiming
  let isPlain: Bool
  let easing: TimingFunction?

  init(_ record: AnimationRecord, pool: AnimationPool) {
    timing = pool.timing(record)
    easing = record.easing > 0 && record.duration.isFinite ? pool.function(record.easing) : nil
    isPlain = easing == nil && (!pool.hasTiming(record) || timing.playsOnce)
  }

  private init(timing: MediaTiming, isPlain: Bool) {
    self.timing = timing
    self.isPlain = isPlain
    easing = nil
  }

  /// The same without an easing.
  var uneased: SpanLevel { SpanLevel(timing: timing, isPlain: easing == nil && isPlain) }

  var end: Double { timing.endTime }
}
