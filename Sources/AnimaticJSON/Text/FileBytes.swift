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
  struct Fault: Error {
    let reason: String

    static var last: Fault { Fault(reason: strerror(errno).map { String(cString: $0) } ?? "") }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(Fault) -> [UInt8] {
    try check(path)
    guard let file = fopen(path, "rb") else { throw .last }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let first = bytes.count
      let part = 1 << 16
      bytes.append(contentsOf: repeatElement(0, count: part))
      let count = bytes.withUnsafeMutableBytes { all in
        all.baseAddress.map { fread($0 + first, 1, part, file) } ?? 0
      }
      bytes.removeLast(part - count)
      if bytes.count > JSONScanner.mostBytes {
        throw Fault(reason: "It is larger than a file can be")
      }
      if count > 0 { continue }
      if ferror(file) != 0 { throw .last }
      return bytes
    }
  }

  /// Writes a file, replacing an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    try check(path)
    guard let file = fopen(path, "wb") else { throw .last }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    let fault = Fault.last
    // Flushing may fail for lack of space.
    guard fclose(file) == 0 else { throw .last }
    if count < bytes.count { throw fault }
  }

  /// For the system a path ends at its first zero byte, which would name another file.
  private static func check(_ path: String) throws(Fault) {
    if path.isEmpty { throw Fault(reason: "The path is empty") }
    if path.utf8.contains(0) { throw Fault(reason: "The path holds a zero") }
  }
}
