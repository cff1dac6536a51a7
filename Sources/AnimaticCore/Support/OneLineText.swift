// User text on a single line, protected against invisible bidirectional controls.

extension String {
  /// The text without line breaks and invisible characters; empty text stays empty.
  package var oneLineOrNothing: String { isEmpty ? "" : oneLine }

  /// The text with line breaks and invisible characters escaped as in Swift; empty text becomes a
  /// pair of quotes.
  package var oneLine: String {
    if isEmpty { return "\"\"" }
    guard mayHide, unicodeScalars.contains(where: \.isUnseen) else { return self }
    var text = UnicodeScalarView()
    for character in self {
      guard !character.isNewline else {
        text.append(contentsOf: "\\n".unicodeScalars)
        continue
      }
      for scalar in character.unicodeScalars {
        if scalar.isUnseen {
          text.append(contentsOf: scalar.escaped)
        } else {
          text.append(scalar)
        }
      }
    }
    return String(text)
  }

  /// Whether the text may contain invisible characters; a fast check.
  private var mayHide: Bool { utf8.contains { $0 < 0x20 || $0 > 0x7E } }

  /// A name in quotes, on one line, with its quotes escaped.
  package var quoted: String {
    guard utf8.contains(UInt8(ascii: "\"")) else { return "\"\(oneLineOrNothing)\"" }
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\\\"").oneLineOrNothing)\""
  }
}

extension [String?] {
  /// Returns the texts of the list, without missing ones, with a separator between them.
  package func joined(separator: String) -> String {
    compactMap { $0 }.joined(separator: separator)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control, a line break, zero-width, or bidirectional.
  package var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  fileprivate var escaped: String.UnicodeScalarView {
    "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
  }
}
