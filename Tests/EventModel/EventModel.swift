// The events of a run, as the catalogue describes them, without cleverness.

/// A composition that can be played, and played again.
///
/// Each part waits, is open, or is done. At each instant at which something is due, the tree of parts
/// is walked in written order.
package final class EventModel {
  private let root: ModelPart
  private let parts: [ModelPart]
  private var log: [LoggedEvent] = []
  /// The ends of what was played before a restart, until the next update.
  private var held: [LoggedEvent] = []
  /// The time of the stage.
  private var now = 0.0
  /// The run's time.
  private var playhead = 0.0
  private var rate = 1.0
  private var isPaused = false
  private var isOver = false
  private var isCanceled = false
  /// The layers on the stage on which something is played.
  private var layers: Set<Int> = []
  /// Whether any layer has left the stage.
  private var hasLost = false
  /// Whether it plays to its end at once.
  private var isFinal = false
  /// The time of the stage at which it was finished.
  private var finishedAt = 0.0
  private var instant = Instant(time: 0, stageTime: 0, isForwards: true)
  /// The run's time at which it began to play in its direction.
  private var origin = -Double.infinity

  /// A time of the run that the session does not reach.
  private var horizon = 0.0
  /// Whether the laps of a run yield the events; if not, they are known.
  private let hasLaps: Bool

  /// Lays out a composition.
  package init(_ written: WrittenPart) {
    var layout = ModelLayout()
    root = layout.part(of: written)
    parts = root.all
    hasLaps = true
  }

  /// Takes a composition whose times are known.
  ///
  /// - Parameters:
  ///   - known: The composition.
  ///   - duration: Its duration in seconds; may be infinite.
  package init(_ known: KnownPart, duration: Double) {
    root = ModelPart(known)
    root.length = duration
    parts = root.all
    hasLaps = false
  }

  private var whole: Lap { Lap(from: 0, to: duration, start: 0, isForwards: true) { $0 } }

  /// Seconds from begin to end; may be infinite.
  package var duration: Double { root.length }

  /// The events of a session that begins when the run is started; to be asked for once.
  package func events(of controls: [ModelControl]) -> [LoggedEvent] {
    if hasLaps { enumerate(horizon: Self.reach(of: controls)) }
    layers = Set(parts.filter(\.isPlayed).compactMap(\.layer))
    for control in controls { perform(control) }
    return log
  }

  private func enumerate(horizon: Double) {
    self.horizon = horizon
    root.enumerate([whole], horizon: horizon)
    for part in parts where part.cycles != nil { part.iterations = part.cycles?.iterations ?? [] }
  }

  /// A time of the run that a session does not reach.
  package static func reach(of controls: [ModelControl]) -> Double {
    var (time, rate) = (1.0, 1.0)
    for control in controls {
      switch control {
      case .advance(let seconds): time += seconds * rate
      case .seek(let to): time += to
      case .rate(let next): rate = max(rate, abs(next))
      default: break
      }
    }
    return time
  }

  // MARK: Controls

  private var isForwards: Bool { rate > 0 }

  private func perform(_ control: ModelControl) {
    if case .advance(let seconds) = control { return advance(by: seconds) }
    if case .remove = control { hasLost = true }
    if case .restart = control { return restart() }
    if isOver, !isCanceled { return leaveLimit(by: control) }
    guard !isOver, !isCanceled, !isFinal else { return }
    switch control {
    case .advance, .restart: break
    case .pause: isPaused = true
    case .resume: isPaused = false
    case .reverse: turn(to: -rate)
    case .rate(let rate):
      turn(to: rate)
      isPaused = false
    case .seek(let time): seek(to: min(max(time, 0), duration))
    case .cancel: cancel()
    case .finish: finish()
    case .remove(let layer): remove(layer)
    }
  }

  /// Plays on from the limit that was reached, if the control leads away from it.
  private func leaveLimit(by control: ModelControl) {
    let limit = isForwards ? duration : 0
    switch control {
    case .reverse: play(from: limit, at: -rate)
    case .rate(let next) where (next > 0) != isForwards: play(from: limit, at: next)
    case .rate(let next): rate = next
    case .seek(let time):
      let time = min(max(time, 0), duration)
      if time != limit { play(from: time, at: rate) }
    default: break
    }
  }

  /// Ends what is open, and plays from the begin.
  private func restart() {
    guard !hasLost else { return }
    if !isOver {
      if !isCanceled { cancel() }
      let count = log.count
      report()
      // They are delivered at the next update.
      held += log[count...]
      log.removeLast(log.count - count)
    }
    play(from: 0, at: abs(rate))
  }

  /// Plays everything anew, from a time.
  private func play(from time: Double, at rate: Double) {
    guard !hasLost else { return }
    for part in parts {
      (part.state, part.isLeftBehind, part.removal, part.begun) = (.waiting, false, nil, nil)
      (part.isNew, part.lastMoment) = (false, -.infinity)
    }
    (isPaused, isOver, isCanceled, isFinal) = (false, false, false, false)
    (playhead, self.rate, origin) = (0, 1, -.infinity)
    if time != 0 { seek(to: time) }
    if rate != 1 { turn(to: rate) }
    if time == 0, rate > 0, hasLaps {
      root.enumerate([whole], horizon: horizon, cuesFrom: -.infinity)
    }
  }

  private func turn(to rate: Double) {
    let isTurned = (rate > 0) != isForwards
    self.rate = rate
    if isTurned { begin(at: playhead) }
  }

  /// Begins to play in the present direction.
  private func begin(at time: Double) {
    origin = time
    if isForwards, hasLaps { root.enumerate([whole], horizon: horizon, cuesFrom: time) }
  }

  private func seek(to time: Double) {
    playhead = time
    begin(at: time)
    for part in parts {
      part.isLeftBehind = part.state == .open && !(part.enter...part.exit).contains(time)
    }
  }

  private func cancel() {
    isCanceled = true
    prepare(for: playhead, at: now)
    endAll(at: playhead)
  }

  /// Ends all that is open at a time; what the playhead has met begins there first.
  private func endAll(at time: Double) {
    for part in parts where part.removal == nil {
      part.beginsNow = isMet(part, at: time)
      part.endsNow = part.state == .open || part.beginsNow
      part.isCut = part.isLeftBehind || farEdge(of: part) != time
    }
    endRemoved(at: time)
  }

  private func isMet(_ part: ModelPart, at time: Double) -> Bool {
    guard let begin = beginTime(of: part) else { return false }
    return isForwards ? begin <= time : begin >= time
  }

  /// Ends what is played on a layer; what the playhead has not met there is never played.
  private func remove(_ layer: Int) {
    guard layers.remove(layer) != nil else { return }
    for part in parts where part.layer == layer && part.state != .done {
      if part.state == .open || isMet(part, at: playhead) {
        let isEarly = part.isLeftBehind || farEdge(of: part) != playhead
        part.removal = isEarly ? .early : .atEnd
      } else {
        part.state = .done
      }
    }
    // Without a layer, nothing is left of the composition.
    if layers.isEmpty { cancel() }
  }

  /// Plays forward to the end, without time, cues and repeats.
  private func finish() {
    if !isForwards { turn(to: -rate) }
    (isPaused, isFinal) = (false, true)
    finishedAt = now
  }

  /// Ends what was played on layers that have left; what is around it begins before.
  private func endRemoved(at time: Double) {
    for part in parts where part.removal != nil {
      part.beginsNow = part.state == .waiting
      part.endsNow = true
      part.isCut = part.removal == .early
      (part.isBeginHeld, part.isEndHeld) = (false, false)
    }
    root.beginAround(at: time, isForwards, isPaused: isPaused && !isCanceled)
    // What is cut ends on its own, not as what has just begun.
    for part in parts where part.endsNow && part.isCut { part.isNew = false }
  }

  /// Delivers the ends of layers that have left, also while the run is paused.
  private func deliverRemovals() {
    guard parts.contains(where: { $0.removal != nil }) else { return }
    prepare(for: playhead, at: now)
    if isPaused { for part in parts { part.holdBack() } }
    endRemoved(at: playhead)
    report()
  }

  private func advance(by seconds: Double) {
    defer { now += seconds }
    log += held
    held = []
    if isCanceled {
      report()
      isOver = true
    }
    if !isOver { deliverRemovals() }
    guard !isOver, !isPaused else { return }
    let start = playhead
    let far = start + seconds * rate
    playhead = isFinal ? duration : isForwards ? min(far, duration) : max(far, 0)
    while let time = nextTime {
      prepare(for: time, at: isFinal ? finishedAt : now + abs((time - start) / rate))
      report()
    }
    if playhead == (isForwards ? duration : 0) { isOver = true }
  }

  // MARK: What is due

  /// The run's time of the next event, up to the playhead; nil if there is none.
  private var nextTime: Double? {
    let times = parts.flatMap { part in
      [beginTime(of: part), endTime(of: part), nextMoment(of: part)?.time].compactMap { $0 }
    }
    return isForwards
      ? times.filter { $0 <= playhead }.min() : times.filter { $0 >= playhead }.max()
  }

  /// The run's time at which a part begins; nil if it does not.
  private func beginTime(of part: ModelPart) -> Double? {
    guard part.isTimed, part.isPlayed, part.state == .waiting, isAhead(part) else { return nil }
    return isForwards ? max(part.enter, origin) : min(part.exit, origin)
  }

  /// The run's time at which a part that is open ends.
  private func endTime(of part: ModelPart) -> Double? {
    guard part.state == .open else { return nil }
    return part.isLeftBehind ? origin : farEdge(of: part)
  }

  private func farEdge(of part: ModelPart) -> Double { isForwards ? part.exit : part.enter }

  /// Whether a part is not wholly behind the origin.
  ///
  /// One that only touches it is behind, unless it is an instant or holds one there, or the run plays
  /// no further.
  private func isAhead(_ part: ModelPart) -> Bool {
    let (near, far) = isForwards ? (part.enter, part.exit) : (part.exit, part.enter)
    if far == origin {
      return near == origin || part.isInstant(at: far) || origin == (isForwards ? duration : 0)
    }
    return isForwards ? far > origin : far < origin
  }

  /// The next passage of a cue, or the next iteration; only forward, and none twice.
  private func nextMoment(of part: ModelPart) -> Moment? {
    guard isForwards, !isFinal, part.state != .done else { return nil }
    if part.isTimed, part.iterations.isEmpty { return nil }
    // An iteration that begins where a jump has led does not begin anew.
    let moments =
      part.isTimed
      ? part.iterations.filter { $0.time > origin } : part.passages.filter { $0.time >= origin }
    return moments.filter { $0.time > part.lastMoment }.min { $0.time < $1.time }
  }

  // MARK: Delivery

  /// Notes what each part does at an instant.
  ///
  /// - Parameters:
  ///   - time: The run's time.
  ///   - stageTime: The time of the stage.
  private func prepare(for time: Double, at stageTime: Double) {
    instant = Instant(time: time, stageTime: stageTime, isForwards: isForwards)
    for part in parts {
      part.beginsNow = beginTime(of: part) == time
      part.isNew = part.state == .open && part.begun == instant
      part.endsNow = part.beginsNow ? farEdge(of: part) == time : endTime(of: part) == time
      part.isCut = part.isLeftBehind
      let moment = nextMoment(of: part)
      part.moment = moment?.time == time ? moment : nil
    }
  }

  /// Writes down what happens at the present instant.
  private func report() {
    let events = TurnStep.allCases.flatMap { root.contribution(to: $0, isForwards) }
    log += events.map { $0.logged(at: instant.stageTime) }
    for part in parts {
      if part.beginsNow, !part.isBeginHeld { part.begun = instant }
      part.pass()
    }
  }
}
