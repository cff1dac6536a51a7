// The event passed to composition and cue callbacks.

/// An event of a composition, or of a cue in it.
///
/// ```swift
/// intro.observed(end: { event in print(event.time, event.finished) })
/// ```
public struct CompositionEvent: Sendable, Hashable, CustomStringConvertible {
  /// The exact time of the event in seconds on the stage's clock, not the time of the delivering
  /// frame.
  public let time: Double

  /// Whether the composition ran to its end; false only at the end of one that was clipped,
  /// canceled, removed, or left by a seek.
  public let finished: Bool

  /// The index of the iteration that begins: 1 at the first repeat, 0 for any other event.
  ///
  /// In reverse playback the index counts down to 0.
  public let cycle: Int

  /// The direction of playback at the event, or of time at a cue or in the iteration that begins.
  ///
  /// After `reverse()` or with a rate below 0, an end event with direction backwards occurs at the
  /// begin time, and a begin event at the end time.
  public let direction: PlayDirection

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: Seconds on the stage's clock.
  ///   - finished: Whether the composition ran to its end.
  ///   - cycle: The index of the iteration that begins.
  ///   - direction: The direction of time.
  public init(
    time: Double, finished: Bool = true, cycle: Int = 0, direction: PlayDirection = .forwards
  ) {
    self.time = time
    self.finished = finished
    self.cycle = cycle
    self.direction = direction
  }

  /// The event on one line, such as 0.5 s cycle 2 backwards.
  public var description: String {
    "\(time.text) s\(cycle == 0 ? "" : " cycle \(cycle)")"
      + "\(direction == .backwards ? " backwards" : "")\(finished ? "" : " unfinished")"
  }
}
