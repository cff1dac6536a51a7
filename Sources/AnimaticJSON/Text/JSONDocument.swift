// JSON text as a flat list of tokens, each with its range and its next sibling.

import AnimaticCore

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

  /// The path of a token from the root, such as nodes[3].values[1]; of a key, that of its value.
  ///
  /// - Parameter isShort: Whether to cut long keys.
  func path(of token: Int, isShort: Bool = false) -> String {
    var path = ""
    var index = 0
    while index < token {
      let isObject = tokens[index].kind == .object
      var place = 0
      index += 1
      while Int(tokens[isObject ? index + 1 : index].next) <= token {
        index = Int(tokens[isObject ? index + 1 : index].next)
        place += 1
      }
      if isObject {
        let key = text(of: index)
        path += (path.isEmpty ? "" : ".") + (isShort ? key.oneLine.prefix(60) : key[...])
        index += 1
      } else {
        path += "[\(place)]"
      }
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
    var index = start
    while index < end {
      guard bytes[index] == escape, index + 1 < end else {
        let run = bytes[index..<end].prefix { $0 != escape }
        units += String(decoding: run, as: UTF8.self).utf16
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
    return String(decoding: units, as: UTF16.self)
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
