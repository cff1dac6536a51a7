// The runs that a playback starts together, until the next limit.

import AnimaticCore

/// The runs that a playback starts together, from a start to the next limit: what is awaited, and what
/// has an outcome.
final class Journey {
  /// A limit of a playback, at which it rests.
  enum Limit {
    case begin, end
  }

  weak var playback: Playback?
  private(set) var runs: [Run] = []
  private(set) var followers: [any PlaybackFollower] = []
  /// The outcome; nil while it runs.
  private(set) var outcome: Outcome?
  /// The elapsed seconds at the end.
  private(set) var endElapsed = 0.0
  /// The limit at which it has finished; nil otherwise.
  private(set) var limit: Limit?
  /// Whether it was canceled, which is delivered at the next update.
  var isCancelled = false
  /// Whether a jump at its begin is reported.
  private(set) var reportsJumps: Bool
  /// The time in seconds from which it plays.
  private var firstTime: Double
  /// The rate at its begin.
  private var firstRate: Double
  /// The rate, also while it is paused and after its end.
  var rate: Double
  /// The commands that wait for its start; nil once it has started.
  private var waiting: [Run.Command]?
  /// The stage of the first run, until the end.
  ///
  /// A stage that plays no layer has no other owner.
  private var ownStage: (any RunStage)?
  private weak var knownStage: (any RunStage)?
  /// The number of runs that have not ended, plus one during the launch.
  private var openRuns = 1
  private var ending = Outcome.finished

  /// Creates the first journey, which has started.
  init(of playback: Playback) {
    self.playback = playback
    (firstTime, firstRate, rate) = (0, 1, 1)
    reportsJumps = false
  }

  /// Creates a journey that waits for its start.
  ///
  /// - Parameters:
  ///   - playback: Its playback.
  ///   - time: The time in seconds from which it plays.
  ///   - rate: Its rate.
  ///   - reportsJumps: Whether a jump at its begin is reported.
  init(of playback: Playback, from time: Double, at rate: Double, reportsJumps: Bool) {
    self.playback = playback
    self.reportsJumps = reportsJumps
    (firstTime, firstRate, self.rate) = (time, rate, rate)
    waiting = []
  }

  /// The stage of the first run; nil before it starts, and once the stage is freed.
  var stage: (any RunStage)? { ownStage ?? knownStage }

  /// Whether it has not started yet.
  var isWaiting: Bool { waiting != nil }

  // MARK: Calls from runs

  func begin(_ run: Run, on stage: any RunStage) {
    runs.append(run)
    openRuns += 1
    if knownStage == nil { knownStage = stage }
    if run.plan.layers.isEmpty { ownStage = stage }
  }

  func join(_ follower: any PlaybackFollower) { followers.append(follower) }

  /// Records that a run, or the launch, is complete.
  func complete(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    openRuns -= 1
    if ending == .finished { ending = outcome }
    if openRuns == 0 { end(ending) }
  }

  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    endElapsed = leaderElapsed
    if outcome == .finished { limit = runs.contains(where: \.endsBackwards) ? .begin : .end }
    self.outcome = outcome
    playback?.journeyEnded(self)
    let stage = stage
    ownStage = nil
    stage?.wakeWaiters()
  }

  // MARK: Controls

  /// The part that supplies the time: that of the first run with layers.
  var leader: RunPart? { runs.first { !$0.parts.isEmpty }?.leader }

  var leaderElapsed: Double { isWaiting ? firstTime : max(0, leader?.elapsed.rounded ?? 0) }

  /// Whether the clock has moved beyond the limit to which the journey plays, before an update.
  func hasPassedLimit(after duration: Double) -> Bool {
    guard waiting == nil, let leader, leader.frozen == nil else { return false }
    let elapsed = leader.elapsed.rounded
    return leader.isReversed ? elapsed < 0 : elapsed > duration
  }

  /// Whether everything has arrived at a limit, and some of its events are not delivered.
  var isArriving: Bool {
    waiting == nil && !isCancelled && outcome == nil && !runs.isEmpty
      && runs.allSatisfy { run in
        run.endsNaturally && run.parts.allSatisfy { $0.isDetached || $0.rests }
      }
  }

  /// The stage that is delivering events of the journey, or to which its playback belongs; nil if none
  /// is delivering.
  func deliveringStage(besides known: (any RunStage)?) -> (any RunStage)? {
    (runs.compactMap(\.stage) + [known].compactMap(\.self)).first(where: \.isDelivering)
  }

  func perform(_ command: Run.Command) {
    switch command {
    case .reverse: rate = -rate
    case .rate(let new): rate = new
    case .cancel(.finish): rate = abs(rate)
    default: break
    }
    send(command)
  }

  private func send(_ command: Run.Command) {
    guard waiting == nil else {
      waiting?.append(command)
      return
    }
    for run in runs { run.perform(command) }
    for follower in followers { follower.follow(isCancelled: isCancelled) }
  }

  /// Moves its runs, which have just been started, to where it begins, and performs what waited.
  func depart() {
    let commands = waiting ?? []
    waiting = nil
    if firstTime != 0 { send(.seek(to: firstTime)) }
    if firstRate != 1 { send(.rate(firstRate)) }
    for command in commands { send(command) }
  }

  /// Begins elsewhere, without what waited for the start.
  func startAnew(from time: Double, at rate: Double, reportsJumps: Bool) {
    (firstTime, firstRate, self.rate) = (time, rate, rate)
    self.reportsJumps = reportsJumps
    (waiting, isCancelled) = ([], false)
  }

  // MARK: Another journey

  /// Ends what runs, and removes what has stayed, for the next journey.
  func endForNext() {
    for run in runs { run.removeAll(because: .restarted) }
    // Their ends come before the begins of the next journey, which has host stages of its own.
    for follower in followers { follower.follow(isCancelled: true) }
  }
}
