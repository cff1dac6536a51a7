// The first begin and last end of an animation in its plan's time, through all ancestors.

/// The interval from an animation's first begin to its last end in one run of its plan.
package struct ActiveInterval: Sendable, Equatable {
  /// Seconds since the begin of the plan; both ends may be a group's edge.
  package var enter: Double
  /// Infinite if it never ends.
  package var exit: Double
  /// Whether it ran for its full duration, without being cut off by an ancestor.
  package var isWhole: Bool
}

extension Plan {
  /// Returns the active interval of a node; nil if it is never active, beginning after its group's
  /// end.
  ///
  /// Complexity: O(depth), regardless of repeats.
  package func activeInterval(of node: Int) -> ActiveInterval? {
    var chain: [Int] = []
    var next = node
    while next >= 0 {
      chain.append(next)
      next = Int(nodes[next].parent)
    }
    let levels = chain.reversed().map { SpanLevel(nodes[$0].record, pool: pool) }
    let search = SpanSearch(levels: levels)
    guard let enter = search.find(.earliest), let exit = search.find(.latest) else { return nil }
    // Rounding and easings may exceed the outermost group, whose end is the limit.
    let around = levels[0].timing.beginTime
    let first = min(max(enter.time, around), max(around, levels[0].end))
    let last = min(max(exit.time, first), max(first, levels[0].end))
    return ActiveInterval(
      enter: first, exit: last, isWhole: search.isWhole(leftAt: exit.innermost))
  }
}

/// The data of one node on the path from the root.
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

  /// The level without its easing.
  var uneased: SpanLevel { SpanLevel(timing: timing, isPlain: easing == nil && isPlain) }

  var end: Double { timing.endTime }
}
