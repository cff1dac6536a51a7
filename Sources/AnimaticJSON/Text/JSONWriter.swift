// JSON as text: separators, numbers, and strings, independent of the content.

import AnimaticCore

/// A writer of JSON values, in order.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
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
    if isAfterKey {
      isAfterKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if let indent {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    } else if needsComma, isPretty {
      bytes.append(UInt8(ascii: " "))
    }
    indent = nil
    needsComma = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    if let indent {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
    indent = nil
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  // MARK: Containers

  mutating func openObject() { open("{") }
  mutating func closeObject() { close("}") }
  mutating func openArray() { open("[") }
  mutating func closeArray() { close("]") }

  mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  // MARK: Values

  mutating func write(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// The shortest text that reads back as the same number; nonfinite numbers are strings.
  mutating func write(_ number: Double) {
    guard number.isFinite else { return write(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
    separate()
    let text = number.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func write(_ number: Int) {
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  mutating func write(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  mutating func writeNull() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes text that is JSON already.
  mutating func write(json text: String) {
    separate()
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func write(_ numbers: some Sequence<Double>) {
    openArray()
    for number in numbers { write(number) }
    closeArray()
  }

  mutating func write(_ texts: [String]) {
    openArray()
    for text in texts { write(text) }
    closeArray()
  }

  // MARK: Text

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: scalar))
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
    let isPlain =
      switch scalar.value {
      case 0..<0x20, 0x3C, 0x3E, 0x26, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF:
        false
      default: true
      }
    if isPlain {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    }
    let digits = String(scalar.value, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    bytes.append(contentsOf: digits.utf8)
  }
}
