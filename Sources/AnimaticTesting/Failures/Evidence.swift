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

  /// Records an issue that begins with the first line of the text.
  ///
  /// As a comment alone, that line would follow a line with the location and the words *Issue
  /// recorded*; an error is printed beside the location.
  static func fail(_ text: FailureText, at location: SourceLocation) {
    Issue.record(
      FailedExpectation(text.headline), text.details.map { "\($0)" }, sourceLocation: location)
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

/// The first line of a failure, as the error of its issue.
struct FailedExpectation: Error, CustomStringConvertible {
  let description: String

  init(_ headline: String) { description = headline }
}
