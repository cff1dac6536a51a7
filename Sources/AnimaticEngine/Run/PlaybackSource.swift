// What starts another journey of a playback.

/// What a playback needs to play again.
package protocol PlaybackSource: AnyObject {
  /// Whether one of its layers is gone, or is not on the stage of the first journey.
  var isGone: Bool { get }

  /// Starts another journey.
  ///
  /// - Parameters:
  ///   - playback: The playback.
  ///   - reportsJumps: Whether a changed presentation is reported.
  ///   - leave: Ends the previous journey.
  func start(_ playback: Playback, reportsJumps: Bool, leave: () -> Void)

  /// Records that a journey has ended.
  func journeyEnded()
}
