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
  expectText(
    events.map(\.description).joined(separator: "\n"), is: expected, "The events",
    at: sourceLocation)
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
  expectEvents(
    events, expected.map(\.description).joined(separator: "\n"), sourceLocation: sourceLocation)
}

/// Expects a text; otherwise reports the difference line by line.
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
