// The event passed to composition and cue callbacks, and the events that an observer handles.

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

/// The direction of time: from begin to end, or back.
public enum PlayDirection: String, Sendable, Hashable, CustomStringConvertible {
  /// From the begin to the end.
  case forwards
  /// From the end to the begin: the second half of an autoreversing iteration, or reversed
  /// playback.
  case backwards

  /// The direction as one word.
  public var description: String { rawValue }
}

/// The set of observed events.
package struct ObservedEvents: OptionSet, Sendable, Hashable, CustomStringConvertible {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let begin = ObservedEvents(rawValue: 1)
  package static let end = ObservedEvents(rawValue: 2)
  package static let repeats = ObservedEvents(rawValue: 4)
  package static let progress = ObservedEvents(rawValue: 8)
  /// Each time a cue is passed.
  package static let passes = ObservedEvents(rawValue: 16)
  /// A custom delegate, whose handled events are unknown.
  package static let delegate = ObservedEvents(rawValue: 32)

  private static let names: [(ObservedEvents, String)] = [
    (.begin, "begin"), (.end, "end"), (.repeats, "repeat"), (.progress, "progress"),
    (.passes, "passes"), (.delegate, "delegate"),
  ]

  /// The events that have a closure.
  init(begin: Bool, end: Bool, repeats: Bool, progress: Bool = false, passes: Bool = false) {
    rawValue =
      (begin ? 1 : 0) | (end ? 2 : 0) | (repeats ? 4 : 0) | (progress ? 8 : 0) | (passes ? 16 : 0)
  }

  package var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}

/// The observed events and the source location of the observer.
package struct EventObservation: Sendable {
  package var events: ObservedEvents
  package var place: SourcePlace?

  package init(_ events: ObservedEvents, at place: SourcePlace? = nil) {
    self.events = events
    self.place = place
  }
}
