// Delivery state of one observed node: pending and delivered events.

import AnimaticCore

/// An observed node: an animation, a part of a composition, or a cue.
struct ObservedNode {
  enum State {
    case waiting, begun, done
  }

  /// A kind of event.
  enum Phase {
    case begin, end
    case moment(EventTime)
  }

  let node: Int
  let entry: Int
  /// The index of the listener; -1 if the stage only records events.
  let listener: Int
  var enter = -Double.infinity
  var exit = Double.infinity
  var finishes = true
  /// The rank of its begin among simultaneous begins: groups before their children.
  var beginOrder: Int
  /// The rank of its end among simultaneous ends: children before their groups.
  var endOrder: Int
  var tie = 0
  var state = State.waiting
  var isCue = false
  /// The repeats of the node, or the event times of the cue.
  var moments: EventSearch?
  var next: EventTime?
  /// The time of the last delivered event time.
  var last = -Double.infinity
  /// The number of consecutive event times closer together than `shortestCycle`.
  private(set) var hurried = 0
  /// The node whose iterations are reported for this one.
  var cycles = -1
  /// Seconds from enter to exit, unless it is stopped early.
  var length = 0.0
  /// The last reported progress.
  var progress: Double?

  /// The active interval with full motion; nil unless motion is reduced.
  var fullSpan: ActiveInterval?
  /// The repeats or cue times with full motion; nil unless motion is reduced.
  var fullMoments: EventSearch? { didSet { fullNext = fullMoments?.first(from: -.infinity) } }
  private(set) var fullNext: EventTime?

  /// Sets the active interval.
  mutating func span(_ span: ActiveInterval) {
    enter = span.enter
    exit = span.exit
    length = span.exit - span.enter
    finishes = span.isWhole
  }

  /// Ends the node early, which with full motion would be now as well.
  mutating func cut(at time: Double) {
    exit = time
    finishes = false
    fullSpan = nil
  }

  mutating func observe(_ moments: EventSearch?) {
    self.moments = moments
    next = moments?.first(from: -.infinity)
  }

  /// Advances past a delivered event time.
  mutating func pass(_ moment: EventTime) {
    last = moment.time
    next = moments?.next(after: moment.time)
    if let full = fullNext { fullNext = fullMoments?.next(after: full.time) }
    hurried = next.map { $0.time - moment.time < Self.shortestCycle } ?? false ? hurried + 1 : 0
  }

  /// The interval in seconds below which consecutive event times count as a runaway.
  static let shortestCycle = 1e-6

  /// Whether event times follow each other so closely that an update would not end.
  var isRunaway: Bool { hurried > InstantCount.limit }

  /// Stops reporting event times.
  mutating func stopObserving() {
    moments = nil
    next = nil
  }

  /// Continues with the event times from a time on, without repeating delivered ones.
  mutating func skipMoments(to time: Double) {
    guard let moments else { return }
    let expected = next?.time
    next = last < time ? moments.first(from: time) : moments.next(after: last)
    // After a jump, the corresponding event time with full motion is unknown.
    if next?.time != expected { fullMoments = nil }
  }
}
