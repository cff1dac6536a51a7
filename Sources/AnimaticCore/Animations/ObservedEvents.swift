// The kinds of events of an observer, with its callbacks.

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
