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
    var bytes: [UInt8] = []
    guard let reason = problem(of: path) ?? failureOfReading(path, to: &bytes) else { return bytes }
    let error = JSONError(
      id: "J-7", message: "The file can't be read: \(reason).",
      remedy: "Give the path of a file that can be.")
    throw CompositionFileError(error, file: path)
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(CompositionFileError) {
    guard let reason = problem(of: path) ?? failureOfWriting(bytes, to: path) else { return }
    let error = JSONError(
      id: "J-8", message: "The file can't be written: \(reason).",
      remedy: "Give the path of a file in a folder that exists and may be written to.")
    throw CompositionFileError(error, file: path)
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func problem(of path: String) -> String? {
    if path.isEmpty { return "The path is empty" }
    return path.utf8.contains(0) ? "The path holds a zero" : nil
  }

  /// Reads a file and returns the reason for a failure; nil for none.
  private static func failureOfReading(_ path: String, to bytes: inout [UInt8]) -> String? {
    guard let file = fopen(path, "rb") else { return systemReason }
    defer { fclose(file) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part.prefix(count)
      if bytes.count > JSONParser.mostBytes { return "It is larger than a file can be" }
    }
    return ferror(file) == 0 ? nil : systemReason
  }
}
