// What a run asks of its layers, its stage, and its transaction.

import AnimaticCore

/// What a run asks of a layer that it animates.
protocol RunTarget: AnyObject {
  /// Ends when it is deallocated.
  var lifetime: Lifetime { get }
  var id: LayerID { get }
  var name: String? { get }
  /// The host reported to callbacks.
  var reportedHost: (any LayerHost)? { get }

  /// The current local time.
  var localNow: ExactTime { get }
  /// Whether the local time equals the host's.
  var isTimePlain: Bool { get }
  /// The rate of the local time relative to the host's.
  var hostSpeed: Double { get }
  func local(atHost host: ExactTime) -> ExactTime
  func host(atLocal local: ExactTime) -> ExactTime

  /// The model.
  var values: LayerValues { get }
  /// Writes the model immediately and without animation.
  func writeAtOnce(_ write: (inout LayerValues) -> Void)
  /// Commits components of presentation values to the model.
  func commit(_ parts: ComponentMasks, from values: TurnedValues)

  /// Attaches the entries of a part, replacing animations with the same keys.
  func attach(_ part: LayerPart, keys: [Run.Key])
  /// Keeps an entry that is about to be removed visible until the commit.
  func willRemove(_ entry: Int, of part: LayerPart)
  /// Removes an entry from the presentation, before its callbacks.
  func detach(_ entry: Int, of part: LayerPart)
  /// Evaluates the presentation anew, since the time or the values of a part have changed.
  func presentationChanged()
  /// Presents what an interruption has left of some animations of a part.
  func planChanged(of part: LayerPart, at nodes: [Int])
  /// Commits and interrupts all that a part animates.
  func hold(_ part: LayerPart, because outcome: Outcome)

  func note(_ diagnostic: Diagnostic)
}

extension RunTarget {
  func willRemove(_ entry: Int, of part: LayerPart) {}
  func planChanged(of part: LayerPart, at nodes: [Int]) {}
}

/// Whether an object still exists, for references that don't retain it.
///
/// The first weak reference to an object makes each of its retains take three times as long.
final class Lifetime {
  var isOver = false
}

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

/// The completion blocks that wait for an animation.
protocol PendingCompletions: AnyObject {
  /// Removes an ended animation, and calls the blocks whose last animation ended.
  func leave(finished: Bool)
  /// Releases the blocks.
  func abandon()
}
