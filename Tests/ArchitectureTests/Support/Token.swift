// Words and punctuation, without grammar.

/// A word or a single punctuation mark of Swift code.
struct Token: Sendable, Equatable {
  let text: String
  let line: Int

  /// Whether there is no space between this token and the previous one.
  let isAttached: Bool

  let isWord: Bool

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// All tokens of a text from which comments and literals were blanked; backticks are dropped.
  static func all(in code: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var line = 1
    var at = 0
    var isAttached = false
    while at < code.count {
      let byte = code[at]
      let start = at
      at += 1
      if byte == UInt8(ascii: "`") { continue }
      if byte <= UInt8(ascii: " ") {
        if byte == UInt8(ascii: "\n") { line += 1 }
        isAttached = false
        continue
      }
      let isWord = isWordByte(byte)
      while isWord, at < code.count, isWordByte(code[at]) { at += 1 }
      let text = String(decoding: code[start..<at], as: UTF8.self)
      tokens.append(Token(text: text, line: line, isAttached: isAttached, isWord: isWord))
      isAttached = true
    }
    return tokens
  }
}

extension [Token] {
  /// The text at an index; empty outside.
  func text(_ index: Int) -> String {
    indices.contains(index) ? self[index].text : ""
  }

  /// Whether these texts follow each other from an index on.
  func hasTexts(_ texts: [String], at start: Int) -> Bool {
    texts.indices.allSatisfy { text(start + $0) == texts[$0] }
  }
}
