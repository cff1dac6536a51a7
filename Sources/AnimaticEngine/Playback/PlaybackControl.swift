// What a playback asks of its runs and of their stage.

package import AnimaticCore

/// The controls that a playback uses on its runs.
package protocol PlaybackControl: AnyObject {
  /// Updates the state before a control is applied.
  func prepare()
  /// Updates the time after an outside change, without delivering events.
  func keepTime()
  /// Whether it plays any animations.
  var hasTime: Bool { get }
  var elapsedTime: Double { get }
  var isPaused: Bool { get }
  /// Its own seconds per second of the layer's time; 0 while paused.
  var rate: Double { get }
  func setRate(_ rate: Double)
  /// The stage's time at which it reaches one of its own times; nil if it does not at its current
  /// rate.
  func stageTime(reaching time: Double) -> ExactTime?
  func pause()
  func resume()
  func seek(to time: Double)
  func reverse()
  /// Delays its begin by seconds of its stage, before any event has been delivered.
  func delay(by seconds: Double)
  func cancel(_ remaining: Playback.Cancelling)
}

extension PlaybackControl {
  package func prepare() {}
  package func keepTime() {}
  package func delay(by seconds: Double) {}
}

/// What a playback asks of the stage of its runs.
protocol PlaybackStage: AnyObject {
  var time: Double { get }
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
