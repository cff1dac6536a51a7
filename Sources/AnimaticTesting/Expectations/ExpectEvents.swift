// Expectations of recorded stage events.

public import Animatic
public import Testing

/// Expects the given events, in this order.
///
/// ```swift
/// expectEvents(
///   stage.events,
///   """
///   0  box  fade  begin
///   1  box  fade  removal finished
///   1  box  fade  end finished
///   """)
/// ```
///
/// - Parameters:
///   - events: The recorded events: `stage.events`.
///   - expected: The descriptions of the events, one per line.
///   - sourceLocation: The location of the call.
public func expectEvents(
  _ events: [StageEvent], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = text(of: events)
  if found != expected { failEvents(events, found, expected, at: sourceLocation) }
}

private func text(of events: [StageEvent]) -> String {
  events.map(\.description).joined(separator: "\n")
}

private func failEvents(
  _ events: [StageEvent], _ found: String, _ expected: String, at sourceLocation: SourceLocation
) {
  let difference = Evidence.difference(
    "The event log", expected: expected, found: found, at: sourceLocation)
  Evidence.attach(found, named: "found.txt", at: sourceLocation)
  // The lines of the events that were not expected.
  let lines = difference.split(separator: "\n").map { line in
    let place = events.first { line == "+ \($0)" }?.place
    return place.map { "\(line)  (\($0))" } ?? String(line)
  }
  Evidence.fail(FailureText(lines.joined(separator: "\n")), at: sourceLocation)
}

/// Expects events to equal others, in the same order.
///
/// - Parameters:
///   - events: The recorded events.
///   - expected: The expected events.
///   - sourceLocation: The location of the call.
public func expectEvents(
  _ events: [StageEvent], _ expected: [StageEvent],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard events != expected else { return }
  let texts = NumberText.distinct { (text(of: events), text(of: expected)) }
  failEvents(events, texts.0, texts.1, at: sourceLocation)
}
