// Expectations of what happened on a stage.

public import Animatic
public import Testing

/// Expects certain events to have happened, in this order.
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
///   - events: What happened: `stage.events`.
///   - expected: One line for each event, as it describes itself.
///   - sourceLocation: Where it is written.
public func expectEvents(
  _ events: [StageEvent], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(
    events.map(\.description).joined(separator: "\n"), is: expected, "The events",
    at: sourceLocation)
}

/// Expects the same events to have happened as elsewhere, in the same order.
///
/// - Parameters:
///   - events: What happened.
///   - expected: What should have.
///   - sourceLocation: Where it is written.
public func expectEvents(
  _ events: [StageEvent], _ expected: [StageEvent],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard events != expected else { return }
  expectEvents(
    events, expected.map(\.description).joined(separator: "\n"), sourceLocation: sourceLocation)
}

/// Expects a text; where it is another, says line by line what differs.
@discardableResult
func expectText(
  _ found: String, is expected: String, _ subject: String, at location: SourceLocation
) -> Bool {
  guard found != expected else { return true }
  let message = Evidence.difference(subject, expected: expected, found: found, at: location)
  Evidence.attach(found, named: "found.txt", at: location)
  Issue.record("\(message)", sourceLocation: location)
  return false
}
