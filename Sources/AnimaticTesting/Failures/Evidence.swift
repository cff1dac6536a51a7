// The attachments of a failed expectation.

import Testing

/// Attaches texts to the running test.
enum Evidence {
  /// Records a text with its name and location; overridden by this module's tests.
  @TaskLocal static var record: @Sendable (String, String, SourceLocation) -> Void = {
    Attachment.record($0, named: $1, sourceLocation: $2)
  }

  static func attach(_ text: String, named name: String, at location: SourceLocation) {
    record(text, name, location)
  }

  /// Attaches the difference of two texts and returns it as a message.
  static func difference(
    _ subject: String, expected: String, found: String, at location: SourceLocation
  ) -> String {
    let text = LineDifference(expected, found).text
    attach(text, named: "difference.txt", at: location)
    return "\(subject) differ: - is expected, + is there.\n\(text)"
  }
}
