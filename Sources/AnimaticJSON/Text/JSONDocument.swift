// JSON text as a flat list of tokens, each with its range and its next sibling.

/// A tokenized JSON text; values are decoded in place.
final class JSONDocument: Sendable {
  struct Token: Sendable {
    enum Kind: UInt8, Sendable {
      case object, array, text, number, yes, no, null
    }

    var kind: Kind
    /// The start in the bytes; of a string, without its quotes.
    var start: Int32
    var end: Int32
    /// The token after it and its content.
    var next: Int32
  }

  let bytes: [UInt8]
  let tokens: [Token]

  /// Tokenizes a text.
  ///
  /// - Complexity: O(n) in the bytes, for any text.
  init(_ bytes: [UInt8]) throws(CompositionFileError) {
    var scanner = JSONScanner(bytes)
    do throws(JSONFault) {
      try scanner.scan()
    } catch {
      let place = Self.lineAndColumn(of: error.offset, in: bytes)
      throw CompositionFileError(
        "J-1", "The text is no JSON: \(error.reason).",
        "Write it as JSON says; a file that was cut off or joined has to be written anew.",
        line: place.line, column: place.column)
    }
    self.bytes = bytes
    tokens = scanner.tokens
  }

  // MARK: Locations

  func lineAndColumn(of token: Int) -> (line: Int, column: Int) {
    Self.lineAndColumn(of: Int(tokens[token].start), in: bytes)
  }

  private static func lineAndColumn(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    let first = bytes.starts(with: JSONScanner.mark) ? JSONScanner.mark.count : 0
    for byte in bytes.prefix(offset).dropFirst(first) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  /// The path of a token from the root, such as nodes[3].values[1].
  func path(of token: Int) -> String {
    var path = ""
    var index = 0
    while index != token {
      let whole = tokens[index]
      let isObject = whole.kind == .object
      var child = index + 1
      var place = 0
      while child < Int(whole.next) {
        let value = isObject ? child + 1 : child
        let end = Int(tokens[value].next)
        if token < end {
          if isObject {
            path += path.isEmpty ? text(of: child) : "." + text(of: child)
          } else {
            path += "[\(place)]"
          }
          // A key has the path of its value.
          if token < value { return path }
          index = value
          break
        }
        child = end
        place += 1
      }
      if child >= Int(whole.next) { return path }
    }
    return path
  }

  /// The decoded text of a token.
  func text(of token: Int) -> String {
    let (start, end) = (Int(tokens[token].start), Int(tokens[token].end))
    let escape = UInt8(ascii: "\\")
    if !bytes[start..<end].contains(escape) {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    var units: [UInt16] = []
    var text = ""
    var index = start
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while index < end {
      guard bytes[index] == escape, index + 1 < end else {
        let run = bytes[index..<end].prefix { $0 != escape }
        flush()
        text += String(decoding: run, as: UTF8.self)
        index += max(1, run.count)
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "u"):
        let digits = String(decoding: bytes[index..<min(index + 4, end)], as: UTF8.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        index += 4
      default: units.append(UInt16(bytes[index - 1]))
      }
    }
    flush()
    return text
  }

  /// The source text of a token.
  func source(of token: Int) -> String {
    let (start, end) = (Int(tokens[token].start), Int(tokens[token].end))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A syntax error, and its location.
struct JSONFault: Error {
  let reason: String
  let offset: Int
}
