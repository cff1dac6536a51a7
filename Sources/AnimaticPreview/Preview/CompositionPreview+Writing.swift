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
    let place = SourcePlace(file: file, line: line)
    if path.isEmpty { throw Diagnostic.unwritable(path, "the path is empty", at: place) }
    if path.utf8.contains(0) {
      throw Diagnostic.unwritable(path, "the path has a character of no width in it", at: place)
    }
    guard let stream = fopen(path, "wb") else {
      throw Diagnostic.unwritable(path, Self.reason, at: place)
    }
    var page = html
    let isWritten = page.withUTF8 { bytes in
      fwrite(bytes.baseAddress, 1, bytes.count, stream) == bytes.count
    }
    let failure = isWritten ? nil : Self.reason
    // Closing writes the remaining buffer, which may fail as well.
    let isClosed = fclose(stream) == 0
    if let failure { throw Diagnostic.unwritable(path, failure, at: place) }
    if !isClosed { throw Diagnostic.unwritable(path, Self.reason, at: place) }
  }

  /// The system's message for the last error.
  private static var reason: String {
    guard let text = strerror(errno) else { return "the system gives no reason" }
    return String(cString: text)
  }
}

extension Diagnostic {
  fileprivate static func unwritable(
    _ path: String, _ reason: String, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      id: "W-1", severity: .error,
      message: "The preview can't be written to \(path.oneLine): \(reason).",
      remedy: "Give a file in a folder that exists and may be written to.", place: place,
      path: path.oneLine)
  }
}
