// Writing the page to a file.

public import AnimaticCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CompositionPreview {
  /// Writes the page to a file, replacing an existing one.
  ///
  /// - Parameters:
  ///   - path: The path of the file, such as box.html; its folder must exist.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Throws: A ``Diagnostic`` with the id W-1 that contains the path and the reason.
  public func write(
    toFile path: String, file: String = #fileID, line: UInt = #line
  ) throws(Diagnostic) {
    guard let reason = failureOfWriting(to: path) else { return }
    throw Diagnostic(
      .error, "W-1", "The preview can't be written to \(path.oneLine): \(reason).",
      remedy: "Give a file in a folder that exists and may be written to.",
      at: SourcePlace(file: file, line: line), path: path.oneLine)
  }

  /// Writes the page, and returns the reason of a failure.
  private func failureOfWriting(to path: String) -> String? {
    if path.isEmpty { return "the path is empty" }
    if path.utf8.contains(0) { return "the path has a character of no width in it" }
    guard let stream = fopen(path, "wb") else { return Self.systemReason }
    var page = html
    let isWritten = page.withUTF8 { bytes in
      fwrite(bytes.baseAddress, 1, bytes.count, stream) == bytes.count
    }
    let failure = isWritten ? nil : Self.systemReason
    // Closing writes the remaining buffer, which may fail as well.
    return fclose(stream) == 0 ? failure : failure ?? Self.systemReason
  }

  /// The system's message for the last error.
  private static var systemReason: String {
    strerror(errno).map { String(cString: $0) } ?? "the system gives no reason"
  }
}
