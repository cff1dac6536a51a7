// What is wrong with the text or the file of a composition, and where.

/// Why a composition can't be read from JSON, or be written to it.
///
/// ```swift
/// do { _ = try CompositionFile(json: text) } catch { print(error) }
/// // 3:14 nodes[2].duration: J-4: A number is expected, but a text stands there. Write a number.
/// ```
///
/// The ids: J-1 the text is no JSON, J-2 it is no composition or of a newer format, J-3 something
/// is missing, J-4 something is of another kind, J-5 a number or a name does not fit, J-6 a type is
/// not registered, J-7 a file can't be read, J-8 a file can't be written.
public struct CompositionFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The stable name of the kind of problem: J-1 to J-8.
  public let id: String

  /// What is wrong, in one sentence.
  public let message: String

  /// What to do about it, in one sentence.
  public let remedy: String

  /// The path of the file; nil for a text.
  public var file: String?

  /// The line in the text, from 1; 0 where no part of the text is meant.
  public let line: Int

  /// The column in the line, from 1, counted in Unicode scalars.
  public let column: Int

  /// Where in the JSON it is, such as nodes[3].values[1]; empty for the whole.
  public let path: String

  init(
    _ id: String, _ message: String, _ remedy: String, file: String? = nil, line: Int = 0,
    column: Int = 0, path: String = ""
  ) {
    self.id = id
    self.message = message
    self.remedy = remedy
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }

  /// The same, of a file.
  func inFile(_ path: String) -> CompositionFileError {
    var error = self
    error.file = path
    return error
  }

  /// File, line, column, path, id, message and remedy on one line.
  public var description: String {
    let spot = line > 0 ? "\(line):\(column)" : ""
    let place = [file ?? "", spot].filter { !$0.isEmpty }.joined(separator: ":")
    let whole = [place, path].filter { !$0.isEmpty }.joined(separator: " ")
    let text = "\(id): \(message) \(remedy)"
    return (whole.isEmpty ? text : "\(whole): \(text)").oneLine
  }
}
