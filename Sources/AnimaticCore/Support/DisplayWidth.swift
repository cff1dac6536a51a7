// The width of text in a monospaced grid.

extension String {
  /// The number of terminal columns: two for wide characters and emoji, none for combining marks.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text without line breaks and control characters; right-to-left text is isolated from its
  /// neighbors.
  package var chartText: String {
    let line = oneLineOrNothing
    guard line.unicodeScalars.contains(where: \.readsFromRight) else { return line }
    return "\u{2068}\(line)\u{2069}"
  }

  /// Returns the text truncated or padded to a number of columns.
  ///
  /// - Parameter columns: The number of columns; more than 0.
  package func fitted(to columns: Int) -> String {
    let width = displayWidth
    if width <= columns { return self + String(repeating: " ", count: columns - width) }
    var text = ""
    var taken = 0
    for character in self {
      let next = character.displayWidth
      if taken + next > columns - 1 { break }
      text.append(character)
      taken += next
    }
    // Restores the isolation of truncated text.
    if text.unicodeScalars.contains("\u{2068}") { text.unicodeScalars.append("\u{2069}") }
    return text + "…" + String(repeating: " ", count: max(0, columns - 1 - taken))
  }
}

extension Character {
  /// The number of columns.
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if first.isUnseen || first.isIsolate { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isEmoji =
      first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || first.isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a bidirectional isolate.
  fileprivate var isIsolate: Bool { value == 0x2068 || value == 0x2069 }

  fileprivate var readsFromRight: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether the scalar takes two columns: the East Asian wide and full-width blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
