// One value of a JSON document, decoded as an expected kind; anything else is an error with its
// location.

import AnimaticCore

/// A value of a document.
struct JSONElement {
  let document: JSONDocument
  let index: Int

  private var token: JSONDocument.Token { document.tokens[index] }

  /// An error about this value.
  func error(_ id: String, _ message: String, _ remedy: String) -> CompositionFileError {
    let place = document.lineAndColumn(of: index)
    return CompositionFileError(
      id, message, remedy, line: place.line, column: place.column, path: document.path(of: index))
  }

  /// The error about a value of the wrong kind.
  private func isNot(_ kind: String) -> CompositionFileError {
    let own =
      switch token.kind {
      case .object: "an object"
      case .array: "an array"
      case .text: "a text"
      case .number: "a number"
      case .yes, .no: "\(token.kind == .yes)"
      case .null: "null"
      }
    return error(
      "J-4", "\(kind) is expected, but \(own) stands there.", "Write \(kind.lowercased()).")
  }

  /// The error about a value of the right kind that is invalid.
  func unfit(_ message: String, _ remedy: String) -> CompositionFileError {
    error("J-5", message, remedy)
  }

  // MARK: Containers

  var isObject: Bool { token.kind == .object }
  var isArray: Bool { token.kind == .array }
  var isText: Bool { token.kind == .text }
  var isNull: Bool { token.kind == .null }

  /// The value of a key, the first of several; nil if the object has none.
  func value(_ key: String) throws(CompositionFileError) -> JSONElement? {
    guard isObject else { throw isNot("An object") }
    var child = index + 1
    let end = Int(token.next)
    while child < end {
      if isKey(child, key) { return JSONElement(document: document, index: child + 1) }
      child = Int(document.tokens[child + 1].next)
    }
    return nil
  }

  /// Whether a key equals a name, escaped characters included.
  private func isKey(_ child: Int, _ name: String) -> Bool {
    let own = document.tokens[child]
    let bytes = document.bytes[Int(own.start)..<Int(own.end)]
    if bytes.count == name.utf8.count { return bytes.elementsEqual(name.utf8) }
    return bytes.contains(UInt8(ascii: "\\"))
      && document.text(of: child).utf8.elementsEqual(name.utf8)
  }

  /// The value of a required key.
  func required(_ key: String) throws(CompositionFileError) -> JSONElement {
    if let value = try value(key) { return value }
    throw error("J-3", "The key \(key) is missing.", "Add it.")
  }

  /// The values of an array.
  func elements() throws(CompositionFileError) -> [JSONElement] {
    guard isArray else { throw isNot("An array") }
    var elements: [JSONElement] = []
    var child = index + 1
    while child < Int(token.next) {
      elements.append(JSONElement(document: document, index: child))
      child = Int(document.tokens[child].next)
    }
    return elements
  }

  /// The keys and values of an object.
  func entries() throws(CompositionFileError) -> [(key: String, value: JSONElement)] {
    guard isObject else { throw isNot("An object") }
    var entries: [(key: String, value: JSONElement)] = []
    var child = index + 1
    while child < Int(token.next) {
      let value = JSONElement(document: document, index: child + 1)
      entries.append((document.text(of: child), value))
      child = Int(document.tokens[child + 1].next)
    }
    return entries
  }

  // MARK: Values

  func text() throws(CompositionFileError) -> String {
    guard isText else { throw isNot("A text") }
    return document.text(of: index)
  }

  func flag() throws(CompositionFileError) -> Bool {
    switch token.kind {
    case .yes: return true
    case .no: return false
    default: throw isNot("True or false")
    }
  }

  /// A number; nonfinite ones are strings.
  func number() throws(CompositionFileError) -> Double {
    if isText {
      switch document.text(of: index) {
      case "inf": return .infinity
      case "-inf": return -.infinity
      case "nan": return .nan
      default: break
      }
    }
    guard token.kind == .number, let number = Double(document.source(of: index)) else {
      throw isNot("A number")
    }
    guard number.isFinite else {
      throw unfit("The number is too large.", "Write less than 1e308, or \"inf\".")
    }
    return number
  }

  /// An integer in a range.
  func integer(in range: ClosedRange<Int>) throws(CompositionFileError) -> Int {
    guard token.kind == .number else { throw isNot("A number") }
    guard let number = Int(document.source(of: index)), range.contains(number) else {
      throw unfit(
        "\(document.source(of: index).prefix(40)) is no whole number within "
          + "\(range.lowerBound)…\(range.upperBound).", "Write one that is.")
    }
    return number
  }

  /// The source text, as JSON.
  var source: String {
    isText ? "\"\(document.source(of: index))\"" : document.source(of: index)
  }

  /// The error about an unknown keyword.
  func unknown(_ word: String, among words: [String]) -> CompositionFileError {
    unfit(
      "\(word.oneLine.prefix(60)) is not known here.",
      "Write one of \(words.joined(separator: ", ")).")
  }
}
