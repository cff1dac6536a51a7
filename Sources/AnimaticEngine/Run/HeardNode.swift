// Somebody who listens to one part of a run: what there is to tell, and how far it has been told.

import AnimaticCore

/// A node that somebody listens to: an animation, a part of a composition, or a cue.
struct HeardNode {
  enum State {
    case waiting, begun, done
  }

  /// What it is told.
  enum Phase {
    case begin, end
    case moment(Moment)
  }

  let node: Int
  let entry: Int
  /// Who listens; -1 where nobody does but the stage, which writes events down.
  let listener: Int
  var enter = -Double.infinity
  var exit = Double.infinity
  var finishes = true
  /// The rank of its begin among all begins of one instant: groups before their children.
  var beginOrder: Int
  /// The rank of its end: children before their groups.
  var endOrder: Int
  var tie = 0
  var state = State.waiting
  var isCue = false
  /// Its repeats, or the passages of the cue.
  var moments: MomentSearch?
  var next: Moment?
  /// When the last of them was heard.
  var last = -Double.infinity
  /// How many of them have come in a row faster than anybody can follow.
  private(set) var hurried = 0
  /// The node whose cycles are its own.
  var cycles = -1
  /// Seconds from enter to exit, as long as nothing stops it.
  var length = 0.0
  /// How far it was told to be.
  var progress: Double?

  /// When it is entered and left with all motion; nil where motion is not reduced.
  var fullSpan: ActiveSpan?
  /// Its repeats or passages with all motion; nil where motion is not reduced.
  var fullMoments: MomentSearch? { didSet { fullNext = fullMoments?.first(from: -.infinity) } }
  private(set) var fullNext: Moment?

  /// Takes over when it is entered and left.
  mutating func span(_ span: ActiveSpan) {
    enter = span.enter
    exit = span.exit
    length = span.exit - span.enter
    finishes = span.isWhole
  }

  /// It ends before its time, which would be now with all motion, too.
  mutating func cut(at time: Double) {
    exit = time
    finishes = false
    fullSpan = nil
  }

  mutating func listen(to moments: MomentSearch?) {
    self.moments = moments
    next = moments?.first(from: -.infinity)
  }

  /// Its next moment was heard.
  mutating func pass(_ moment: Moment) {
    last = moment.time
    next = moments?.next(after: moment.time)
    if let full = fullNext { fullNext = fullMoments?.next(after: full.time) }
    hurried = next.map { $0.time - moment.time < Self.shortestCycle } ?? false ? hurried + 1 : 0
  }

  /// Seconds between two moments below which too many in a row are not told.
  static let shortestCycle = 1e-6

  /// Whether so many moments have followed each other at once that no update would come to an end.
  var isRunaway: Bool { hurried > InstantCount.limit }

  /// Hears of no more moments.
  mutating func stopListening() {
    moments = nil
    next = nil
  }

  /// Goes on with the moments from a time on; what was passed is not passed again.
  mutating func skipMoments(to time: Double) {
    guard let moments else { return }
    let expected = next?.time
    next = last < time ? moments.first(from: time) : moments.next(after: last)
    // After a jump over some of them, nobody can tell which passage of all motion this would be.
    if next?.time != expected { fullMoments = nil }
  }
}
