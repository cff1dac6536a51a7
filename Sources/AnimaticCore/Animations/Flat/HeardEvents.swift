// The events that an observer handles, as a comparable value.

/// The set of observed events.
package struct HeardEvents: OptionSet, Sendable, Hashable, CustomStringConvertible {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let begin = HeardEvents(rawValue: 1)
  package static let end = HeardEvents(rawValue: 2)
  package static let repeats = HeardEvents(rawValue: 4)
  package static let progress = HeardEvents(rawValue: 8)
  /// Each time a cue is passed.
  package static let passes = HeardEvents(rawValue: 16)
  /// A custom delegate, whose handled events are unknown.
  package static let delegate = HeardEvents(rawValue: 32)

  private static let names: [(HeardEvents, String)] = [
    (.begin, "begin"), (.end, "end"), (.repeats, "repeat"), (.progress, "progress"),
    (.passes, "passes"), (.delegate, "delegate"),
  ]

  /// The event with a name.
  package init?(name: String) {
    guard let known = Self.names.first(where: { $0.1 == name }) else { return nil }
    self = known.0
  }

  /// The names of the events.
  package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  package var description: String { words.joined(separator: " and ") }
}

/// The observed events and the source location of the observer.
package struct Hearing: Sendable {
  package var events: HeardEvents
  package var place: SourcePlace?

  package init(_ events: HeardEvents, at place: SourcePlace? = nil) {
    self.events = events
    self.place = place
  }
}

extension AnimationTarget {
  /// The events that have a closure.
  package var hears: HeardEvents {
    var events: HeardEvents = []
    if hearsBegin { events.insert(.begin) }
    if hearsEnd { events.insert(.end) }
    if hearsRepeats { events.insert(.repeats) }
    return events
  }
}

extension AnimationListener {
  /// The union of the events of all observers.
  package var hearing: Hearing {
    var hearing = Hearing([])
    if let target, !(target is AnimationTarget) { hearing.events.insert(.delegate) }
    for target in [target as? AnimationTarget].compactMap({ $0 }) + observers {
      hearing.events.formUnion(target.hears)
      hearing.place = hearing.place ?? target.place
    }
    return hearing
  }
}

extension CompositionObserver {
  /// The events that have a closure.
  package var hears: HeardEvents {
    var events: HeardEvents = []
    if begin != nil { events.insert(.begin) }
    if end != nil { events.insert(.end) }
    if repeats != nil { events.insert(.repeats) }
    if progress != nil { events.insert(.progress) }
    if passes != nil { events.insert(.passes) }
    return events
  }
}
