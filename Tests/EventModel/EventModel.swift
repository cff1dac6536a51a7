// The events of a run, as the catalogue describes them, without cleverness.

/// A composition that can be played once.
///
/// Each part waits, is open, or is done. At each instant at which something is due, the tree of parts
/// is walked in written order.
package final class EventModel {
  private let root: ModelPart
  private let parts: [ModelPart]
  private var log: [LoggedEvent] = []
  /// The time of the stage.
  private var now = 0.0
  /// The run's time.
  private var playhead = 0.0
  private var rate = 1.0
  private var isPaused = false
  private var isOver = false
  private var isCanceled = false
  /// The time of the stage at which it was canceled.
  private var canceledAt = 0.0
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
    guard !isOver, !isCanceled else { return }
    switch control {
    case .advance: break
    case .pause: isPaused = true
    case .resume: isPaused = false
    case .reverse: turn(to: -rate)
    case .rate(let rate):
      turn(to: rate)
      isPaused = false
    case .seek(let time): seek(to: min(max(time, 0), duration))
    case .cancel: cancel()
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

  /// Ends all that is open where the playhead is; what it has met begins there first.
  private func cancel() {
    isCanceled = true
    for part in parts {
      let begin = beginTime(of: part)
      part.beginsNow = begin.map { isForwards ? $0 <= playhead : $0 >= playhead } ?? false
      part.endsNow = part.state == .open || part.beginsNow
      part.isCut = part.isLeftBehind || farEdge(of: part) != playhead
      let moment = nextMoment(of: part)
      part.moment = moment?.time == playhead ? moment : nil
    }
    canceledAt = now
  }

  private func advance(by seconds: Double) {
    defer { now += seconds }
    if isCanceled {
      report(at: canceledAt)
      isOver = true
    }
    guard !isOver, !isPaused else { return }
    let start = playhead
    let far = start + seconds * rate
    playhead = isForwards ? min(far, duration) : max(far, 0)
    while let time = nextTime {
      prepare(for: time)
      report(at: now + abs((time - start) / rate))
    }
    isOver = playhead == (isForwards ? duration : 0)
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
    guard isForwards, part.state != .done else { return nil }
    if part.isTimed, part.iterations.isEmpty { return nil }
    // An iteration that begins where a jump has led does not begin anew.
    let moments =
      part.isTimed
      ? part.iterations.filter { $0.time > origin } : part.passages.filter { $0.time >= origin }
    return moments.filter { $0.time > part.lastMoment }.min { $0.time < $1.time }
  }

  // MARK: Delivery

  /// Notes what each part does at an instant.
  private func prepare(for time: Double) {
    for part in parts {
      part.beginsNow = beginTime(of: part) == time
      part.endsNow = part.beginsNow ? farEdge(of: part) == time : endTime(of: part) == time
      part.isCut = part.isLeftBehind
      let moment = nextMoment(of: part)
      part.moment = moment?.time == time ? moment : nil
    }
  }

  /// Writes down what happens at an instant.
  private func report(at time: Double) {
    let events = TurnStep.allCases.flatMap { root.contribution(to: $0, isForwards) }
    log += events.map { $0.logged(at: time) }
    for part in parts { part.pass() }
  }
}
