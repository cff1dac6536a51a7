// A JSON value to write, or one of a text, decoded as an expected kind; anything else is an error
// with its location.

import AnimaticCore

/// A JSON value.
struct JSONElement: Sendable {
  /// A value of a container, with its key; an empty one in an array.
  typealias Member = (key: String, value: JSONElement)

  enum Content: Sendable {
    /// An object or an array.
    case container([Member], isObject: Bool)
    case text(String)
    /// A number or a word as written, or the JSON of a custom value.
    case literal(String)

    /// The shortest text that reads back as the same number; nonfinite numbers are strings.
    static func number(_ number: Double) -> Content {
      guard number.isFinite else {
        return .text(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
      }
      let text = number.description
      let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
      return .literal(isWhole ? String(text.utf8.dropLast(2)) ?? text : text)
    }
  }

  /// The literals that are no numbers.
  static let words = ["true", "false", "null"]

  static let null = JSONElement(.literal("null"))

  let content: Content
  /// The location in the bytes of the text; empty for a value to write.
  let range: Range<Int>

  init(_ content: Content, _ range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }

  /// An object to write, without the members that have no value.
  static func object(_ members: KeyValuePairs<String, JSONElement?>) -> JSONElement {
    let members = members.compactMap { key, value in value.map { (key, $0) } }
    return JSONElement(.container(members, isObject: true))
  }

  /// An array to write.
  static func array(_ elements: some Sequence<JSONElement>) -> JSONElement {
    JSONElement(.container(elements.map { ("", $0) }, isObject: false))
  }

  // MARK: Errors

  /// An error about this value.
  func error(_ id: String, _ message: String, _ remedy: String) -> JSONError {
    JSONError(id: id, message: message, remedy: remedy, offset: offset)
  }

  /// The start; of a text, without its quote.
  var offset: Int { isText ? range.lowerBound + 1 : range.lowerBound }

  /// The error about a value of the wrong kind.
  func mismatch(_ kind: String) -> JSONError {
    let own =
      switch content {
      case .container(_, let isObject): isObject ? "an object" : "an array"
      case .text: "a text"
      case .literal(let source): Self.words.contains(source) ? source : "a number"
      }
    return error(
      "J-4", "\(kind) is expected, but \(own) stands there.", "Write \(kind.lowercased()).")
  }

  /// The error about a value of the right kind that is invalid.
  func invalid(_ message: String, _ remedy: String) -> JSONError { error("J-5", message, remedy) }

  /// The path of the value at an offset, such as nodes[3].values[1].
  ///
  /// - Parameters:
  ///   - offset: The offset of this value, or of one inside it.
  ///   - path: The path of this value.
  ///   - isShort: Whether to cut long keys.
  func path(to offset: Int, from path: String = "", isShort: Bool = false) -> String {
    guard case .container(let members, let isObject) = content,
      let index = members.lastIndex(where: { $0.value.offset <= offset })
    else { return path }
    let (key, value) = members[index]
    let step = isShort ? key.oneLine.prefix(60) : key[...]
    let inner = isObject ? path + (path.isEmpty ? "" : ".") + step : "\(path)[\(index)]"
    return value.path(to: offset, from: inner, isShort: isShort)
  }

  // MARK: Containers

  var isText: Bool { if case .text = content { true } else { false } }
  var isArray: Bool { if case .container(_, isObject: false) = content { true } else { false } }
  var isNull: Bool { if case .literal("null") = content { true } else { false } }

  /// The keys and values of an object, or the values of an array, whose keys are empty.
  func members(isObject: Bool = true) throws(JSONError) -> [Member] {
    guard case .container(let members, isObject) = content else {
      throw mismatch(isObject ? "An object" : "An array")
    }
    return members
  }

  /// The value of a key, the first of several; nil if the object has none.
  func value(_ key: String) throws(JSONError) -> JSONElement? {
    try members().first { $0.key == key }?.value
  }

  /// The value of a required key.
  func required(_ key: String) throws(JSONError) -> JSONElement {
    if let value = try value(key) { return value }
    throw missing(key)
  }

  /// The error about a missing key.
  func missing(_ key: String) -> JSONError { error("J-3", "The key \(key) is missing.", "Add it.") }

  /// The values of an array.
  func elements() throws(JSONError) -> [JSONElement] { try members(isObject: false).map(\.value) }

  // MARK: Values

  func text() throws(JSONError) -> String {
    guard case .text(let text) = content else { throw mismatch("A text") }
    return text
  }

  func flag() throws(JSONError) -> Bool {
    guard case .literal(let source) = content, let flag = Bool(source) else {
      throw mismatch("True or false")
    }
    return flag
  }

  /// A number as written.
  func numeral() throws(JSONError) -> String {
    guard case .literal(let source) = content, !Self.words.contains(source) else {
      throw mismatch("A number")
    }
    return source
  }

  /// A number; nonfinite ones are strings.
  func number() throws(JSONError) -> Double {
    switch content {
    case .text("inf"): return .infinity
    case .text("-inf"): return -.infinity
    case .text("nan"): return .nan
    default:
      if let number = Double(try numeral()), number.isFinite { return number }
      throw invalid("The number is too large.", "Write less than 1e308, or \"inf\".")
    }
  }
}
