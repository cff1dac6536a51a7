// Recording texts in source files from parallel tests, each shifting the lines after it.

import Foundation

/// The reason why a text could not be written to a source file.
struct SourceEditError: Error, CustomStringConvertible {
  let description: String
}

/// All edits to source files by this process.
final class SourceEdits: @unchecked Sendable {
  static let shared = SourceEdits()

  /// The line shifts by file: the compiled line, and the number of lines added or removed after it.
  private var shifts: [String: [(line: Int, count: Int)]] = [:]
  /// Guards the shifts and the files.
  private let lock = NSLock()

  /// Writes a text as the trailing closure of a call, replacing an existing one.
  ///
  /// - Parameters:
  ///   - snapshot: The text.
  ///   - line: The compiled line of the call.
  ///   - column: The column of the call.
  ///   - path: The path of the file.
  func write(
    _ snapshot: String, intoCallAt line: Int, column: Int, of path: String
  ) throws(SourceEditError) {
    lock.lock()
    defer { lock.unlock() }
    guard let source = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else {
      throw SourceEditError(description: "the source file can't be read")
    }
    let shift = shifts[path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.count }
    guard let call = SourceCall(in: source, line: line + shift, column: column) else {
      throw SourceEditError(description: "no call was found at line \(line + shift)")
    }
    let closure = [UInt8](Self.closure(of: snapshot, indent: call.indent).utf8)
    let edited = source[..<call.closure.lowerBound] + closure + source[call.closure.upperBound...]
    do {
      try Data(edited).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SourceEditError(description: "the source file can't be written")
    }
    let old = source[call.closure].count { $0 == 0x0A }
    shifts[path, default: []].append((line, closure.count { $0 == 0x0A } - old))
  }

  /// Returns a closure that contains only a text.
  static func closure(of snapshot: String, indent: String) -> String {
    // Uses as many number signs as the raw string literal needs.
    var hashes = ""
    while snapshot.contains("\"\"\"" + hashes) || snapshot.contains("\\" + hashes) { hashes += "#" }
    let inner = indent + "  "
    let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return ([" {", inner + hashes + "\"\"\""] + lines + [inner + "\"\"\"" + hashes, indent + "}"])
      .joined(separator: "\n")
  }
}
