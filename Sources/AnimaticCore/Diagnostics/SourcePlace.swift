// A place in the user's source. Owns how it reads; knows nothing of what was written there.

/// A line of source code that wrote something.
///
/// The file is a `#fileID` (module and file name), never an absolute path, so dumps are the same on
/// every machine.
///
/// ```swift
/// SourcePlace(file: "App/Intro.swift", line: 12).description  // "App/Intro.swift:12"
/// ```
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The module and the name of the file, as #fileID gives them.
  public let file: String

  /// The line, from 1; 0 when it is not known.
  public let line: UInt

  /// Creates a place from a file and a line.
  ///
  /// - Parameters:
  ///   - file: The module and the name of the file.
  ///   - line: The line, from 1.
  public init(file: String = #fileID, line: UInt = #line) {
    self.file = file
    self.line = line
  }

  /// The place as file:line, on one line, with characters that can't be seen written out.
  public var description: String { "\(file.oneLineOrNothing):\(line)" }
}
