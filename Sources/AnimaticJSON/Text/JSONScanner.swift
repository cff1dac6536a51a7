// The grammar of JSON (RFC 8259), with an explicit stack; finds tokens without decoding.

/// Finds the values of a JSON text.
struct JSONScanner {
  /// The greatest nesting depth of values.
  static let deepest = 256

  /// The greatest length of a text: offsets are 32-bit.
  static let mostBytes = 1 << 30

  /// The byte order mark that some editors write.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var tokens: [JSONDocument.Token] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The containers that are open.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    JSONFault(reason: reason, offset: offset ?? index)
  }

  /// The found character, for a message.
  private var found: String {
    guard let byte else { return "the text ends" }
    guard byte > 0x20, byte < 0x7F else { return "a character stands there that can't" }
    return "\(Character(Unicode.Scalar(byte))) stands there"
  }

  mutating func scan() throws(JSONFault) {
    guard bytes.count <= Self.mostBytes else {
      throw fault("it has more than \(Self.mostBytes) bytes")
    }
    if bytes.starts(with: Self.mark) { index = Self.mark.count }
    skipSpace()
    if byte == nil { throw fault("it is empty") }
    try scanValue()
    while let container = open.last {
      skipSpace()
      let isObject = tokens[container].kind == .object
      let isFirst = tokens.count == container + 1
      if byte == UInt8(ascii: isObject ? "}" : "]") {
        index += 1
        tokens[container].end = Int32(index)
        tokens[container].next = Int32(tokens.count)
        open.removeLast()
        continue
      }
      if !isFirst {
        guard byte == UInt8(ascii: ",") else {
          let whole = isObject ? "object" : "array"
          throw fault("a comma or the end of the \(whole) is expected, but \(found)")
        }
        index += 1
        skipSpace()
      }
      if isObject {
        guard byte == UInt8(ascii: "\"") else { throw fault("a key is expected, but \(found)") }
        try scanText()
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw fault("a colon is expected, but \(found)") }
        index += 1
        skipSpace()
      }
      try scanValue()
    }
    skipSpace()
    if byte != nil { throw fault("the text should end, but \(found)") }
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func add(_ kind: JSONDocument.Token.Kind, from start: Int, to end: Int) {
    tokens.append(
      JSONDocument.Token(
        kind: kind, start: Int32(start), end: Int32(end), next: Int32(tokens.count + 1)))
  }

  private mutating func scanValue() throws(JSONFault) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if open.count >= Self.deepest {
        throw fault("more than \(Self.deepest) values are inside each other")
      }
      open.append(tokens.count)
      add(byte == UInt8(ascii: "{") ? .object : .array, from: index, to: index)
      index += 1
    case UInt8(ascii: "\""): try scanText()
    case UInt8(ascii: "t"): try scanWord("true", .yes)
    case UInt8(ascii: "f"): try scanWord("false", .no)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default: try scanNumber()
    }
  }

  private mutating func scanWord(
    _ word: String, _ kind: JSONDocument.Token.Kind
  ) throws(JSONFault) {
    guard bytes[index...].starts(with: word.utf8) else {
      throw fault("a value is expected, but \(found)")
    }
    add(kind, from: index, to: index + word.utf8.count)
    index += word.utf8.count
  }

  private mutating func scanDigits() throws(JSONFault) {
    let first = index
    while let byte, byte >= 0x30, byte <= 0x39 { index += 1 }
    if index == first { throw fault("a digit is expected, but \(found)") }
  }

  private mutating func scanNumber() throws(JSONFault) {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    guard let byte, byte >= 0x30, byte <= 0x39 else {
      throw fault("a value is expected, but \(found)")
    }
    let isZero = byte == 0x30
    try scanDigits()
    if isZero, index > start + (bytes[start] == 0x30 ? 1 : 2) {
      throw fault("a number may not begin with 0 and a digit", at: start)
    }
    if self.byte == UInt8(ascii: ".") {
      index += 1
      try scanDigits()
    }
    if self.byte == UInt8(ascii: "e") || self.byte == UInt8(ascii: "E") {
      index += 1
      if self.byte == UInt8(ascii: "+") || self.byte == UInt8(ascii: "-") { index += 1 }
      try scanDigits()
    }
    add(.number, from: start, to: index)
  }

  // MARK: Text

  private mutating func scanText() throws(JSONFault) {
    let start = index
    index += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        add(.text, from: start + 1, to: index)
        index += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw fault("a control character stands in a text, where it must be escaped")
      case 0x20..<0x80: index += 1
      default: try scanScalar()
      }
    }
    throw fault("a text that begins here has no end", at: start)
  }

  private mutating func scanEscape() throws(JSONFault) {
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "u"):
      index += 1
      let unit = try scanUnit(from: start)
      if UTF16.isTrailSurrogate(unit) { throw fault("half a character is escaped", at: start) }
      guard UTF16.isLeadSurrogate(unit) else { return }
      guard bytes[index...].starts(with: [0x5C, 0x75]) else {
        throw fault("half a character is escaped", at: start)
      }
      index += 2
      guard UTF16.isTrailSurrogate(try scanUnit(from: start)) else {
        throw fault("half a character is escaped", at: start)
      }
    case let byte? where "\"\\/bfnrt".utf8.contains(byte): index += 1
    default: throw fault("what follows the backslash means nothing", at: start)
    }
  }

  private mutating func scanUnit(from start: Int) throws(JSONFault) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let isHex = { (byte: UInt8) in Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80 }
    guard digits.count == 4, digits.allSatisfy(isHex),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are expected", at: start) }
    index += 4
    return unit
  }

  /// Scans a multibyte character.
  private mutating func scanScalar() throws(JSONFault) {
    let lead = bytes[index]
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    let end = min(index + count, bytes.count)
    guard lead >= 0xC2, lead <= 0xF4, end - index == count,
      Self.isScalar(bytes[index..<end])
    else { throw fault("the bytes are no UTF-8") }
    index = end
  }

  private static func isScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
    var value = UInt32(bytes.first ?? 0) & (0x7F >> UInt32(bytes.count))
    for byte in bytes.dropFirst() {
      guard byte & 0xC0 == 0x80 else { return false }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = bytes.count == 4 ? 0x10000 : bytes.count == 3 ? 0x800 : 0x80
    return value >= least && Unicode.Scalar(value) != nil
  }
}
