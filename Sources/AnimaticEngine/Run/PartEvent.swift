// A due event in one part of a run, and the order of simultaneous events.

import AnimaticCore

/// An event in one part of a run.
struct PartEvent {
  enum Kind {
    /// The end of an entry: it is removed or committed before any callback.
    case entryEnd(Int)
    /// The removal of an entry that is back at its begin.
    case entryLeft(Int)
    /// The completion of an entry, reported before its delegate's end.
    case completed(Int)
    case begin(Int)
    case end(Int)
    /// A repeat, or a cue.
    case moment(Int, EventTime)
  }

  /// The time of the event, in seconds of the run.
  let time: Double
  /// The delay of the event with full motion.
  var lateness = 0.0
  let kind: Kind
  let rank: Rank
  let order: Int
  /// Orders parts of a composition that begin or end with the same animation.
  var tie = 0

  /// The order of simultaneous events.
  ///
  /// A cue at the end of an iteration comes before the repeat, one at its begin after it.
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
