// The grammar of JSON (RFC 8259): from text to values with their locations.

/// A parser of JSON texts.
struct JSONParser {
  /// The greatest nesting depth of values.
  private static let deepest = 256

  /// The greatest length of a text in bytes.
  static let mostBytes = 1 << 30

  private let bytes: [UInt8]
  private var index = 0
  /// The innermost open container; the outermost one contains only the root.
  private var container = Container(start: 0, isObject: false)
  private var outer: [Container] = []

  /// Parses a text.
  ///
  /// - Complexity: O(n) in the bytes, for any text.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONElement {
    var parser = JSONParser(bytes: bytes)
    if bytes.count > mostBytes { throw parser.error("it has more than \(mostBytes) bytes") }
    parser.skipSpace()
    if parser.byte == nil { throw parser.error("it is empty") }
    let root = try parser.value()
    parser.skipSpace()
    if parser.byte == nil { return root }
    throw parser.error("the text should end, but \(parser.found)")
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ reason: String, at offset: Int? = nil) -> JSONError {
    JSONError(
      id: "J-1", message: "The text is no JSON: \(reason).",
      remedy: "Write it as JSON says; a file that was cut off or joined has to be written anew.",
      offset: offset ?? index)
  }

  private func missing(_ name: String) -> JSONError { error("\(name) is expected, but \(found)") }

  /// The found character, for a message.
  private var found: String {
    guard let byte else { return "the text ends" }
    guard byte > 0x20, byte < 0x7F else { return "a character stands there that can't" }
    return "\(Character(Unicode.Scalar(byte))) stands there"
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Skips a byte if it is next.
  private mutating func skip(_ next: Unicode.Scalar) -> Bool {
    let isNext = byte == UInt8(ascii: next)
    if isNext { index += 1 }
    return isNext
  }

  // MARK: Values

  /// An array or an object that is not closed.
  private struct Container {
    let start: Int
    let isObject: Bool
    /// The key of the next member; empty in an array.
    var key = ""
    var members: [JSONElement.Member] = []

    mutating func add(_ content: JSONElement.Content, _ range: Range<Int>) {
      members.append((key, JSONElement(content, range)))
    }
  }

  /// Parses a value without recursion: in a debug build, nested values would fill a small stack.
  private mutating func value() throws(JSONError) -> JSONElement {
    repeat {
      let start = index
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        try open()
      } else {
        container.add(try scalarContent(), start..<index)
      }
      try closeContainers()
    } while !outer.isEmpty
    return container.members[0].value
  }

  private mutating func scalarContent() throws(JSONError) -> JSONElement.Content {
    if byte == UInt8(ascii: "\"") { return .text(try text()) }
    // No number begins with a letter.
    guard let byte, byte > UInt8(ascii: "9"),
      let word = JSONElement.words.first(where: { bytes[index...].starts(with: $0.utf8) })
    else { return .literal(try number()) }
    index += word.utf8.count
    return .literal(word)
  }

  private mutating func open() throws(JSONError) {
    if outer.count >= Self.deepest {
      throw error("more than \(Self.deepest) values are inside each other")
    }
    outer.append(container)
    container = Container(start: index, isObject: byte == UInt8(ascii: "{"))
    if container.isObject { container.members.reserveCapacity(8) }
    index += 1
  }

  /// Closes the containers that end here, and skips to the next value of the innermost open one.
  private mutating func closeContainers() throws(JSONError) {
    while !outer.isEmpty, !(try hasNext()) {
      let closed = container
      container = outer.removeLast()
      container.add(.container(closed.members, isObject: closed.isObject), closed.start..<index)
    }
    if container.isObject { container.key = try key() }
  }

  /// Skips to the next value or key of the innermost container, or over its end.
  private mutating func hasNext() throws(JSONError) -> Bool {
    skipSpace()
    if skip(container.isObject ? "}" : "]") { return false }
    if container.members.isEmpty { return true }
    guard skip(",") else {
      throw missing("a comma or the end of the \(container.isObject ? "object" : "array")")
    }
    skipSpace()
    return true
  }

  private mutating func key() throws(JSONError) -> String {
    guard byte == UInt8(ascii: "\"") else { throw missing("a key") }
    let key = try text()
    skipSpace()
    guard skip(":") else { throw missing("a colon") }
    skipSpace()
    return key
  }

  // MARK: Numbers

  /// Returns the text of a number, which can have any count of digits.
  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = skip("-")
    let first = index
    try skipDigits("a value")
    if bytes[first] == 0x30, index > first + 1 {
      throw error("a number may not begin with 0 and a digit", at: start)
    }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits(_ name: String = "a digit") throws(JSONError) {
    let first = index
    while let byte, byte >= 0x30, byte <= 0x39 { index += 1 }
    if index == first { throw missing(name) }
  }

  // MARK: Text

  private mutating func text() throws(JSONError) -> String {
    let start = index
    var text = ""
    index += 1
    while !skip("\"") {
      switch byte {
      case nil: throw error("a text that begins here has no end", at: start)
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case .some(0..<0x20):
        throw error("a control character in a text must be escaped")
      default: text += try plainText()
      }
    }
    return text
  }

  /// Returns the characters before the next one with a meaning.
  private mutating func plainText() throws(JSONError) -> String {
    let start = index
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      if byte < 0x80 { index += 1 } else { try skipScalar() }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipScalar() throws(JSONError) {
    var parser = UTF8.ForwardParser()
    var rest = bytes[index...].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else {
      throw error("the bytes are no UTF-8")
    }
    index += encoded.count
  }

  /// The characters meant by one letter after a backslash.
  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("bfnrt\"\\/".utf8, "\u{8}\u{C}\n\r\t\"\\/".unicodeScalars))

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    let escaped = byte
    index += 1
    if escaped == UInt8(ascii: "u") { return try escapedScalar(from: start) }
    if let scalar = escaped.flatMap({ Self.escapes[$0] }) { return scalar }
    throw error("what follows the backslash means nothing", at: start)
  }

  private mutating func escapedScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try escapedUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let trail = try escapedUnit(from: start)
      if UTF16.isTrailSurrogate(trail) { return UTF16.decode(UTF16.EncodedScalar([unit, trail])) }
    }
    throw error("half a character is escaped", at: start)
  }

  private mutating func escapedUnit(from start: Int) throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw error("four hexadecimal digits are expected", at: start) }
    index += 4
    return unit
  }
}
