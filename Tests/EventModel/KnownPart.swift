// A composition whose times were measured in a run, as data.

/// An observed part, with the times at which a run that was played once to its end reported it.
///
/// The model lays out its own compositions; of others it knows what a first run reports, and derives
/// what every other run reports, and in which order.
package struct KnownPart {
  /// The number of its observer; nil if it has none.
  package var observer: Int?
  /// Whether the observer observes a cue.
  package var isCue = false
  /// Whether it observes an animation, which the chain may not have.
  package var isAnimation = false
  /// Whether a position may place it outside of what is around it.
  package var isPlaced = false
  /// The run's times of its begin and its end, which is infinite if the run did not reach it; nil for
  /// a part that is not played.
  package var interval: ClosedRange<Double>?
  /// Whether the end was not early; true if it is not known.
  package var finishes = true
  /// The iterations that begin, or the passages of the cue.
  package var moments: [LoggedEvent] = []
  package var content: [KnownPart]

  package init(observer: Int? = nil, isCue: Bool = false, content: [KnownPart] = []) {
    (self.observer, self.isCue, self.content) = (observer, isCue, content)
  }

  /// All parts in it and itself, in written order.
  package var all: [KnownPart] { [self] + content.flatMap(\.all) }
}

extension ModelPart {
  convenience init(_ known: KnownPart) {
    self.init(cue: known.isCue ? 0 : nil)
    content = known.content.map(ModelPart.init)
    let moments = known.moments.map {
      Moment(time: $0.time, isForwards: $0.isForwards, cycle: $0.cycle)
    }
    guard !known.isCue else {
      passages = moments
      listeners = known.observer.map { [$0] } ?? []
      return
    }
    (observer, iterations, finishes) = (known.observer, moments, known.finishes)
    guard let interval = known.interval else { return }
    (isPlayed, enter, exit) = (true, interval.lowerBound, interval.upperBound)
  }
}
