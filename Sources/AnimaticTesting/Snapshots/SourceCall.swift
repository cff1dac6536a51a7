// A call in source code, with its closing parenthesis and trailing closure.

/// The parts of a call in source code, as needed to insert a trailing closure.
struct SourceCall {
  /// The range of the trailing closure, or the position to insert one.
  let closure: Range<Int>
  /// The indentation of the call's first line.
  let indent: String

  /// - Parameters:
  ///   - text: The source code.
  ///   - line: The line of the call, from 1.
  ///   - column: The column of its opening parenthesis or its name, in bytes from 1.
  /// - Returns: Nil if there is no call.
  init?(in text: [UInt8], line: Int, column: Int) {
    let lines = text.split(
      separator: 0x0A, maxSplits: max(0, line - 1), omittingEmptySubsequences: false)
    guard lines.count == line, let start = lines.last?.startIndex else { return nil }
    let blanks = text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    indent = String(decoding: blanks, as: UTF8.self)
    let from = start + column - 1
    guard from >= start, from < text.count,
      let open = text[from...].firstIndex(of: UInt8(ascii: "(")),
      !text[from..<open].contains(0x0A), let close = Self.end(of: open, in: text)
    else { return nil }
    let next = text[(close + 1)...].firstIndex { $0 != 0x20 }
    let brace = next.flatMap { text[$0] == UInt8(ascii: "{") ? $0 : nil }
    let last = brace.flatMap { Self.end(of: $0, in: text) }
    closure = close + 1..<(last ?? close) + 1
  }

  /// The index of the closing bracket for the one at an index.
  private static func end(of open: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    var index = open
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        index = endOfLiteral(at: index, in: text)
        continue
      case UInt8(ascii: "/"):
        index = endOfComment(at: index, in: text)
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The index after a string literal; the next index if none begins there.
  private static func endOfLiteral(at start: Int, in text: [UInt8]) -> Int {
    let count = text[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let literal = text[(start + count)...]
    guard literal.first == UInt8(ascii: "\"") else { return start + max(1, count) }
    let isLong = literal.starts(with: "\"\"\"".utf8)
    let quotes = isLong ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: count)
    let (end, escape) = ((quotes + hashes).utf8, ("\\" + hashes).utf8)
    var index = literal.startIndex + quotes.utf8.count
    while index < text.count {
      if text[index...].starts(with: end) { return index + end.count }
      if text[index...].starts(with: escape) {
        index += escape.count
        // An interpolation is code again.
        let isCode = index < text.count && text[index] == UInt8(ascii: "(")
        index = isCode ? (Self.end(of: index, in: text) ?? text.count) + 1 : index + 1
      } else if !isLong, text[index] == 0x0A {
        return index
      } else {
        index += 1
      }
    }
    return index
  }

  /// The index after a comment; the next index if none begins there.
  private static func endOfComment(at start: Int, in text: [UInt8]) -> Int {
    let rest = text[start...]
    if rest.starts(with: "//".utf8) { return rest.firstIndex(of: 0x0A) ?? text.count }
    guard rest.starts(with: "/*".utf8) else { return start + 1 }
    return rest.dropFirst(2).firstRange(of: "*/".utf8)?.upperBound ?? text.count
  }
}
