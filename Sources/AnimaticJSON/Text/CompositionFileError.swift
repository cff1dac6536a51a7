// An error in the text of a composition.

import AnimaticCore

/// An error in reading a composition from JSON, or in writing it.
///
/// ```swift
/// do { _ = try CompositionFile(json: text) } catch { print(error) }
/// // 3:14 nodes[2].duration: J-4: A number is expected, but a text stands there. Write a number.
/// ```
///
/// The ids: J-1 the text is not JSON, J-2 it is not a composition or of a newer format, J-3
/// something is missing, J-4 a value has the wrong kind, J-5 a number or a name is invalid, J-6 a
/// type is not registered, J-7 a file can't be read, J-8 a file can't be written.
public struct CompositionFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The stable name of the kind of error: J-1 to J-8.
  public let id: String

  /// The error, in one sentence.
  public let message: String

  /// The remedy, in one sentence.
  public let remedy: String

  /// The path of the file; nil for a text.
  public var file: String?

  /// The line in the text, from 1; 0 if no part of the text is meant.
  public let line: Int

  /// The column in the line, from 1, counted in Unicode scalars.
  public let column: Int

  /// The path in the JSON, such as nodes[3].values[1]; empty for the root.
  public let path: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - bytes: The text; nil if no part of a text is meant.
  ///   - path: The path of the part.
  ///   - file: The path of the file; nil for a text.
  init(_ error: JSONError, in bytes: [UInt8]? = nil, path: String = "", file: String? = nil) {
    let lines = bytes?.prefix(error.offset)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    id = error.id
    message = error.message
    remedy = error.remedy
    self.file = file
    line = lines?.count ?? 0
    column = lines?.last.map { 1 + $0.count { $0 & 0xC0 != 0x80 } } ?? 0
    self.path = path
  }

  /// File, line, column, path, id, message and remedy on one line.
  public var description: String {
    let spot = line > 0 ? "\(line):\(column)" : ""
    let place = [file ?? "", spot].filter { !$0.isEmpty }.joined(separator: ":")
    let whole = [place, path].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(whole)\(whole.isEmpty ? "" : ": ")\(id): \(message) \(remedy)".oneLine
  }
}
