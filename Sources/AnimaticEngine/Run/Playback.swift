// The handle of a run: its controls, its rate, and its outcome.

public import AnimaticCore

/// A handle of a run: pauses, seeks, cancels or awaits it.
///
/// A playback is confined to the context that started it. It keeps running if the handle is
/// released.
///
/// ```swift
/// let playback = Animate(box).fade().run()
/// let outcome = await playback.finished  // finished
/// ```
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

  /// The outcome; nil while it runs.
  public private(set) var outcome: Outcome?

  /// The diagnostics of the run.
  public var diagnostics: [Diagnostic] { refusals.all + compilerDiagnostics() }

  /// The time from begin to end, in seconds; may be infinite.
  public package(set) var duration: Double

  /// The named times, in seconds since the begin.
  package var moments = SmallMap<String, Double>()
  var stage: (any RunStage)?
  private let compilerDiagnostics: () -> [Diagnostic]
  private var refusals = DiagnosticList()
  private var runs: [Run] = []
  private var followers: [any PlaybackFollower] = []
  /// The number of runs that have not ended, plus one during the launch.
  private var openRuns = 1
  private var ending = Outcome.finished
  /// The elapsed seconds at the end.
  private var endElapsed = 0.0
  private var isCancelled = false

  package init(duration: Double, diagnostics: @escaping () -> [Diagnostic]) {
    self.duration = duration
    compilerDiagnostics = diagnostics
  }

  // MARK: Calls from runs

  func begin(_ run: Run, on stage: any RunStage) {
    runs.append(run)
    openRuns += 1
    if self.stage == nil { self.stage = stage }
  }

  func join(_ follower: any PlaybackFollower) { followers.append(follower) }

  package func complete(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    openRuns -= 1
    if ending == .finished { ending = outcome }
    if openRuns == 0 { end(ending) }
  }

  /// Ends the playback before anything has run.
  package func refuse(_ diagnostic: Diagnostic) {
    note(diagnostic)
    end(.notStarted)
  }

  private func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    endElapsed = leaderElapsed
    self.outcome = outcome
    stage?.wakeWaiters()
  }

  /// Marks the end of the launch: all runs have been started.
  package func launched() { complete(.finished) }

  /// Adds a diagnostic of a failed request.
  package func note(_ diagnostic: Diagnostic) { refusals.note(diagnostic) }

  // MARK: Controls

  /// The part that supplies the time: that of the first run with layers.
  var leader: RunPart? { runs.first { !$0.parts.isEmpty }?.leader }

  private var leaderElapsed: Double { max(0, leader?.elapsed.rounded ?? 0) }

  /// Whether the playback can still be controlled: neither canceled nor ended.
  var isOpen: Bool { outcome == nil && !isCancelled }

  /// Whether a call can still affect the playback, after its runs have updated their state;
  /// otherwise notes R-42.
  ///
  /// - Parameter call: The call, as written in code.
  func isReady(for call: String) -> Bool {
    if isOpen { for follower in followers { follower.prepare() } }
    if !isOpen, outcome != .notStarted { note(.playbackIsOver(call, outcome)) }
    return isOpen
  }

  private func perform(_ command: Run.Command) {
    for run in runs { run.perform(command) }
    for follower in followers { follower.follow(isCancelled: isCancelled) }
  }

  /// The seconds since the begin, in the time of the first layer that is still animated.
  ///
  /// Layers may differ in speed: when the first one has ended, the next supplies the time, which
  /// may jump. A layer with a speed of 0 or less is used only if no other layer's time runs
  /// forward; the elapsed time then stays constant or decreases, never below 0. It is constant
  /// while paused and after the end.
  public var elapsed: Double {
    guard outcome == nil else { return endElapsed }
    for follower in followers { follower.keepTime() }
    return leaderElapsed
  }

  /// Whether the playback is neither paused, nor canceled, nor over.
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
  /// paused. An endless run is limited to 2⁵³ seconds. After the end the call has no effect and
  /// R-42 is noted.
  ///
  /// - Parameter time: Seconds since the begin; a value that is not finite has no effect and is
  ///   noted as R-16.
  public func seek(to time: Double) {
    guard isReady(for: "seek(to:)") else { return }
    guard time.isFinite else { return note(.noMoment(of: time)) }
    let last = duration.isFinite ? duration : 0x1p53
    perform(.seek(to: min(max(time, 0), last)))
  }

  /// Reverses the direction from the current time.
  ///
  /// It negates the rate. Back at its begin the playback has finished: all animations are removed
  /// and no final values are committed. When playing in reverse, an observer's end is called at its
  /// begin time; an observer that has not received its begin receives it at the end time, or at once
  /// if the playback turns inside. Cues and repeats are reported only forward. No event is delivered
  /// twice: an interval whose begin was passed in reverse plays again forward, without a second end
  /// for an observer that has received one.
  public func reverse() {
    if isReady(for: "reverse()") { perform(.reverse) }
  }

  /// Cancels the playback; observers are notified, and the outcome is known, at the next update.
  ///
  /// After the end or an earlier cancel, the call has no effect and R-42 is noted.
  ///
  /// - Parameter remaining: The state to leave behind.
  public func cancel(_ remaining: Cancelling = .revert) {
    guard isReady(for: "cancel()") else { return }
    isCancelled = true
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
  /// the playback has finished.
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
      guard isReady(for: "rate") else { return }
      if newValue == 0 { return pause() }
      guard Self.rates.contains(abs(newValue)) else { return note(.badRate(newValue)) }
      perform(.rate(newValue))
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
    guard isReady(for: "seek(toProgress:)") else { return }
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
  /// continues.
  public var finished: Outcome {
    get async {
      while true {
        stage?.updateIfItRuns()
        if let outcome { return outcome }
        // A playback is launched at once, so one without a stage has an outcome.
        guard let stage, !Task.isCancelled else { return .stillRunning(at: stage?.time ?? 0) }
        await stage.wait(until: stage.nextEventTime, draws: false)
      }
    }
  }
}

/// An object that follows a playback without being awaited.
protocol PlaybackFollower: AnyObject {
  /// Updates the state before a command.
  func prepare()
  /// Updates the time after an outside change, without delivering events.
  func keepTime()
  /// Follows a change of the runs' time, or their cancellation.
  func follow(isCancelled: Bool)
}

/// The outcome of a run.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// Everything ran to its end.
  case finished
  /// The playback was canceled at a time of its stage's clock, in seconds.
  case cancelled(at: Double)
  /// Another animation replaced its key on a layer, or another run interrupted all properties of one
  /// of its attached animations.
  case replaced(by: String)
  /// A layer was freed or removed from its stage.
  case layerGone
  /// Nothing ran; the diagnostics of the playback give the reason.
  case notStarted
  /// The waiting task was canceled while the playback continued; seconds of its stage's clock.
  case stillRunning(at: Double)

  /// The outcome on one line.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled(let time): "cancelled at \(time.text)"
    case .replaced(let key): "replaced by \(key.oneLine)"
    case .layerGone: "layer gone"
    case .notStarted: "not started"
    case .stillRunning(let time): "still running at \(time.text)"
    }
  }
}
