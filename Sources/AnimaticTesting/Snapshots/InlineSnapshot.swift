// A text that stands in a test: compared, or written there.

import Foundation
import Testing

/// One text, and what it should be.
struct InlineSnapshot {
  let found: String
  let expected: String?
  let subject: String
  let filePath: String
  let location: SourceLocation

  /// The environment variable that has all texts written anew.
  static let recordVariable = "ANIMATIC_RECORD"

  /// Compares, and tells or writes what differs.
  ///
  /// - Parameter fail: Tells of a failure.
  func check(isRecording: Bool = Self.isRecording, _ fail: (String) -> Void) {
    if found == expected { return }
    if let expected, !isRecording {
      fail(Evidence.difference(subject, expected: expected, found: found, at: location))
      return
    }
    do throws(SourceEditProblem) {
      try SourceEdits.shared.write(
        found, intoCallAt: location.line, column: location.column, of: filePath)
      fail("\(subject) were written into the test: look at them, and run it again.")
    } catch {
      fail("\(subject) could not be written into the test: \(error)\n\(found)")
    }
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment[recordVariable] == "1"
  }
}
