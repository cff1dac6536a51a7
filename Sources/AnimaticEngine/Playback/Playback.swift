// The handle of a run: what it can be told to do, and how it ended.

public import AnimaticCore

/// A run that was started: pause it, seek in it, cancel it, or wait for its end.
///
/// A playback is confined to whoever started it. It keeps running when the handle is dropped.
///
/// ```swift
/// let playback = Animate(box).fade().run()
/// let outcome = await playback.finished  // finished
/// ```
public final class Playback: CustomStringConvertible {
  /// What remains of a run that is cancelled.
  public enum Cancelling: String, Sendable, Hashable, CustomStringConvertible {
    /// Nothing: the model shows again.
    case revert
    /// What it shows now, written to the model; what others add over it goes on being added, and
    /// what it hid, or added to, is cancelled with it.
    case hold
    /// What the natural end leaves; an endless part ends with its current cycle.
    case finish

    /// The way of cancelling as one word.
    public var description: String { rawValue }
  }

  /// How it ended; nil while it runs.
  public private(set) var outcome: Outcome?

  /// What was found wrong with what runs.
  public var diagnostics: [Diagnostic] { refusals.all + findings() }

  /// Seconds from begin to end; may be infinite.
  public package(set) var duration: Double

  /// The moments with a name, in seconds since its begin.
  package var moments: [String: Double] = [:]
  var stage: Stage?
  private let findings: () -> [Diagnostic]
  private var refusals = Findings()
  private(set) var runs: [any PlaybackControl] = []
  /// How many runs have not ended; while it is being launched, one more.
  private var openRuns = 1
  private var ending = Outcome.finished
  /// Where it stood when it ended.
  private var endElapsed = 0.0
  private var isCancelled = false
  var waiters: [AsyncStream<Void>.Continuation] = []

  package init(duration: Double, findings: @escaping () -> [Diagnostic]) {
    self.duration = duration
    self.findings = findings
  }

  deinit {
    for waiter in waiters { waiter.finish() }
  }

  // MARK: What a run tells

  package func begin(_ run: any PlaybackControl, on stage: Stage?) {
    runs.append(run)
    openRuns += 1
    if self.stage == nil { self.stage = stage }
  }

  /// Something follows what the runs are told.
  package func join(_ follower: any PlaybackControl) { runs.append(follower) }

  package func complete(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    openRuns -= 1
    if ending == .finished { ending = outcome }
    if openRuns == 0 { end(ending) }
  }

  /// Ends without anything having run.
  package func refuse(_ finding: Diagnostic) {
    note(finding)
    end(.notStarted)
  }

  private func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    endElapsed = leader?.elapsedTime ?? 0
    self.outcome = outcome
    for waiter in waiters { waiter.finish() }
    waiters = []
    stage?.wakeWaiters()
  }

  /// Everything that runs for it has been started.
  package func launched() { complete(.finished) }

  /// Something can't be done for it.
  package func note(_ finding: Diagnostic) { refusals.note(finding) }

  // MARK: What a user tells

  /// What tells its time: the first run that has any layers.
  var leader: (any PlaybackControl)? { runs.first { $0.hasTime } }

  /// Whether it can still be told something: it was not cancelled and has not ended.
  var isOpen: Bool { outcome == nil && !isCancelled }

  /// Whether a call can still change it, once its runs have looked at their state; notes R-42 where
  /// it can't.
  ///
  /// - Parameter call: The call, as it is written.
  func isReady(for call: String) -> Bool {
    if isOpen { for run in runs { run.prepare() } }
    if !isOpen, outcome != .notStarted { note(.playbackIsOver(call, outcome)) }
    return isOpen
  }

  /// Seconds since its begin, in the time of its first layer that is still animated.
  ///
  /// Layers may differ in speed: where the first has ended, the next one tells the time, which then
  /// steps to its own. A layer whose time stands still or goes back (a speed of 0 or less) tells it
  /// only where no other's goes forwards; it then stands still or goes back, never below 0. It stands
  /// still while it is paused, and after the end it stays what it was then.
  public var elapsed: Double {
    guard outcome == nil else { return endElapsed }
    for run in runs { run.keepTime() }
    return leader?.elapsedTime ?? 0
  }

  /// Whether it stands still.
  public var isPaused: Bool { outcome == nil && leader?.isPaused ?? false }

  /// Stands still where it is; pausing twice changes nothing.
  ///
  /// While it stands still it can be sought in: nobody is told of anything, and at its end it is not
  /// over, until it is resumed.
  public func pause() {
    guard isReady(for: "pause()") else { return }
    for run in runs { run.pause() }
  }

  /// Goes on from where it stands, at the rate that it had.
  public func resume() {
    guard isReady(for: "resume()") else { return }
    for run in runs { run.resume() }
  }

  /// Jumps to a time.
  ///
  /// Nothing is delivered by the jump itself, and nothing is heard twice. Every layer jumps to that
  /// time: those with a speed of their own meet the others there, also in a jump to `elapsed`. A time
  /// before the begin is the begin, one after the end is the end: there it ends at the next update,
  /// unless it stands still. A run that never ends has no time beyond 2⁵³ seconds. After the end
  /// nothing moves, and R-42 is noted.
  ///
  /// - Parameter time: Seconds since its begin; what is not finite moves nothing and is noted as
  ///
  public func seek(to time: Double) {
    guard isReady(for: "seek(to:)") else { return }
    guard time.isFinite else { return note(.noMoment(of: time)) }
    let last = duration.isFinite ? duration : 0x1p53
    for run in runs { run.seek(to: min(max(time, 0), last)) }
  }

  /// Plays the other way from where it is: back to its begin, or forwards again.
  ///
  /// It negates the rate. Back at its begin it has finished: everything is removed and nothing
  /// settles. Who was told of a begin is told of the end when that begin is passed. Cues and repeats
  /// are heard on the way forwards only. Nothing is heard twice: forwards again, a part whose begin
  /// was passed on the way back shows again, and who was told of its end hears no more of it.
  public func reverse() {
    guard isReady(for: "reverse()") else { return }
    for run in runs { run.reverse() }
  }

  /// Stops now; listeners are told at the next update.
  ///
  /// After the end, or where it was cancelled before, nothing happens and R-42 is noted.
  ///
  /// - Parameter remaining: What remains of it.
  public func cancel(_ remaining: Cancelling = .revert) {
    guard isReady(for: "cancel()") else { return }
    isCancelled = true
    for run in runs { run.cancel(remaining) }
  }

  /// The outcome, or how far it is, on one line.
  public var description: String {
    outcome.map { "playback \($0)" } ?? "playback at \(elapsed.text) of \(duration.text) s"
  }
}

/// What a playback can tell whatever runs for it.
package protocol PlaybackControl: AnyObject {
  /// Looks what has become of it, before it is told anything.
  func prepare()
  /// Looks what time it is, where that may have been changed from outside; nobody is told of anything.
  func keepTime()
  /// Whether it plays anything.
  var hasTime: Bool { get }
  var elapsedTime: Double { get }
  var isPaused: Bool { get }
  /// Its own seconds in a second of the layer's time; 0 while it stands still.
  var rate: Double { get }
  func setRate(_ rate: Double)
  /// The stage's time at which it gets to one of its own; nil where it does not, as it goes now.
  func stageTime(reaching time: Double) -> ExactTime?
  func pause()
  func resume()
  func seek(to time: Double)
  func reverse()
  /// Moves its begin to a later time, by seconds of its stage; nothing of it may have been delivered yet.
  func delay(by seconds: Double)
  func cancel(_ remaining: Playback.Cancelling)
}

extension PlaybackControl {
  package func prepare() {}
  package func keepTime() {}
  package func delay(by seconds: Double) {}
}
