// Something that is due in one part of a run, and what comes first of several.

import AnimaticCore

/// Something that is due in one part.
struct PartEvent {
  enum Kind {
    /// An entry is over: it is removed, or settles, before anybody hears of it.
    case entryEnd(Int)
    /// An entry is back at the begin: it is removed.
    case entryLeft(Int)
    /// Whoever waits for an entry is told before its delegate is.
    case completed(Int)
    case begin(Int)
    case end(Int)
    /// A repeat, or a cue that is passed.
    case moment(Int, Moment)
  }

  /// Seconds of the run.
  let time: Double
  /// How much later it would be with all motion.
  var lateness = 0.0
  let kind: Kind
  let rank: Rank
  let order: Int
  /// Decides between parts of a composition that begin, or end, with the same animation.
  var tie = 0

  /// What comes first at one instant.
  ///
  /// A cue that ends a pass is passed before the repeat, one that begins a pass after it.
  enum Rank: Int, Comparable {
    case entry, end, cue, seam, cueAfterSeam, begin, completion, instantEnd

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  static func precedes(_ first: PartEvent, _ second: PartEvent) -> Bool {
    if first.time != second.time { return first.time < second.time }
    if first.lateness != second.lateness { return first.lateness < second.lateness }
    return (first.rank, first.order, first.tie) < (second.rank, second.order, second.tie)
  }
}
