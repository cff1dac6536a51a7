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
    let indent = isPretty ? indent : nil
    switch element.content {
    case .object(let members):
      write(members, "{", "}", indent) { writer, member in
        writer.write(member.key)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(member.value, indent: indent.map { $0 + 2 })
      }
    case .array(let elements): write(elements, "[", "]", indent) { $0.write($1) }
    case .text(let text): write(text)
    case .literal(let source): for scalar in source.unicodeScalars { append(scalar) }
    case .flag(let flag): append("\(flag)")
    case .null: append("null")
    }
  }

  private mutating func write<Part>(
    _ parts: [Part], _ opening: String, _ closing: String, _ indent: Int?,
    _ write: (inout JSONWriter, Part) -> Void
  ) {
    append(opening)
    for (index, part) in parts.enumerated() {
      if index > 0 { append(isPretty && indent == nil ? ", " : ",") }
      breakLine(indent.map { $0 + 2 })
      write(&self, part)
    }
    if !parts.isEmpty || indent != 2 { breakLine(indent) }
    append(closing)
  }

  private mutating func breakLine(_ indent: Int?) {
    guard let indent else { return }
    append("\n" + String(repeating: " ", count: indent))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case "\n": append("\\n")
      case "\t": append("\\t")
      default: append(scalar)
      }
    }
    append("\"")
  }

  /// Escapes characters that could end a script, break a line, or change the text direction, so the
  /// text is safe in a page and reads in the order written.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x20, 0x3C, 0x3E, 0x26, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF:
      // The added digit keeps the zeros before the others.
      append("\\u\(String(0x10000 + scalar.value, radix: 16).dropFirst())")
    default:
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
