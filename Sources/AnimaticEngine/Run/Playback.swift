// The handle of a run: its controls, its rate, and its outcome.

public import AnimaticCore

/// A handle of a run: pauses, seeks, reverses, restarts, cancels or awaits it.
///
/// A playback is confined to the context that started it. The run goes on if the handle is released.
///
/// ```swift
/// let playback = Animate(box).fade().run()
/// let outcome = await playback.finished  // finished
/// ```
///
/// At the end, and back at its begin, a playback of a composition rests and can be played on: by
/// `reverse()`, by a rate or a seek that leads away, and by `restart()`. To do so, it retains
/// the composition with its observers, but no layer. If an observer retains the owner of the playback,
/// write `[weak self]` in it, or call `release()`.
public final class Playback: CustomStringConvertible {
  /// The state that a canceled run leaves behind.
  public enum Cancelling: String, Sendable, Hashable, CustomStringConvertible {
    /// Reverts to the model.
    case revert
    /// Commits the presentation values to the model.
    ///
    /// Later additive animations still apply; animations that the run hid or added to are canceled
    /// with it.
    case hold
    /// Leaves what the natural end leaves; an endless part ends with its current iteration.
    case finish

    /// The name of the case.
    public var description: String { rawValue }
  }

  /// The outcome; nil while it runs, and again after it has left a limit.
  public var outcome: Outcome? { journey.outcome }

  /// The diagnostics of the run.
  public var diagnostics: [Diagnostic] { refusals.all + compilerDiagnostics() }

  /// The time from begin to end, in seconds; may be infinite.
  public package(set) var duration: Double

  /// The duration of later journeys, if springs of the first one take over a velocity.
  package var plannedDuration: Double?

  /// The named times, in seconds since the begin.
  package var moments: [String: Double] = [:]
  private let compilerDiagnostics: () -> [Diagnostic]
  private var refusals = DiagnosticList()
  /// What starts another journey; nil for a playback that can't be played again.
  package var source: (any PlaybackSource)?
  private(set) lazy var journey = Journey(of: self)
  /// The stage of the first journey, as long as it exists; then that of a later one.
  private weak var knownStage: (any RunStage)?
  /// Whether a journey has committed values other than those of the begin.
  package private(set) var hasCommitted = false
  private var isReleased = false
  /// Whether a layer was freed, without which it can't be played again.
  private var hasLostLayer = false

  package init(duration: Double, diagnostics: @escaping () -> [Diagnostic]) {
    self.duration = duration
    compilerDiagnostics = diagnostics
  }

  // MARK: Calls from runs

  /// The stage; nil before anything has run, and once it is freed.
  var stage: (any RunStage)? { journey.stage ?? knownStage }

  func begin(_ run: Run, on stage: any RunStage) {
    run.journey = journey
    journey.begin(run, on: stage)
    if knownStage == nil { knownStage = stage }
  }

  func join(_ follower: any PlaybackFollower) { journey.join(follower) }

  func journeyEnded(_ journey: Journey) {
    if journey.limit == .end { valuesCommitted() }
    source?.journeyEnded()
  }

  /// Records that values were committed, at the end, by an interruption, or by a hold.
  func valuesCommitted() { hasCommitted = true }

  /// Goes on with a journey after another one could not start.
  func goOn(with previous: Journey) { journey = previous }

  /// Moves the runs of the current journey, which have just been started, to where it begins.
  package func depart() { journey.depart() }

  /// Ends the playback before anything has run.
  package func refuse(_ diagnostic: Diagnostic) {
    note(diagnostic)
    journey.end(.notStarted)
  }

  /// Marks the end of the launch: all runs have been started.
  package func launched() { journey.complete(.finished) }

  /// Adds a diagnostic of a failed request.
  package func note(_ diagnostic: Diagnostic) { refusals.note(diagnostic) }

  // MARK: Controls

  var leader: RunPart? { journey.leader }

  /// Whether the playback can still be controlled: neither canceled nor ended.
  var isOpen: Bool { outcome == nil && !journey.isCancelled && !isReleased }

  /// Whether it has finished, and can be played again.
  private var rests: Bool { outcome == .finished && source != nil }

  /// Whether a call can still affect the playback, after its runs have updated their state;
  /// otherwise notes R-42.
  ///
  /// - Parameters:
  ///   - call: The call, as written in code.
  ///   - canLeave: Whether the call can also leave a limit.
  func isReady(for call: String, canLeave: Bool = false) -> Bool {
    catchUp()
    if isOpen { return true }
    if canLeave, outcome == .finished { return canPlayAgain(by: call) }
    if isReleased, outcome == nil {
      _ = canPlayAgain(by: call)
    } else if outcome != .notStarted {
      note(.playbackIsOver(call, outcome, canRestart: source != nil))
    }
    return false
  }

  /// Updates the state of the runs before a call.
  private func catchUp() {
    guard isOpen else { return }
    for follower in journey.followers { follower.prepare() }
    // What has ended long ago ends before the call.
    if journey.hasPassedLimit(after: duration) { stage?.updateIfItRuns() }
  }

  /// Whether the playback can be played again; otherwise notes R-42.
  private func canPlayAgain(by call: String) -> Bool {
    let reason =
      switch source {
      case nil where isReleased: "it was released"
      case nil where !hasLostLayer: "it is not of a composition"
      case let source? where !source.isGone: nil as String?
      default: "a layer of it is gone, or is not on its stage"
      }
    if let reason { note(.playsNoMore(call, because: reason)) }
    return reason == nil
  }

  private func perform(_ command: Run.Command) { journey.perform(command) }

  /// Performs a command that can leave a limit, where the playback rests or arrives in this callback.
  ///
  /// - Parameters:
  ///   - rate: The rate from now on.
  ///   - time: The time from which to play; nil for the limit.
  /// - Returns: Whether it is performed.
  private func leavesLimit(at rate: Double, from time: Double? = nil) -> Bool {
    let isArriving =
      journey.isArriving && journey.deliveringStage(besides: knownStage) != nil
    guard isArriving || rests, source != nil else { return false }
    let limit = journey.limit ?? (journey.rate < 0 ? .begin : .end)
    let place = limit == .begin ? 0 : duration.isFinite ? duration : journey.endElapsed
    let isAway = time.map { $0 != place } ?? (limit == .begin ? rate > 0 : rate < 0)
    journey.rate = rate
    if isAway { setOut(from: time ?? place, at: rate, reportsJumps: time == nil) }
    return true
  }

  /// Starts another journey now, or in a callback after all events of its instant.
  private func setOut(from time: Double, at rate: Double, reportsJumps: Bool) {
    // Another journey plays the springs as planned, without a velocity that the first one took over.
    let time = time == duration ? plannedDuration ?? time : min(time, plannedDuration ?? time)
    if let plannedDuration { duration = plannedDuration }
    if journey.isWaiting {
      return journey.startAnew(from: time, at: rate, reportsJumps: reportsJumps)
    }
    let start = JourneyStart(
      of: self, after: journey,
      to: Journey(of: self, from: time, at: rate, reportsJumps: reportsJumps))
    let stage = journey.deliveringStage(besides: knownStage)
    journey = start.next
    if let stage { stage.afterInstant(start) } else { start.start() }
  }

  /// The seconds since the begin, in the time of the first layer that is still animated.
  ///
  /// Layers may differ in speed: when the first one has ended, the next supplies the time, which
  /// may jump. A layer with a speed of 0 or less is used only if no other layer's time runs
  /// forward; the elapsed time then stays constant or decreases, never below 0. It is constant
  /// while paused and after the end.
  public var elapsed: Double {
    guard outcome == nil else { return journey.endElapsed }
    for follower in journey.followers { follower.keepTime() }
    return journey.leaderElapsed
  }

  /// Whether the playback is neither paused, canceled, released, nor over.
  public var isRunning: Bool { isOpen && !isPaused }

  /// Whether the playback is paused, and neither canceled nor over.
  public var isPaused: Bool { isOpen && leader?.frozen != nil }

  /// Pauses the playback at its current time; pausing twice changes nothing.
  ///
  /// A paused playback can be sought in. No events are delivered, except the ends of what is removed
  /// or canceled, and it does not end at its end time, until it is resumed.
  public func pause() {
    if isReady(for: "pause()") { perform(.pause) }
  }

  /// Resumes the playback from its current time, at its previous rate.
  public func resume() {
    if isReady(for: "resume()") { perform(.resume) }
  }

  /// Jumps to a time.
  ///
  /// The jump itself delivers no events, and no event is delivered twice. At the next played time,
  /// what the jump has left ends unfinished, then what it has entered begins; what it has passed as
  /// a whole is not reported. All layers jump to that time, including those with another speed, also
  /// in a jump to `elapsed`. Times before the begin
  /// or after the end are clamped; at the end the playback ends at the next update, unless it is
  /// paused. An endless run is limited to 2⁵³ seconds.
  ///
  /// A playback that rests at a limit plays on from the time, at its last rate; a seek to that limit
  /// does nothing. After `cancel()` and `cancel(.hold)` the call has no effect and R-42 is noted.
  ///
  /// - Parameter time: Seconds since the begin; a value that is not finite has no effect and is
  ///   noted as R-16.
  public func seek(to time: Double) {
    guard isReady(for: "seek(to:)", canLeave: true) else { return }
    guard time.isFinite else { return note(.noMoment(of: time)) }
    let time = min(max(time, 0), duration.isFinite ? duration : 0x1p53)
    if !leavesLimit(at: journey.rate, from: time) { perform(.seek(to: time)) }
  }

  /// Reverses the direction from the current time.
  ///
  /// It negates the rate. At the end, the playback plays back from there. Back at its begin it has
  /// finished: what settles commits its start if that is stated or values were committed before, what
  /// stays presents it, and the rest returns to the model; the next call plays forward from there. When
  /// playing in reverse, an observer's end is called at its begin time; an observer that has not received its begin receives it at the end time, or at once
  /// if the playback turns inside. Cues and repeats are reported only forward. No event is delivered
  /// twice before a limit: an interval whose begin was passed in reverse plays again forward, without a
  /// second end for an observer that has received one.
  public func reverse() {
    guard isReady(for: "reverse()", canLeave: true) else { return }
    if !leavesLimit(at: -journey.rate) { perform(.reverse) }
  }

  /// Plays the playback again from its begin, forward.
  ///
  /// It can be called while it runs, and after any outcome but `notStarted`. What still runs ends
  /// unfinished, with the outcome `restarted`, and without committing values. All is attached anew and
  /// interrupts others as in the first run; starts stay those of the first run, and the rate keeps its
  /// absolute value. Its observers are notified again, and `outcome` is nil until the end. In a
  /// callback, it takes effect after all events of that instant.
  ///
  /// ```swift
  /// let playback = Animate(box).move(from: 0, x: 100).settle().run()
  /// stage.advance(by: 2)
  /// playback.restart()
  /// box.presentation.position.x  // 0
  /// ```
  ///
  /// After `release()`, for a playback that a block or a transaction has made, or if a layer of it is
  /// gone or is not on its stage, the call has no effect and R-42 is noted.
  public func restart() {
    guard outcome != .notStarted else { return }
    catchUp()
    if canPlayAgain(by: "restart()") { setOut(from: 0, at: abs(journey.rate), reportsJumps: false) }
  }

  /// Releases the composition and its observers, so that the playback can't be played again.
  ///
  /// A playback retains them as long as it exists. If an observer retains the owner of the playback,
  /// write `[weak owner]` in it, or release the playback when it is no longer needed. What runs goes on
  /// to its end. Later calls have no effect and note R-42. A layer that is freed releases the playbacks
  /// that have animated it.
  ///
  /// ```swift
  /// menu.release()
  /// menu.reverse()  // R-42
  /// ```
  public func release() {
    isReleased = true
    dropSource()
  }

  /// Releases what a playback of a freed layer retains.
  func layerFreed() {
    hasLostLayer = true
    dropSource()
  }

  private func dropSource() {
    // Its observers' deinitializers may run user code.
    let source = source
    self.source = nil
    withExtendedLifetime(source) {}
  }

  /// Cancels the playback; observers are notified, and the outcome is known, at the next update.
  ///
  /// After the end or an earlier cancel, the call has no effect and R-42 is noted; `restart()` plays
  /// again.
  ///
  /// - Parameter remaining: The state to leave behind.
  public func cancel(_ remaining: Cancelling = .revert) {
    guard isReady(for: "cancel()") else { return }
    journey.isCancelled = true
    perform(.cancel(remaining))
  }

  /// The outcome, or the elapsed time, on one line.
  public var description: String {
    outcome.map { "playback \($0)" }
      ?? "playback at \(min(elapsed, duration).text) of \(duration.text) s"
  }

  // MARK: Rate and progress

  /// The supported absolute rates, besides 0.
  static let rates = 1e-6...1e6

  /// The rate: 2 is twice as fast, negative plays in reverse, 0 pauses.
  ///
  /// It can be changed at any time, also in a callback, and takes effect at the current time. It
  /// reads 0 while the playback is paused, before it starts and after its end. Setting 0 pauses;
  /// setting another rate resumes. A negative rate is the same as `reverse()`: back at its begin
  /// the playback has finished. After the end, a rate that leads away from it plays on; any other
  /// but 0 is kept for the next start.
  ///
  /// A rate that is neither 0 nor, in absolute value, from 0.000001 to 1,000,000 is refused and
  /// noted as R-14. On a layer with another speed, rate and speed are multiplied.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 100, duration: 4).run()
  /// playback.rate = 2  // ends after 2 seconds
  /// ```
  public var rate: Double {
    get {
      guard isOpen, let leader, leader.frozen == nil else { return 0 }
      return leader.rate
    }
    set {
      guard isReady(for: "rate", canLeave: newValue != 0) else { return }
      if newValue == 0 { return pause() }
      guard Self.rates.contains(abs(newValue)) else { return note(.badRate(newValue)) }
      if !leavesLimit(at: newValue) { perform(.rate(newValue)) }
    }
  }

  /// The progress, from 0 at the begin to 1 at the end.
  ///
  /// A playback without duration is at 1, an endless one at 0. After the end the value no longer
  /// changes. It can only be read; to jump, call seek(toProgress:).
  public var progress: Double {
    get {
      if duration == 0 { return 1 }
      guard duration.isFinite else { return 0 }
      return min(max(ExactTime(elapsed).divided(by: duration).rounded, 0), 1)
    }
    @available(*, unavailable, message: "Write seek(toProgress: 0.5) to jump there.")
    set {}
  }

  /// Jumps to a fraction of the duration, like seek(to:).
  ///
  /// ```swift
  /// playback.pause()
  /// playback.seek(toProgress: slider.value)
  /// ```
  ///
  /// - Parameter progress: A fraction, clamped to 0 through 1. NaN, and any value but 0 for an
  ///   endless playback, has no effect and is noted as R-16.
  public func seek(toProgress progress: Double) {
    guard isReady(for: "seek(toProgress:)", canLeave: true) else { return }
    let fraction = min(max(progress, 0), 1)
    guard !progress.isNaN, fraction == 0 || duration.isFinite else {
      return note(.noMoment(ofProgress: progress))
    }
    seek(to: fraction == 0 ? 0 : fraction * duration)
  }

  // MARK: Waiting

  /// The outcome of the playback; waits until it has ended.
  ///
  /// With a clock that runs by itself, a waiting task also delivers the stage's events in real
  /// time, even between the frames of another driver. Of several waiting tasks the first delivers,
  /// and the next takes over. With a manual clock the wait lasts until the stage is advanced.
  ///
  /// When the waiting task is canceled, the wait ends with `stillRunning` and the playback
  /// continues. A task that waits while the playback is restarted gets `restarted`.
  public var finished: Outcome {
    get async {
      // A waiting task gets the outcome of this journey, even if a callback has started the next one.
      let journey = journey
      while true {
        journey.stage?.updateIfItRuns()
        if let outcome = journey.outcome { return outcome }
        let stage = journey.stage ?? knownStage
        // A playback is launched at once, so one without a stage has an outcome.
        guard let stage, !Task.isCancelled else { return .stillRunning(at: stage?.time ?? 0) }
        await stage.wait(until: stage.nextEventTime, draws: false)
      }
    }
  }
}
