// How delivered events differ from those of the model.

/// The comparison of two logs of events.
package enum EventComparison {
  /// How some events differ from those of the model; nil if they do not.
  ///
  /// - Parameters:
  ///   - expected: The events of the model.
  ///   - delivered: The events.
  ///   - isEased: Whether an easing rounds their times, also those that the stage's time hides.
  package static func difference(
    _ expected: [LoggedEvent], _ delivered: [LoggedEvent], isEased: Bool = false
  ) -> String? {
    let delivered = ordered(delivered, as: expected, isEased: isEased)
    if expected.count == delivered.count, zip(expected, delivered).allSatisfy({ $0.isLike($1) }) {
      return nil
    }
    return "the model has\n\(lines(expected))\nbut delivered is\n\(lines(delivered))"
  }

  /// Orders cues and repeats as expected where only rounding decides which of them comes first; a
  /// rounding between a container and its content is a failure.
  private static func ordered(
    _ events: [LoggedEvent], as expected: [LoggedEvent], isEased: Bool
  ) -> [LoggedEvent] {
    var events = events
    for index in events.indices where index < expected.count {
      let time = events[index].time
      let next = events[index...].firstIndex { $0.isLike(expected[index]) }
      guard let next, isEased || events[next].time > time, events[next].time <= time + 1e-9,
        events[index...next].allSatisfy({ $0.kind == .cue || $0.kind == .again })
      else { continue }
      events.insert(events.remove(at: next), at: index)
    }
    return events
  }

  /// Events as text, one in a line.
  package static func lines(_ events: [LoggedEvent]) -> String {
    events.map { "  \($0)" }.joined(separator: "\n")
  }
}
