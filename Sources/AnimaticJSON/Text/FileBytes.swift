// Reads and writes whole files, with the reason of failure.

import AnimaticCore

/// Whole files.
enum FileBytes {
  /// The bytes of a file.
  static func read(_ path: String) throws(CompositionFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try check(path, "J-7", "read", remedy: "Give the path of a file that can be.") {
      failureOfReading(path, to: &bytes, most: JSONParser.mostBytes)
    }
    return bytes
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(CompositionFileError) {
    let remedy = "Give the path of a file in a folder that exists and may be written to."
    try check(path, "J-8", "written", remedy: remedy) { failureOfWriting(bytes, to: path) }
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func check(
    _ path: String, _ id: String, _ verb: String, remedy: String, failure: () -> String?
  ) throws(CompositionFileError) {
    let problem =
      path.isEmpty
      ? "The path is empty" : path.utf8.contains(0) ? "The path holds a zero" : failure()
    guard let problem else { return }
    let message = "The file can't be \(verb): \(problem)."
    throw CompositionFileError(JSONError(id: id, message: message, remedy: remedy), file: path)
  }
}
