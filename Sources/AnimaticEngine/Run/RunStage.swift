// The stage of a run.

import AnimaticCore

/// What a run asks of its stage.
protocol RunStage: AnyObject {
  var time: Double { get }
  /// The exact time; during a callback, that of its event.
  var exactTime: ExactTime { get }
  var exactMediaTime: ExactTime { get }
  var isDelivering: Bool { get }
  /// Performs a change during which the stage's time is constant, also if its clock moves.
  func atOneTime<Result>(_ change: () -> Result) -> Result
  /// The parts that report events of whole compositions.
  var compositionParts: [CompositionPart] { get set }
  /// The position of a new run among all runs.
  func nextSerial() -> Int
  /// Starts another journey of a playback after all events of this instant.
  func afterInstant(_ start: JourneyStart)
  /// Schedules the next event of a part, not before a time.
  func schedule(_ part: RunPart, notBefore earliest: ExactTime?)

  /// Whether a transaction is open, so that animations begin at its commit.
  var isInTransaction: Bool { get }
  func commitLater(_ run: Run)
  /// Records an added animation; returns the completion blocks that wait for it.
  func animationAdded() -> (any PendingCompletions)?

  var recordsEvents: Bool { get }
  func record(
    _ kind: StageEvent.Kind, layer: String?, animation: String?, place: SourcePlace?)
  /// The label of a layer in events.
  func label(of layer: any RunTarget) -> String
  func note(_ diagnostic: Diagnostic)

  var nextEventTime: Double? { get }
  /// Delivers due events if the clock runs by itself; a manual clock is updated by its owner.
  func updateIfItRuns()
  /// Waits until a time of the clock, until a change, or until the task is canceled.
  ///
  /// - Parameters:
  ///   - time: The clock's time; nil waits for changes only.
  ///   - draws: Whether the task draws frames, so that any start or control wakes it.
  func wait(until time: Double?, draws: Bool) async
  /// Wakes all waiting tasks.
  func wakeWaiters()
}

extension RunStage {
  func schedule(_ part: RunPart) { schedule(part, notBefore: nil) }
}
