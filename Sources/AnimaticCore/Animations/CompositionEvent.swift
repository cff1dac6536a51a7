// What the callbacks of a composition are told.

/// What a callback is told about a composition, or about a cue in it.
///
/// ```swift
/// intro.observed(end: { event in print(event.time, event.finished) })
/// ```
public struct CompositionEvent: Sendable, Hashable, CustomStringConvertible {
  /// Seconds on the clock of the stage: the exact time of the event, not of the frame that
  /// delivered it.
  public let time: Double

  /// Whether it ran to its end; true but at the end of what was clipped, cancelled or removed.
  public let finished: Bool

  /// The index of the cycle that begins, from 1 at the first repeat; 0 for any other event.
  ///
  /// On the way back through something that repeats the cycles come in the other order, down to 0.
  public let cycle: Int

  /// The direction of playback at the event, or of time at a cue or in the cycle that begins.
  ///
  /// An end that is backwards was reached at the begin, by `reverse()` or a rate below 0.
  public let direction: PlayDirection

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: Seconds on the clock of the stage.
  ///   - finished: Whether it ran to its end.
  ///   - cycle: The index of the cycle that begins.
  ///   - direction: Which way time runs.
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
