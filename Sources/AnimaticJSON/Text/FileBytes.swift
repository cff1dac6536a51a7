// Reads and writes whole files with the C library, with the reason of failure.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole files.
enum FileBytes {
  /// The system's reason why a file could not be read or written.
  struct Failure: Error {
    let reason: String

    static var last: Failure { Failure(reason: strerror(errno).map { String(cString: $0) } ?? "") }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    try check(path)
    guard let file = fopen(path, "rb") else { throw .last }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part.prefix(count)
      if bytes.count > JSONParser.mostBytes {
        throw Failure(reason: "It is larger than a file can be")
      }
    }
    if ferror(file) != 0 { throw .last }
    return bytes
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try check(path)
    guard let file = fopen(path, "wb") else { throw .last }
    let count = fwrite(bytes, 1, bytes.count, file)
    let failure = Failure.last
    // Flushing may fail for lack of space.
    guard fclose(file) == 0 else { throw .last }
    if count < bytes.count { throw failure }
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func check(_ path: String) throws(Failure) {
    if path.isEmpty { throw Failure(reason: "The path is empty") }
    if path.utf8.contains(0) { throw Failure(reason: "The path holds a zero") }
  }
}
