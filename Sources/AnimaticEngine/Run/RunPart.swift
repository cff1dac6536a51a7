// A part of a run with its own time and pending events: the base of layer and composition parts.

import AnimaticCore

/// A part of a run; the base class follows the stage's time and has no callbacks.
class RunPart {
  /// An animation outside any group; for a composition part, the composition.
  final class Entry {
    enum State {
      /// Before its end.
      case running
      /// At its end, and kept.
      case ended
      /// Removed.
      case gone
    }

    let node: Int
    /// The animated property; nil for a group.
    let path: PropertyPath?
    let isAdditive: Bool
    /// The key under which it is attached; nil for none.
    var key: String?
    /// The end in seconds of the run; may be infinite.
    var end: Double
    var state = State.running
    /// The place among the attachments of the layer; -1 if it is not among them.
    var place = -1
    /// Whether it was removed, but stays visible until the commit.
    var isLeaving = false
    /// The number of listeners whose end has not been delivered.
    var openListeners = 0
    /// The completion blocks of the transactions in which it was added.
    var completions: (any PendingCompletions)?
    /// The removal time in seconds of the run; nil if it was not removed.
    var removedAt: Double?

    init(node: Int, end: Double) {
      self.node = node
      self.end = end
      (path, isAdditive) = (nil, false)
    }

    /// Creates the entry of an animation or a group.
    init(node: Int, in plan: borrowing Plan) {
      let record = plan.nodes[node].record
      self.node = node
      end = plan.pool.timing(record).endTime
      path = plan.path(of: node)
      isAdditive = record.flags.contains(.additive)
    }
  }

  let run: Run
  let layerIndex: Int
  /// The run's time, once it is committed.
  private(set) var time: RunTime { didSet { presentationChanged() } }
  /// The run's time until its transaction is committed.
  private var pendingTime = ExactTime(0)
  let entries: [Entry]
  /// The number of removed entries.
  var goneCount = 0
  var observed: [ObservedNode] = []
  /// The undelivered events, the next one last.
  var events: [PartEvent] = []
  var ticket = 0
  /// Whether the listed events are those of reverse playback.
  var isListedBackwards = false
  /// The run's time at which it began to play in its direction: that of the last turn or jump.
  ///
  /// What lies wholly behind it is not reported.
  private(set) var origin = -Double.infinity
  /// The stage's time of the last jump, turn, or resumption.
  private var jumpedAt: ExactTime?
  /// Whether only events of ended and removed entries are listed, because it is paused.
  var isWithheld = false { didSet { presentationChanged() } }
  private(set) var isClosed = false

  init(run: Run, layerIndex: Int, start: ExactTime, entries: [Entry]) {
    self.run = run
    self.layerIndex = layerIndex
    time = RunTime(start: start)
    self.entries = entries
  }

  /// Whether none of its entries is attached.
  var isDetached: Bool { goneCount == entries.count }

  /// Whether all of its entries have ended, and some stay attached.
  var rests: Bool { !isDetached && entries.allSatisfy { $0.state != .running } }

  /// Whether it shows its begin, after it was played back to it.
  var restsAtBegin: Bool { rests && frozen != nil && isReversed }

  // MARK: Time

  /// The current time of the run, in seconds.
  var elapsed: ExactTime {
    if let frozen { return frozen }
    if isWaiting { return pendingTime }
    return localNow.map { time.at($0) } ?? ExactTime(0)
  }

  /// The run's time while it is paused; nil otherwise.
  var frozen: ExactTime? { time.frozen }

  /// Seconds of the run per second of local time, never 0; negative in reverse.
  var rate: Double { time.rate }

  /// The local time at which the run has the given time.
  func local(at time: ExactTime) -> ExactTime { self.time.start + self.time.span(to: time) }

  /// The run's time at a time of the stage; constant while paused.
  func runTime(at time: ExactTime) -> ExactTime {
    frozen ?? self.time.at(local(atHost: time + .mediaEpoch))
  }

  /// The stage's time at which the run has the given time.
  func hostTime(of time: ExactTime) -> ExactTime { host(atLocal: local(at: time)) - .mediaEpoch }

  /// The range of the run's times within some seconds of local time, at the current rate.
  func coming(within seconds: Double) -> ClosedRange<Double> {
    let now = elapsed.rounded
    let ahead = frozen == nil ? now + seconds * rate : now.nextUp
    return min(now, ahead)...max(now, ahead)
  }

  /// Whether it plays in reverse; on a layer whose time runs backward, a negative rate plays
  /// forward.
  var isReversed: Bool { rate < 0 && layerSpeed >= 0 }

  /// The direction of playback.
  var direction: PlayDirection { isReversed ? .backwards : .forwards }

  /// Whether its time begins with a pending commit.
  private var isWaiting: Bool { run.isPending && !run.isAbsolute }

  /// Starts the time at the commit of its transaction.
  func commit() {
    if frozen == nil, !run.isAbsolute { jump(to: pendingTime) }
  }

  func freeze(at time: ExactTime) { self.time.frozen = time }

  /// Pauses at the current time; what is due waits until it is resumed.
  ///
  /// In a callback the events of the instant come first, except those that a jump has made due.
  func pause() {
    freeze(at: elapsed)
    guard let stage = run.stage, !stage.isDelivering || jumpedAt == stage.exactTime else { return }
    isWithheld = true
    rebuild()
  }

  func thaw() {
    guard let time = frozen else { return }
    self.time.frozen = nil
    jump(to: time)
    if isWithheld {
      isWithheld = false
      rebuild()
    }
  }

  /// Changes the rate at the current time.
  func turn(to rate: Double) {
    let now = elapsed
    time.rate = rate
    jump(to: now)
    listAgainIfTurned(at: now.rounded)
  }

  /// Lists the events again if the direction has changed.
  ///
  /// - Parameter time: The run's time of the turn; nil if the time of its layer was changed, which
  ///   may move it.
  func listAgainIfTurned(at time: Double? = nil) {
    guard isReversed != isListedBackwards else { return }
    if frozen != nil, !run.isFinal { isWithheld = true }
    let now = elapsed.rounded
    begin(at: time.map(run.knownTimes.nearest) ?? (isReversed ? now : -.infinity))
    skipMoments(to: time ?? now)
    rebuild()
  }

  /// Jumps to a time, skipping the events in between.
  func seek(to time: Double) {
    if frozen != nil { isWithheld = true }
    jump(to: ExactTime(time))
    begin(at: run.knownTimes.nearest(to: time))
    for node in observed where entries[node.entry].state != .gone { node.leave(at: origin) }
    skipMoments(to: time)
    rebuild()
  }

  /// Begins to play in its direction at a time, where removed nodes begin and end.
  private func begin(at time: Double) {
    origin = time
    guard time.isFinite else { return }
    for entry in entries where entry.removedAt != nil { entry.removedAt = time }
    for node in observed where node.isStopped { node.move(to: time) }
  }

  func perform(_ command: Run.Command) {
    switch command {
    case .resume: thaw()
    case .reverse: turn(to: -rate)
    case .rate(let rate):
      if rate != self.rate { turn(to: rate) }
      thaw()
    case .seek(let time): seek(to: time)
    case .pause, .cancel: break
    }
  }

  private func jump(to time: ExactTime) {
    jumpedAt = run.stage?.exactTime
    if frozen != nil {
      self.time.frozen = time
    } else if isWaiting {
      pendingTime = time
    } else if let now = localNow {
      self.time.start = (now - self.time.span(to: time)).limited
    }
  }

  /// Delays the begin by seconds of the stage.
  func delay(by seconds: Double) { time.start += ExactTime(seconds * layerSpeed) }

  /// The stage's time at which the next event is due; nil if it never is.
  func nextTime(on stage: any RunStage) -> ExactTime? {
    guard !run.isPending, let event = events.last else { return nil }
    let time = dueTime(of: ExactTime(event.time), on: stage)
    return time.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The stage's time at which the run reaches one of its own times; nil if it does not at its
  /// current rate.
  func stageTime(reaching time: Double) -> ExactTime? {
    guard let stage = run.stage, !isDetached else { return nil }
    let left = (ExactTime(time) - elapsed).rounded
    if left == 0 { return stage.exactTime }
    // The begin is unknown until the commit.
    if run.isPending { return nil }
    let speed = rate * layerSpeed
    guard frozen == nil, speed > 0 ? left > 0 : speed < 0 && left < 0 else { return nil }
    let host = hostTime(of: ExactTime(time))
    return host.isFinite ? max(host, stage.exactTime) : nil
  }

  // MARK: Overridden by layer parts and composition parts

  var localNow: ExactTime? { run.stage?.exactMediaTime }

  func local(atHost host: ExactTime) -> ExactTime { host }

  func host(atLocal local: ExactTime) -> ExactTime { local }

  /// The rate of the local time.
  var layerSpeed: Double { 1 }

  /// The stage's time at which an event of the run is due; nil if it never is.
  func dueTime(of time: ExactTime, on stage: any RunStage) -> ExactTime? {
    // Pending events of a detached part are due now, whatever its time is.
    if isDetached { return stage.exactTime }
    guard let frozen else { return dueTime(of: time) }
    let isPast = isReversed ? time.rounded >= frozen.rounded : time.rounded <= frozen.rounded
    return isPast ? stage.exactTime : nil
  }

  /// The stage's time at which an event is due while the run plays.
  private func dueTime(of time: ExactTime) -> ExactTime {
    let due = hostTime(of: time)
    // Where a jump has led, an event is due at once, which rounding may delay.
    guard time.rounded == origin, let jumpedAt,
      abs((due - jumpedAt).rounded) <= MediaTiming.tolerance
    else { return due }
    return jumpedAt
  }

  /// Records that the time or the values of its animations have changed other than by the clock.
  func presentationChanged() {}

  /// Reports the begin, the end, a repeat, or a cue of an observed node.
  func report(_ event: PartEvent.Kind, of index: Int, on stage: any RunStage) {}

  /// Ends an entry at its natural end.
  func endEntry(_ index: Int) { detach(index, because: .finished) }

  /// Removes an entry now; observers that received its begin are notified that it did not finish.
  func remove(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    guard let stage = run.stage else { return removeNow(index, because: outcome) }
    stage.atOneTime { removeNow(index, because: outcome) }
  }

  private func removeNow(_ index: Int, because outcome: Outcome) {
    let isOver = entries[index].state == .ended
    let now = elapsed.rounded
    if !isOver { entries[index].removedAt = now }
    detach(index, because: outcome)
    for node in observed where node.entry == index { stop(node, at: now) }
    if !isOver { run.keepFirst(outcome) }
    releaseListeners(of: index)
    placeNodes()
    if !isOver {
      run.nodesRemoved(
        observed.filter { $0.entry == index && $0.part != nil && !$0.isCue }, from: self)
    }
    listEvents()
    if !isOver, isDetached { run.partRemoved(at: now, because: outcome) }
    run.stage?.schedule(self)
    closeIfDone()
  }

  /// Marks an entry as removed.
  func detach(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    goneCount += 1
    entries[index].state = .gone
    if isDetached { run.attachedParts -= 1 }
    didDetach(index, because: outcome)
    releaseListeners(of: index)
    if isClosed, isDetached { run.forget(self) }
  }

  /// Removes a detached entry from its layer, before its listeners are released.
  func didDetach(_ index: Int, because outcome: Outcome) {}

  /// Freezes the part at its end for good, so that kept animations show their final values even in
  /// an endless iteration.
  ///
  /// Begins and ends in between are delivered now; repeats and cues are skipped.
  func finish(at time: ExactTime) {
    guard !isDetached else { return }
    freeze(at: max(time, elapsed))
    run.isFinal = true
    isWithheld = false
    for node in observed { node.next = nil }
    rebuild()
    run.stage?.schedule(self)
  }

  /// Reports to the run, once, that this part is closed.
  func closeIfDone() {
    guard !isClosed, events.isEmpty, entries.allSatisfy({ $0.state != .running }) else { return }
    isClosed = true
    run.closed(self)
  }

  /// Observes a node of an entry; returns nil if it is never active.
  @discardableResult
  func observe(
    _ part: ObservedPart, in plan: Plan, entry: Int, reportsRepeats: Bool
  ) -> ObservedNode? {
    let node = ObservedNode(
      part, in: plan, entry: entry, content: run.tree.content(of: part.part),
      reportsRepeats: reportsRepeats)
    guard let node else { return nil }
    node.place(in: run)
    if !run.isAbsolute, !node.isPlayedFromStart() { return nil }
    if !node.isCue { entries[entry].openListeners += 1 }
    run.fullMotion?.order(node, isPart: self is CompositionPart)
    observed.append(node)
    return node
  }

  /// Ends without callbacks.
  func drop() {
    let time = run.stage?.time ?? 0
    for index in entries.indices where entries[index].state != .gone {
      detach(index, because: .cancelled(at: time))
    }
    for node in observed { node.state = .done }
    let waiting = entries.compactMap(\.completions)
    for entry in entries { entry.completions = nil }
    events = []
    for completion in waiting { completion.abandon() }
    closeIfDone()
  }

  /// The label of a node in events: the key of an attached animation, the name of a child, or its
  /// key path.
  func label(of node: Int) -> String {
    let plan = run.plan
    let key = entries.first { $0.node == node }?.key ?? plan.name(of: node)
    return key ?? plan.path(of: node)?.keyPath ?? "group"
  }

  /// Releases the listeners of a removed entry whose events are all delivered.
  func releaseListeners(of index: Int) {
    let entry = entries[index]
    guard entry.state == .gone, entry.openListeners == 0 else { return }
    for node in run.plan.subtree(of: entry.node) {
      if let listener = run.plan.listener(of: node) { run.dropListener(listener) }
    }
  }
}

extension ExactTime {
  /// The media time at the clock's time 0.
  static var mediaEpoch: ExactTime { ExactTime(1000) }
}
