// Delivery state of one observed node: pending and delivered events.

package import AnimaticCore

/// An observed node: an animation, a part of a composition, or a cue.
final class ObservedNode {
  enum State {
    case waiting, begun, done
  }

  let node: Int
  let entry: Int
  /// The index of the listener; -1 if the stage only records events.
  let listener: Int
  let isCue: Bool
  var enter = -Double.infinity
  var exit = Double.infinity
  /// Whether it has finished if it ends at its exit, and if it ends at its enter in reverse.
  private var finishes = (atExit: true, atEnter: true)
  /// Whether an instant in it is at its enter, and at its exit.
  private(set) var holdsInstant = (atEnter: false, atExit: false)
  /// Its place among the written parts; nil for a group that the compiler has added.
  let part: Int?
  var state = State.waiting
  /// The event and the stage's time of its begin, and the direction; nil before it was delivered.
  private(set) var begun: (time: Double, lateness: Double, stageTime: ExactTime, isBackwards: Bool)?
  /// Whether it was removed before its end was delivered.
  private(set) var isStopped = false
  /// Whether it was ended early.
  private(set) var isCut = false
  /// Whether it has begun, and a jump has left it.
  private(set) var isLeftBehind = false
  /// Whether it begins at the next update, around one that was removed before its begin was delivered.
  private(set) var isHastened = false
  /// The repeats of the node, or the event times of the cue.
  private var moments: EventSearch?
  var next: EventTime?
  /// The time of the last delivered event time.
  private var last = -Double.infinity
  /// The number of consecutive event times closer together than `InstantCount.shortest`.
  private var hurried = 0
  /// The node whose iterations are reported for this one.
  private(set) var cycles = -1
  /// Seconds from enter to exit, unless it is stopped early.
  private(set) var length = 0.0
  /// The last reported progress.
  var progress: Double?

  /// The node with full motion; nil unless motion is reduced.
  private var full: ObservedNode?

  /// Nil if the part is never active.
  ///
  /// - Parameters:
  ///   - part: The observed part.
  ///   - plan: The plan of the part.
  ///   - entry: The entry that it belongs to.
  ///   - content: The times of what is in it.
  ///   - reportsRepeats: Whether its repeats are reported.
  init?(
    _ part: ObservedPart, in plan: Plan, entry: Int, content: ClosedRange<Double>?,
    reportsRepeats: Bool
  ) {
    node = part.node
    self.entry = entry
    listener = part.observer
    self.part = part.part
    switch part.kind {
    case .cue:
      isCue = true
      moments = plan.begins(of: node)
    case .part(let cycles):
      isCue = false
      let span = plan.deliveredInterval(of: node)
      guard span != nil || content != nil else { return nil }
      enter = min(span?.enter ?? .infinity, content?.lowerBound ?? .infinity)
      exit = max(span?.exit ?? -.infinity, content?.upperBound ?? -.infinity)
      if let span { finishes = (span.isWhole, span.beginsWhole) }
      length = exit - enter
      self.cycles = cycles
      if reportsRepeats, cycles >= 0 { moments = plan.iterations(of: cycles) }
    }
    next = moments?.first(from: -.infinity)
  }

  /// Takes the times of events with full motion, which order them.
  ///
  /// - Parameters:
  ///   - part: The same part of the composition with full motion.
  ///   - plan: The plan of that composition.
  ///   - content: When its content is active.
  ///   - times: The known times of that composition.
  func order(
    as part: ObservedPart, in plan: Plan, content: ClosedRange<Double>?, _ times: inout KnownTimes
  ) {
    full = ObservedNode(
      part, in: plan, entry: entry, content: content, reportsRepeats: moments != nil)
    guard let full else { return }
    (full.enter, full.exit) = (times.known(full.enter), times.known(full.exit))
    beginLateness = full.enter - enter
    endLateness = exit.isFinite ? full.exit - exit : 0
  }

  /// Whether a time is in its active interval; both ends are, because the playhead leaves it there.
  func contains(_ time: Double) -> Bool { enter <= time && time <= exit }

  /// Ends the node where it is removed.
  ///
  /// - Parameter time: The run's time of the removal; nil if that is its end.
  func stop(at time: Double?) {
    isStopped = true
    guard let time else { return }
    exit = time
    cutOff()
    isCut = true
  }

  /// Begins at the next update.
  func hasten() { isHastened = state == .waiting }

  /// Records the delivery of its begin.
  func begin(with event: PartEvent, on stage: any RunStage, isBackwards: Bool) {
    state = .begun
    isHastened = false
    begun = (event.time, event.lateness, stage.exactTime, isBackwards)
  }

  /// Ends where a jump has led, unless that is inside it.
  func leave(at time: Double) {
    isLeftBehind = (state == .begun || isHastened) && !contains(time)
  }

  /// Begins and ends at a time.
  func move(to time: Double) { (enter, exit) = (time, time) }

  /// Records that it does not finish, wherever it ends.
  func cutOff() { finishes = (false, false) }

  /// Whether it has finished if it ends in a direction.
  func finishes(_ direction: PlayDirection) -> Bool {
    direction == .forwards || isCut ? finishes.atExit : finishes.atEnter
  }

  /// Moves its limits to the times of a run.
  func place(in run: Run) {
    enter = run.knownTimes.known(enter)
    exit = run.knownTimes.known(exit)
    guard let instants = run.tree.instants(in: part) else { return }
    holdsInstant = (
      run.knownTimes.nearest(to: instants.lowerBound) == enter,
      run.knownTimes.nearest(to: instants.upperBound) == exit
    )
  }

  /// Lets it begin with the run at the earliest, and returns whether the run plays anything of it.
  func isPlayedFromStart() -> Bool {
    guard enter < 0 else { return true }
    if exit < 0 || exit == 0 && !holdsInstant.atExit { return false }
    enter = 0
    finishes.atEnter = false
    skipMoments(to: 0)
    return true
  }

  /// Advances past a delivered event time; of a runaway, no further ones are reported.
  func pass(_ moment: EventTime) {
    last = moment.time
    next = moments?.next(after: moment.time)
    if let full, let next = full.next { full.next = full.moments?.next(after: next.time) }
    hurried = next.map { $0.time - moment.time < InstantCount.shortest } ?? false ? hurried + 1 : 0
    if isRunaway { (moments, next) = (nil, nil) }
  }

  /// Whether event times follow each other so closely that an update would not end.
  var isRunaway: Bool { hurried > InstantCount.limit }

  /// Continues with the event times from a time on, without repeating delivered ones.
  func skipMoments(to time: Double) {
    guard let moments else { return }
    let expected = next?.time
    next = last < time ? moments.first(from: time) : moments.next(after: last)
    // After a jump, the corresponding event time with full motion is unknown.
    if next?.time != expected { full?.next = nil }
  }

  // MARK: Delays with full motion

  /// The delay of its begin, which orders begins that reduced motion makes simultaneous.
  private(set) var beginLateness = 0.0

  /// The delay of its end, unless it ends early.
  private(set) var endLateness = 0.0

  /// The time of its next repeat or cue with full motion.
  var nextInFullMotion: Double? { full?.next?.time }
}

/// The full-motion version of a composition that is played with reduced motion.
package final class FullMotion {
  private let plan: Plan
  private let tree: EventTree
  /// The observed animations by listener.
  private var listeners: [Int: ObservedPart] = [:]
  /// The observed parts by observer.
  private var observers: [Int: ObservedPart] = [:]
  /// The times at which parts begin and end: those that rounding separates are simultaneous.
  private(set) var knownTimes = KnownTimes([])

  package init(plan: Plan, tree: EventTree, observed: [ObservedPart]) {
    (self.plan, self.tree) = (plan, tree)
    for node in plan.nodes.indices.reversed() {
      let part = plan.observedPart(at: node, part: tree.part(of: node))
      if part.observer < 0 { continue }
      listeners[part.observer] = part
    }
    for part in observed { observers[part.observer] = part }
  }

  /// Gives an observed animation, or a part of the composition, its callback order with full motion.
  func order(_ observed: ObservedNode, isPart: Bool) {
    let part = (isPart ? observers : listeners)[observed.listener]
    guard let part else { return }
    observed.order(as: part, in: plan, content: tree.content(of: part.part), &knownTimes)
  }
}
