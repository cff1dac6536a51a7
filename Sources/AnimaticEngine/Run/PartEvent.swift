// An event in one part of a run, and its order among the others of the part.

import AnimaticCore

/// An event in one part of a run.
struct PartEvent {
  enum Kind {
    /// The end of an entry: it is removed or committed before any callback, or is back at its begin.
    case entryEnd(Int)
    /// The completion of an entry, reported before its delegate's end.
    case completed(Int)
    case begin(Int)
    case end(Int)
    /// A repeat, or a cue.
    case moment(Int, EventTime)

    /// The index of the observed node; nil for an event of an entry.
    var node: Int? {
      switch self {
      case .begin(let index), .end(let index), .moment(let index, _): index
      case .entryEnd, .completed: nil
      }
    }
  }

  /// The time of the event, in seconds of the run.
  let time: Double
  /// The delay of the event with full motion.
  let lateness: Double
  let kind: Kind
  let order: EventOrder

  /// Whether it comes before another event; in reverse playback the latest time comes first.
  func precedes(_ other: PartEvent, _ isBackwards: Bool) -> Bool {
    if time != other.time { return (time < other.time) != isBackwards }
    if lateness != other.lateness { return (lateness < other.lateness) != isBackwards }
    return order < other.order
  }
}
