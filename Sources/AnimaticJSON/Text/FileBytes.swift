// Reads and writes whole files, with the reason of failure.

import AnimaticCore

/// Whole files.
enum FileBytes {
  /// The bytes of a file.
  static func read(_ path: String) throws(CompositionFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let failure =
      problem(of: path) ?? failureOfReading(path, to: &bytes, most: JSONParser.mostBytes)
    guard let failure else { return bytes }
    let error = JSONError(
      id: "J-7", message: "The file can't be read: \(failure).",
      remedy: "Give the path of a file that can be.")
    throw CompositionFileError(error, file: path)
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(CompositionFileError) {
    guard let failure = problem(of: path) ?? failureOfWriting(bytes, to: path) else { return }
    let error = JSONError(
      id: "J-8", message: "The file can't be written: \(failure).",
      remedy: "Give the path of a file in a folder that exists and may be written to.")
    throw CompositionFileError(error, file: path)
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func problem(of path: String) -> String? {
    if path.isEmpty { return "The path is empty" }
    return path.utf8.contains(0) ? "The path holds a zero" : nil
  }
}
