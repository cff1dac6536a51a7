// Snapshots as literal text in a test.

import Animatic
import Foundation
import Testing

extension TimelineExpectation {
  /// The environment variable that records all texts again.
  static let recordVariable = "ANIMATIC_RECORD"

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment[recordVariable] == "1"
  }

  /// Compares a text with that in a test, and reports or records a difference.
  ///
  /// - Parameters:
  ///   - subject: The name of the texts.
  ///   - found: The actual text.
  ///   - expected: The text in the test; nil records one.
  ///   - part: The part of the timeline that the text describes.
  ///   - filePath: The source file to record into.
  ///   - location: The location of the call.
  ///   - isRecording: Whether a differing text is recorded as well.
  func expectSnapshot(
    _ subject: String, _ found: String, is expected: String?, _ part: TimelinePart = .all,
    in filePath: String, at location: SourceLocation, isRecording: Bool = Self.isRecording
  ) {
    if found == expected { return }
    if let expected, !isRecording {
      let difference = Evidence.difference(subject, expected: expected, found: found, at: location)
      fail(difference, part, at: location)
      return
    }
    do throws(SourceEditError) {
      try SourceEdits.shared.write(
        found, intoCallAt: location.line, column: location.column, of: filePath)
      fail(
        "\(subject) was written into the test. Read it, and run the test again.", at: location)
    } catch {
      fail("\(subject) could not be written into the test: \(error)\n\(found)", part, at: location)
    }
  }
}
