// The message and the attachments of a failed expectation.

import Testing

/// Attaches texts to the running test, and records its issues.
enum Evidence {
  /// Records a text with its name and location; overridden by this module's tests.
  @TaskLocal static var record: @Sendable (String, String, SourceLocation) -> Void = {
    Attachment.record($0, named: $1, sourceLocation: $2)
  }

  static func attach(_ text: String, named name: String, at location: SourceLocation) {
    record(text, name, location)
  }

  /// Records an issue.
  static func fail(_ text: FailureText, at location: SourceLocation) {
    Issue.record("\(text.text)", sourceLocation: location)
  }

  /// Attaches the difference of two texts and returns it as a message.
  static func difference(
    _ subject: String, expected: String, found: String, at location: SourceLocation
  ) -> String {
    let text = LineDifference(expected, found).text
    attach(text, named: "difference.txt", at: location)
    return "\(subject) is different (- expected, + found):\n\(text)"
  }
}
