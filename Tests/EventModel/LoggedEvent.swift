// One line of a log of events.

/// An event that an observer receives.
package struct LoggedEvent: Equatable, CustomStringConvertible {
  package enum Kind: String {
    case begin, end, again, cue
  }

  package var kind: Kind
  /// The number of the observer.
  package var id: Int
  /// The time of the stage.
  package var time: Double
  package var finished: Bool
  package var isForwards: Bool
  package var cycle: Int

  package init(
    _ kind: Kind, _ id: Int, time: Double, finished: Bool = true, isForwards: Bool = true,
    cycle: Int = 0
  ) {
    (self.kind, self.id, self.time) = (kind, id, time)
    (self.finished, self.isForwards, self.cycle) = (finished, isForwards, cycle)
  }

  package var description: String {
    "\(time)  \(kind) \(id)" + (finished ? "" : " unfinished") + (isForwards ? "" : " backwards")
      + (cycle == 0 ? "" : " cycle \(cycle)")
  }

  /// Whether both are the same event, at times that differ by rounding at most.
  package func isLike(_ other: LoggedEvent) -> Bool {
    var moved = other
    moved.time = time
    return self == moved && abs(time - other.time) <= 1e-9
  }
}
