// JSON as text: separators, numbers, and strings, independent of the content.

import AnimaticCore

/// A writer of JSON values.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  let isPretty: Bool

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - indent: The indentation of a container with a line for each of its values; nil for one on
  ///     the current line. Containers in an array are on its lines.
  mutating func write(_ element: JSONElement, indent: Int? = nil) {
    switch element.content {
    case .container(let members, let isObject):
      write(members, isObject: isObject, indent: isPretty ? indent : nil)
    case .text(let text): write(text)
    case .literal(let source): write(source, isQuoted: false)
    }
  }

  private mutating func write(_ members: [JSONElement.Member], isObject: Bool, indent: Int?) {
    append(isObject ? "{" : "[")
    let inner = indent.map { $0 + 2 }
    for (index, member) in members.enumerated() {
      if index > 0 { append(",") }
      if index > 0, isPretty, indent == nil { append(" ") }
      breakLine(inner)
      if isObject {
        write(member.key)
        append(":")
        if isPretty { append(" ") }
      }
      write(member.value, indent: isObject ? inner : nil)
    }
    if !members.isEmpty || indent != 2 { breakLine(indent) }
    append(isObject ? "}" : "]")
  }

  private mutating func breakLine(_ indent: Int?) {
    guard let indent else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private mutating func append(_ ascii: Unicode.Scalar) { bytes.append(UInt8(ascii: ascii)) }

  /// Writes a text in quotes, or without any if it is JSON already.
  private mutating func write(_ text: String, isQuoted: Bool = true) {
    if isQuoted { append("\"") }
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar, isQuoted: isQuoted) }
    }
    if isQuoted { append("\"") }
  }

  /// Whether a byte is a character that is written as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x3C, 0x3E, 0x5C: false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Escapes characters that could end a script, break a line, or change the text direction, so the
  /// text is safe in a page and reads in the order written.
  private mutating func append(_ scalar: Unicode.Scalar, isQuoted: Bool) {
    let text =
      switch scalar.value {
      case 0x22 where isQuoted, 0x5C where isQuoted: "\\\(scalar)"
      case 0x0A where isQuoted: "\\n"
      case 0x09 where isQuoted: "\\t"
      case 0..<0x20, 0x3C, 0x3E, 0x26, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF:
        // The added digit keeps the zeros before the others.
        "\\u\(String(0x10000 + scalar.value, radix: 16).dropFirst())"
      default: "\(scalar)"
      }
    bytes.append(contentsOf: text.utf8)
  }
}

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
