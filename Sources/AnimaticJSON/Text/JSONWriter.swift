// JSON as text: separators, numbers, and strings, independent of the content.

import AnimaticCore

/// A writer of JSON values, in order.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  let isPretty: Bool
  private var needsComma = false
  private var isAfterKey = false
  /// The indentation of the next value on a new line; nil for the current line.
  private var indent: Int?

  init(isPretty: Bool) { self.isPretty = isPretty }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Separators

  /// Starts a new line for the next value, if the output is pretty.
  mutating func breakLine(_ indent: Int) {
    if isPretty { self.indent = indent }
  }

  private mutating func separate() {
    defer { isAfterKey = false }
    if isAfterKey { return }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if indent == nil, needsComma, isPretty { bytes.append(UInt8(ascii: " ")) }
    writeLineBreak()
    needsComma = true
  }

  private mutating func writeLineBreak() {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    self.indent = nil
  }

  // MARK: Containers

  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  mutating func close(_ bracket: Unicode.Scalar, line indent: Int? = nil) {
    if let indent { breakLine(indent) }
    writeLineBreak()
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  mutating func key(_ name: String, line indent: Int? = nil) {
    if let indent { breakLine(indent) }
    write(name)
    bytes.append(contentsOf: (isPretty ? ": " : ":").utf8)
    isAfterKey = true
  }

  // MARK: Values

  /// The shortest text that reads back as the same number; nonfinite numbers are strings.
  mutating func write(_ number: Double) {
    guard number.isFinite else { return write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
    separate()
    let text = number.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func write(_ number: Int) { write(json: "\(number)") }

  /// Writes text that is JSON already.
  mutating func write(json text: String) {
    separate()
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func write(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes.append(contentsOf: "\\\(scalar)".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      default: append(scalar)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes characters that could end a script, break a line, or change the text direction, so the
  /// text is safe in a page and reads in the order written.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x20, 0x3C, 0x3E, 0x26, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF:
      // The added digit keeps the zeros before the others.
      let digits = String(0x10000 + scalar.value, radix: 16).dropFirst()
      bytes.append(contentsOf: "\\u\(digits)".utf8)
    default:
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
