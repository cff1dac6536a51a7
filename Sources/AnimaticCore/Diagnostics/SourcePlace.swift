// A location in the user's source code.

/// A line of source code that created an animation or a diagnostic.
///
/// The file is a `#fileID` (module and file name), never an absolute path, so dumps are the same on
/// every machine.
///
/// ```swift
/// SourcePlace(file: "App/Intro.swift", line: 12).description  // "App/Intro.swift:12"
/// ```
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The module and file name, as in #fileID.
  public let file: String

  /// The line, from 1; 0 if unknown.
  public let line: UInt

  /// Creates a source location from a file and a line.
  ///
  /// - Parameters:
  ///   - file: The module and file name.
  ///   - line: The line, from 1.
  public init(file: String = #fileID, line: UInt = #line) {
    self.file = file
    self.line = line
  }

  /// The location as file:line on one line, with invisible characters escaped.
  public var description: String { "\(file.oneLineOrNothing):\(line)" }
}
