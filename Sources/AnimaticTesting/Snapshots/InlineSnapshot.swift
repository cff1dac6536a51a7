// Snapshots as literal text in a test.

import Foundation
import Testing

/// A text with its expected value.
struct InlineSnapshot {
  let found: String
  let expected: String?
  let subject: String
  let filePath: String
  let location: SourceLocation

  /// The environment variable that records all texts again.
  static let recordVariable = "ANIMATIC_RECORD"

  /// Compares the text, and reports or records a difference.
  ///
  /// - Parameter fail: Reports a failure.
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
