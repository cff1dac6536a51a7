// What a playback asks of its runs and of their stage.

import AnimaticCore

/// A change of the time of everything that a playback plays.
package enum PlaybackCommand {
  case pause
  case resume
  case seek(to: Double)
  case reverse
  case setRate(Double)
  case cancel(Playback.Cancelling)
}

/// What a playback asks of its runs.
protocol PlaybackControl: AnyObject {
  /// Whether it plays any animations.
  var hasTime: Bool { get }
  var elapsedTime: Double { get }
  var isPaused: Bool { get }
  /// Its own seconds per second of the layer's time; 0 while paused.
  var rate: Double { get }
  /// The stage's time at which it reaches one of its own times; nil if it does not at its current
  /// rate.
  func stageTime(reaching time: Double) -> ExactTime?
  func perform(_ command: PlaybackCommand)
}

/// An object that follows a playback without being awaited.
package protocol PlaybackFollower: AnyObject {
  /// Updates the state before a command.
  func prepare()
  /// Updates the time after an outside change, without delivering events.
  func keepTime()
  /// Follows a command that the runs have performed.
  func follow(_ command: PlaybackCommand)
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
