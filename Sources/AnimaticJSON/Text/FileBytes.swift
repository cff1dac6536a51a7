// Reads and writes whole files, with the reason of failure.

import AnimaticCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole files.
enum FileBytes {
  /// The bytes of a file.
  static func read(_ path: String) throws(CompositionFileError) -> [UInt8] {
    func error(_ reason: String = systemReason) -> CompositionFileError {
      CompositionFileError(
        "J-7", "The file can't be read: \(reason).", "Give the path of a file that can be.",
        file: path)
    }
    if let problem = problem(of: path) { throw error(problem) }
    guard let file = fopen(path, "rb") else { throw error() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part.prefix(count)
      if bytes.count > JSONParser.mostBytes { throw error("It is larger than a file can be") }
    }
    if ferror(file) != 0 { throw error() }
    return bytes
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(CompositionFileError) {
    guard let reason = problem(of: path) ?? failureOfWriting(bytes, to: path) else { return }
    throw CompositionFileError(
      "J-8", "The file can't be written: \(reason).",
      "Give the path of a file in a folder that exists and may be written to.", file: path)
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func problem(of path: String) -> String? {
    if path.isEmpty { return "The path is empty" }
    return path.utf8.contains(0) ? "The path holds a zero" : nil
  }
}
