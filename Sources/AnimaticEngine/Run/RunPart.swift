// The part of a run that has a time of its own, and what is still to be told in it: what a layer's
// share and the watch over the whole have in common.

import AnimaticCore

/// A part of a run: by itself its time goes as the stage's does, and it tells nobody.
class RunPart {
  enum EntryState {
    /// Not at its end yet.
    case running
    /// At its end, and kept.
    case ended
    /// Removed.
    case gone
  }

  /// An animation that stands in no group; of the watch, the whole.
  struct Entry {
    let node: Int
    let key: String?
    /// Seconds of the run at which it ends; infinite where it never does.
    var end: Double
    var state = EntryState.running
    /// How many listeners in it have not heard their end.
    var openListeners = 0
    /// What waits for its end in the transactions in which it was added.
    var completions: CompletionChain?
    /// Seconds of the run at which it was removed; nil where it was not.
    var removedAt: Double?
  }

  let run: Run
  let layerIndex: Int
  /// The local time at which the run's time is 0.
  private(set) var start: ExactTime
  /// The run's time until its transaction is committed.
  private var pendingTime = ExactTime(0)
  /// The run's time while it stands still.
  private(set) var frozen: ExactTime?
  /// Seconds of the run in a second of local time, never 0; below 0 its time goes backwards.
  private(set) var rate = 1.0
  var entries: [Entry] = []
  /// How many entries are removed.
  var goneCount = 0
  var heard: [HeardNode] = []
  /// What is still to be delivered, the next one last.
  var events: [PartEvent] = []
  var ticket = 0
  /// Whether what is listed is what comes on the way back.
  var isListedBackwards = false
  /// Whether only what was removed is listed, because it stands still and was moved meanwhile.
  var isWithheld = false
  /// Whether it was told to go to its end at once.
  var isFinishing = false
  /// Whether it stands still for good.
  var isFinal = false
  private(set) var isClosed = false

  init(run: Run, layerIndex: Int, start: ExactTime) {
    self.run = run
    self.layerIndex = layerIndex
    self.start = start
  }

  var nextEvent: PartEvent? { events.last }

  /// Whether nothing of it is attached.
  var isDetached: Bool { goneCount == entries.count }

  // MARK: Time

  /// Seconds of the run, now.
  var elapsed: ExactTime {
    if let frozen { return frozen }
    if isWaiting { return pendingTime }
    guard let now = localNow else { return ExactTime(0) }
    return runTime(atLocal: now)
  }

  /// The run's time at a local time; at the rates of 1 and -1 to the bit.
  func runTime(atLocal local: ExactTime) -> ExactTime {
    if rate == 1 { return (local - start).limited }
    return (rate == -1 ? start - local : (local - start).multiplied(by: rate)).limited
  }

  /// Seconds of local time in which it gets from 0 to a time.
  private func span(to time: ExactTime) -> ExactTime {
    if rate == 1 { return time }
    return rate == -1 ? -time : time.divided(by: rate)
  }

  /// The local time at which the run's time is another.
  func local(at time: ExactTime) -> ExactTime { start + span(to: time) }

  /// What its time is when the stage's is another; the same while it stands still.
  func runTime(at time: ExactTime) -> ExactTime {
    if let frozen { return frozen }
    return runTime(atLocal: local(atHost: time + Stage.epoch))
  }

  /// The stage's time at which its time is another.
  func hostTime(of time: ExactTime) -> ExactTime { host(atLocal: local(at: time)) - Stage.epoch }

  /// The times of the run that come within some seconds of local time, as it goes now.
  func coming(within seconds: Double) -> ClosedRange<Double> {
    let now = elapsed.rounded
    let ahead = frozen == nil ? now + seconds * rate : now.nextUp
    return min(now, ahead)...max(now, ahead)
  }

  /// Whether it is played back: on a layer whose time goes backwards a rate below 0 plays forwards.
  var isReversed: Bool { rate < 0 && layerSpeed >= 0 }

  /// The direction of playback.
  var direction: PlayDirection { isReversed ? .backwards : .forwards }

  /// Whether its time begins with a commit that is still to come.
  private var isWaiting: Bool { run.isPending && !run.isAbsolute }

  /// Its transaction has been committed: its time begins.
  func commit() {
    if frozen == nil, !run.isAbsolute { jump(to: pendingTime) }
  }

  func freeze(at time: ExactTime) { frozen = time }

  func thaw() {
    guard let time = frozen else { return }
    frozen = nil
    jump(to: time)
    if isWithheld {
      isWithheld = false
      rebuild(passingOver: time.rounded)
    }
  }

  /// Lets its time go faster, slower or the other way from where it is.
  func turn(to rate: Double) {
    let time = elapsed
    self.rate = rate
    jump(to: time)
    listAgainIfTurned()
  }

  /// What comes on the way back is not what comes on the way forwards.
  func listAgainIfTurned() {
    guard isReversed != isListedBackwards else { return }
    if frozen != nil, !isFinal { isWithheld = true }
    skipMoments(to: elapsed.rounded)
    rebuild()
  }

  /// Jumps by hand; what was passed on the way is passed over.
  func seek(to time: Double) {
    if frozen != nil { isWithheld = true }
    jump(to: ExactTime(time))
    skipMoments(to: time)
    rebuild(passingOver: time)
  }

  private func jump(to time: ExactTime) {
    if frozen != nil {
      frozen = time
    } else if isWaiting {
      pendingTime = time
    } else if let now = localNow {
      start = (now - span(to: time)).limited
    }
  }

  /// Moves its begin to a later time, by seconds of the stage.
  func delay(by seconds: Double) { start += ExactTime(seconds * layerSpeed) }

  /// The stage's time at which the next event is due; nil where it is not to come.
  func nextTime(on stage: Stage) -> ExactTime? {
    guard !run.isPending, let event = events.last else { return nil }
    let time = dueTime(of: ExactTime(event.time), on: stage)
    return time.flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: What a layer's part, or the watch, does in its own way

  var localNow: ExactTime? { run.stage?.exactMediaTime }

  func local(atHost host: ExactTime) -> ExactTime { host }

  func host(atLocal local: ExactTime) -> ExactTime { local }

  /// How fast the local time runs.
  var layerSpeed: Double { 1 }

  /// The stage's time at which something is due at a time of the run; nil where it is not to come.
  func dueTime(of time: ExactTime, on stage: Stage) -> ExactTime? {
    guard let frozen else { return hostTime(of: time) }
    let isPast = isReversed ? time.rounded >= frozen.rounded : time.rounded <= frozen.rounded
    return isPast ? stage.exactTime : nil
  }

  func tell(_ phase: HeardNode.Phase, _ index: Int, on stage: Stage) {}

  /// An entry reached its own end.
  func endEntry(_ index: Int) { detach(index, because: .finished) }

  /// Removes an entry now: whoever was told of its begin is told that it did not finish.
  func remove(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    let isOver = entries[index].state == .ended
    let now = elapsed.rounded
    if !isOver { entries[index].removedAt = now }
    detach(index, because: outcome)
    for position in heard.indices where heard[position].entry == index {
      stop(position, at: now)
    }
    if !isOver { run.keepFirst(outcome) }
    releaseListeners(of: index)
    rebuild()
    run.stage?.schedule(self)
    closeIfDone()
  }

  /// An entry is attached no more.
  func detach(_ index: Int, because outcome: Outcome) {
    if entries[index].state != .gone { goneCount += 1 }
    entries[index].state = .gone
    releaseListeners(of: index)
    if isClosed, isDetached { run.forget(self) }
  }

  /// Stands still at the end for good: what is kept shows it, also where time would go on in an
  /// endless cycle.
  ///
  /// What would have been passed on the way is passed over.
  func finish(at time: ExactTime) {
    guard !isDetached else { return }
    freeze(at: max(time, elapsed))
    isFinal = true
    isWithheld = false
    if rate < 0 { turn(to: -rate) }
    for index in heard.indices { heard[index].next = nil }
    rebuild()
    run.stage?.schedule(self)
  }

  /// Tells the run, once, that this part has nothing more to do.
  func closeIfDone() {
    guard !isClosed, events.isEmpty, entries.allSatisfy({ $0.state != .running }) else { return }
    isClosed = true
    run.partClosed()
  }
}
