// What follows the controls of a playback.

/// An object that follows a playback without being awaited.
protocol PlaybackFollower: AnyObject {
  /// Updates the state before a command.
  func prepare()
  /// Updates the time after an outside change, without delivering events.
  func keepTime()
  /// Follows a change of the runs' time, or their cancellation.
  func follow(isCancelled: Bool)
}
