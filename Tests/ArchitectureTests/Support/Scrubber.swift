// Distinguishes code, comments, and string literals, and no other syntax.
// It replaces them by spaces, so lines and columns are preserved.

/// Blanks comments and the inside of string literals; code inside an interpolation stays.
struct Scrubber {
  private enum Frame {
    case code(openParentheses: Int)
    case string(hashes: Int, quotes: Int)
  }

  private let source: [UInt8]
  private var code: [UInt8]
  private var at = 0
  private var frames = [Frame.code(openParentheses: 0)]

  static func scrub(_ text: String) -> [UInt8] {
    var scrubber = Scrubber(source: Array(text.utf8))
    while scrubber.at < scrubber.source.count { scrubber.step() }
    return scrubber.code
  }

  private init(source: [UInt8]) {
    self.source = source
    self.code = source
  }

  private mutating func step() {
    switch frames.last {
    case .string(let hashes, let quotes): stepInString(hashes: hashes, quotes: quotes)
    case .code(let open): stepInCode(openParentheses: open)
    case nil: at = source.count
    }
  }

  private mutating func stepInCode(openParentheses open: Int) {
    switch source[at] {
    case slash where next == slash:
      while at < source.count, source[at] != newline { blank() }
    case slash where next == star: skipBlockComment()
    case quote, hash: openString()
    case backtick: skipQuotedName()
    case UInt8(ascii: "(") where frames.count > 1:
      frames[frames.count - 1] = .code(openParentheses: open + 1)
      at += 1
    case UInt8(ascii: ")") where frames.count > 1:
      if open == 1 {
        frames.removeLast()
      } else {
        frames[frames.count - 1] = .code(openParentheses: open - 1)
      }
      at += 1
    default: at += 1
    }
  }

  private mutating func stepInString(hashes: Int, quotes: Int) {
    if source[at] == backslash, run(of: hash, from: at + 1, atMost: hashes) == hashes {
      for _ in 0...hashes { blank() }
      if at < source.count, source[at] == UInt8(ascii: "(") {
        frames.append(.code(openParentheses: 1))
        at += 1
      } else if at < source.count {
        blank()
      }
    } else if run(of: quote, from: at, atMost: quotes) == quotes,
      run(of: hash, from: at + quotes, atMost: hashes) == hashes
    {
      frames.removeLast()
      at += quotes + hashes
    } else if source[at] == newline, quotes == 1 {
      frames.removeLast()
    } else {
      blank()
    }
  }

  private mutating func openString() {
    let hashes = run(of: hash, from: at, atMost: .max)
    let found = run(of: quote, from: at + hashes, atMost: 3)
    guard found > 0 else {
      at += max(hashes, 1)
      return
    }
    let quotes = found == 3 ? 3 : 1
    frames.append(.string(hashes: hashes, quotes: quotes))
    at += hashes + quotes
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if source[at] == slash, next == star {
        depth += 1
        blank()
      } else if source[at] == star, next == slash {
        depth -= 1
        blank()
      }
      if at < source.count { blank() }
    } while depth > 0 && at < source.count
  }

  /// A name in backticks that is a sentence is blanked in the code; a single word is not.
  private mutating func skipQuotedName() {
    var end = at + 1
    while end < source.count, source[end] != backtick, source[end] != newline { end += 1 }
    let isWord = source[(at + 1)..<end].allSatisfy(Token.isWordByte)
    while at < min(end + 1, source.count) {
      if isWord || source[at] == newline { at += 1 } else { blank() }
    }
  }

  private mutating func blank() {
    if source[at] != newline { code[at] = space }
    at += 1
  }

  /// The byte after the current one; 0 at the end.
  private var next: UInt8 { at + 1 < source.count ? source[at + 1] : 0 }

  private func run(of byte: UInt8, from start: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, start + count < source.count, source[start + count] == byte { count += 1 }
    return count
  }
}

private let newline = UInt8(ascii: "\n")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let space = UInt8(ascii: " ")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let backtick = UInt8(ascii: "`")
private let backslash = UInt8(ascii: "\\")
