// Writing texts into source files: tests run side by side, and each text moves the lines below it.

import Foundation

/// Why a text could not be written into a source file.
struct SourceEditProblem: Error, CustomStringConvertible {
  let description: String
}

/// All that was written into source files by this process.
final class SourceEdits: @unchecked Sendable {
  static let shared = SourceEdits()

  /// By file: after which line, as it was compiled, how many lines were added or taken away.
  private var shifts: [String: [(line: Int, count: Int)]] = [:]
  /// Guards the shifts and the files.
  private let lock = NSLock()

  /// Puts a text behind a call, as a closure; one that stands there is replaced.
  ///
  /// - Parameters:
  ///   - snapshot: The text.
  ///   - line: The line of the call when it was compiled.
  ///   - column: The column of the call.
  ///   - path: The file.
  func write(
    _ snapshot: String, intoCallAt line: Int, column: Int, of path: String
  ) throws(SourceEditProblem) {
    lock.lock()
    defer { lock.unlock() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceEditProblem(description: "the source file can't be read")
    }
    let source = [UInt8](data)
    let shift = shifts[path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.count }
    guard let call = SourceCall(in: source, line: line + shift, column: column) else {
      throw SourceEditProblem(description: "no call was found at line \(line + shift)")
    }
    let closure = [UInt8](Self.closure(of: snapshot, indent: call.indent).utf8)
    let edited = source[..<call.closure.lowerBound] + closure + source[call.closure.upperBound...]
    do {
      try Data(edited).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SourceEditProblem(description: "the source file can't be written")
    }
    let old = source[call.closure].count { $0 == 0x0A }
    shifts[path, default: []].append((line, closure.count { $0 == 0x0A } - old))
  }

  /// A closure with nothing but a text in it.
  static func closure(of snapshot: String, indent: String) -> String {
    // With as many signs before and after as the text needs to stand as it is.
    var hashes = ""
    while snapshot.contains("\"\"\"" + hashes) || snapshot.contains("\\" + hashes) { hashes += "#" }
    let inner = indent + "  "
    let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return ([" {", inner + hashes + "\"\"\""] + lines + [inner + "\"\"\"" + hashes, indent + "}"])
      .joined(separator: "\n")
  }
}
