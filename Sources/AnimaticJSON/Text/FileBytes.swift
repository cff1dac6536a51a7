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
    try check(path, "J-7", "read", remedy: "that can be") { failureOfReading(path, to: &bytes) }
    return bytes
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(CompositionFileError) {
    let remedy = "in a folder that exists and may be written to"
    try check(path, "J-8", "written", remedy: remedy) { failureOfWriting(bytes, to: path) }
  }

  /// Throws the reason for a failure.
  private static func check(
    _ path: String, _ id: String, _ verb: String, remedy: String, _ failure: () -> String?
  ) throws(CompositionFileError) {
    // For the system a path ends at its first zero byte, which would name another file.
    let reason =
      path.isEmpty
      ? "The path is empty" : path.utf8.contains(0) ? "The path holds a zero" : failure()
    guard let reason else { return }
    let error = JSONError(
      id: id, message: "The file can't be \(verb): \(reason).",
      remedy: "Give the path of a file \(remedy).")
    throw CompositionFileError(error, file: path)
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
