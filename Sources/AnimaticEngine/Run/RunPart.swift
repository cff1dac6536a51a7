// The part of a run that concerns one layer, or the whole of it: where its time is, what of it is
// attached, and what is still to be told.

import AnimaticCore

/// One layer's share of a run, or what tells of the whole: that has no layer, and the stage's time.
final class RunPart {
  enum EntryState {
    /// Attached, and not at its end yet.
    case running
    /// At its end, and kept.
    case ended
    /// Removed.
    case gone
  }

  /// An animation that stands in no group: what the layer lists under a key.
  struct Entry {
    let node: Int
    let key: String?
    /// Seconds of the run at which it ends; infinite where it never does.
    var end: Double
    var state = EntryState.running
    /// How many listeners in it have not heard their end.
    var openListeners = 0
    /// Who waits for its end in the transaction in which it was added, the innermost first.
    var completions: [CompletionGroup] = []
    /// Seconds of the run at which it was removed; nil where it was not.
    var removedAt: Double?
  }

  let run: Run
  let layerIndex: Int
  private(set) weak var layer: Layer?
  let isWatch: Bool
  /// The layer's local time at which the run's time is 0.
  private(set) var start: ExactTime
  /// The run's time until its transaction is committed.
  private var pendingTime = ExactTime(0)
  /// The run's time while it stands still.
  private(set) var frozen: ExactTime?
  /// Seconds of the run in a second of the layer, never 0; below 0 its time goes backwards.
  private(set) var rate = 1.0
  var entries: [Entry] = []
  /// How many entries are removed.
  var goneCount = 0
  /// Where the plan's roots are in the layer's frame.
  var offsets: [Int32] = []
  var heard: [HeardNode] = []
  /// What the layer was called when something was last written down about it.
  var knownLabel: String?
  /// What is still to be delivered, the next one last.
  var events: [PartEvent] = []
  var ticket = 0
  /// Whether what is listed is what comes on the way back.
  var isListedBackwards = false
  /// Whether only what was removed is listed, because it stands still and was moved meanwhile.
  var isWithheld = false
  /// When something of it moves; nil until somebody asks.
  var motion: PartMotion?
  /// Whether it was told to go to its end at once.
  var isFinishing = false
  /// Whether it stands still for good.
  var isFinal = false
  private(set) var isClosed = false

  init(run: Run, layerIndex: Int, layer: Layer?) {
    self.run = run
    self.layerIndex = layerIndex
    self.layer = layer
    isWatch = layer == nil
    start = layer?.localNow ?? run.stage?.exactMediaTime ?? Stage.epoch
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

  /// The run's time at a time of the layer; at the rates of 1 and -1 to the bit.
  private func runTime(atLocal local: ExactTime) -> ExactTime {
    if rate == 1 { return local - start }
    return rate == -1 ? start - local : (local - start).multiplied(by: rate)
  }

  /// Seconds of the layer's time in which it gets from 0 to a time.
  private func span(to time: ExactTime) -> ExactTime {
    if rate == 1 { return time }
    return rate == -1 ? -time : time.divided(by: rate)
  }

  /// The layer's time at which the run's time is another.
  func local(at time: ExactTime) -> ExactTime { start + span(to: time) }

  /// What its time is when the stage's is another; the same while it stands still.
  func runTime(at time: ExactTime) -> ExactTime {
    if let frozen { return frozen }
    let host = time + Stage.epoch
    return runTime(atLocal: isWatch ? host : layer?.local(atHost: host) ?? host)
  }

  /// The stage's time at which its time is another.
  func hostTime(of time: ExactTime) -> ExactTime {
    let local = local(at: time)
    return (isWatch ? local : layer?.host(atLocal: local) ?? local) - Stage.epoch
  }

  /// How fast the layer's time runs.
  var layerSpeed: Double { isWatch ? 1 : layer?.hostSpeed ?? 0 }

  /// Whether it is played back: on a layer whose time goes backwards a rate below 0 plays forwards.
  var isReversed: Bool { rate < 0 && layerSpeed >= 0 }

  private var localNow: ExactTime? { isWatch ? run.stage?.exactMediaTime : layer?.localNow }

  /// Whether its time begins with a commit that is still to come.
  private var isWaiting: Bool { run.isPending && !run.isAbsolute }

  /// Its transaction has been committed: its time begins.
  func commit() {
    if frozen == nil, !run.isAbsolute { jump(to: pendingTime) }
  }

  func freeze(at time: ExactTime) { frozen = time }

  /// The layer is being freed: its time stands where it was.
  func layerGone(at local: ExactTime) {
    if frozen == nil { frozen = runTime(atLocal: local) }
  }

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
      start = now - span(to: time)
    }
  }

  /// The stage's time at which the next event is due; nil where it is not to come.
  func nextTime(on stage: Stage) -> ExactTime? {
    guard !run.isPending, let event = events.last else { return nil }
    let time = nextTime(of: ExactTime(event.time), on: stage)
    return time.flatMap { $0.isFinite ? $0 : nil }
  }

  private func nextTime(of time: ExactTime, on stage: Stage) -> ExactTime? {
    // What is still to be told is over, wherever the layer and its time have gone since.
    if isDetached, !isWatch { return stage.exactTime }
    if let frozen {
      let isPast = isReversed ? time.rounded >= frozen.rounded : time.rounded <= frozen.rounded
      return isPast ? stage.exactTime : nil
    }
    let local = local(at: time)
    if isWatch { return local - Stage.epoch }
    guard let layer else { return stage.exactTime }
    // Where the layer's time stands, and where the run's goes off to before its begin.
    if !layer.isTimePlain, layerSpeed == 0 || layerSpeed < 0 && rate > 0 {
      return local.rounded <= layer.localNow.rounded ? stage.exactTime : nil
    }
    return layer.host(atLocal: local) - Stage.epoch
  }

  // MARK: Attaching

  func attach(to layer: Layer, keys: [RunOrder.Key]) {
    layer.attachments.makeRoom(for: self, plan: run.plan)
    for (node, key) in zip(run.plan.entries(of: layerIndex), keys) {
      let timing = run.plan.pool.timing(run.plan.nodes[node].record)
      let name = layer.attachments.claim(key)
      var entry = Entry(node: node, key: name, end: timing.beginTime + timing.wallDuration)
      entry.completions = run.stage?.uncommitted.waiting() ?? []
      for completion in entry.completions { completion.enter() }
      if !entry.completions.isEmpty, entry.end.isInfinite {
        layer.note(.endlessCompletion(at: run.plan.pool.place(run.plan.nodes[node].record)))
      }
      entries.append(entry)
      layer.attachments.append(key: name, part: self, entry: entries.count - 1)
    }
    collectHeard()
    if let stage = run.stage, stage.recordsEvents { _ = layerLabel(on: stage) }
  }

  /// Tells the run, once, that this part has nothing more to do.
  func closeIfDone() {
    guard !isClosed, events.isEmpty, entries.allSatisfy({ $0.state != .running }) else { return }
    isClosed = true
    run.partClosed()
  }
}
