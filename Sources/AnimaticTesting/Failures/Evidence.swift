// What a failed expectation leaves behind as files.

import Testing

/// Attaches texts to the test that runs.
enum Evidence {
  /// Takes a text, its name and the line it belongs to; the tests of this module look in here.
  @TaskLocal static var record: @Sendable (String, String, SourceLocation) -> Void = {
    Attachment.record($0, named: $1, sourceLocation: $2)
  }

  static func attach(_ text: String, named name: String, at location: SourceLocation) {
    record(text, name, location)
  }

  /// Attaches what differs between two texts, and gives it as a message.
  static func difference(
    _ subject: String, expected: String, found: String, at location: SourceLocation
  ) -> String {
    let text = LineDifference(expected, found).text
    attach(text, named: "difference.txt", at: location)
    return "\(subject) differ: - is expected, + is there.\n\(text)"
  }
}
