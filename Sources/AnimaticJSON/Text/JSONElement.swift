// One value of a JSON text, decoded as an expected kind; anything else is an error with its
// location.

import AnimaticCore

/// A value of a JSON text.
struct JSONElement {
  typealias Member = (key: String, value: JSONElement)

  enum Content {
    case object([Member])
    case array([JSONElement])
    case text(String)
    /// A number as written.
    case number(String)
    case flag(Bool)
    case null
  }

  let content: Content
  /// The location in the bytes of the text.
  let range: Range<Int>

  // MARK: Errors

  /// An error about this value.
  func error(_ id: String, _ message: String, _ remedy: String) -> JSONError {
    JSONError(id: id, message: message, remedy: remedy, offset: offset)
  }

  /// The start; of a text, without its quote.
  var offset: Int { isText ? range.lowerBound + 1 : range.lowerBound }

  /// The error about a value of the wrong kind.
  private func mismatch(_ kind: String) -> JSONError {
    let own =
      switch content {
      case .object: "an object"
      case .array: "an array"
      case .text: "a text"
      case .number: "a number"
      case .flag(let flag): "\(flag)"
      case .null: "null"
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
    switch content {
    case .object(let members):
      guard let member = members.last(where: { $0.value.offset <= offset }) else { return path }
      let key = isShort ? member.key.oneLine.prefix(60) : member.key[...]
      let inner = path + (path.isEmpty ? "" : ".") + key
      return member.value.path(to: offset, from: inner, isShort: isShort)
    case .array(let elements):
      guard let index = elements.lastIndex(where: { $0.offset <= offset }) else { return path }
      return elements[index].path(to: offset, from: "\(path)[\(index)]", isShort: isShort)
    default: return path
    }
  }

  // MARK: Containers

  var isText: Bool { if case .text = content { true } else { false } }
  var isNull: Bool { if case .null = content { true } else { false } }

  /// The keys and values of an object.
  func members() throws(JSONError) -> [Member] {
    guard case .object(let members) = content else { throw mismatch("An object") }
    return members
  }

  /// The value of a key, the first of several; nil if the object has none.
  func value(_ key: String) throws(JSONError) -> JSONElement? {
    try members().first { $0.key == key }?.value
  }

  /// The value of a required key.
  func required(_ key: String) throws(JSONError) -> JSONElement {
    if let value = try value(key) { return value }
    throw error("J-3", "The key \(key) is missing.", "Add it.")
  }

  /// The values of an array.
  func elements() throws(JSONError) -> [JSONElement] {
    guard case .array(let elements) = content else { throw mismatch("An array") }
    return elements
  }

  // MARK: Values

  func text() throws(JSONError) -> String {
    guard case .text(let text) = content else { throw mismatch("A text") }
    return text
  }

  func flag() throws(JSONError) -> Bool {
    guard case .flag(let flag) = content else { throw mismatch("True or false") }
    return flag
  }

  /// A number; nonfinite ones are strings.
  func number() throws(JSONError) -> Double {
    switch content {
    case .text("inf"): return .infinity
    case .text("-inf"): return -.infinity
    case .text("nan"): return .nan
    case .number(let source):
      if let number = Double(source), number.isFinite { return number }
      throw invalid("The number is too large.", "Write less than 1e308, or \"inf\".")
    default: throw mismatch("A number")
    }
  }

  /// An integer in a range.
  func integer(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    guard case .number(let source) = content else { throw mismatch("A number") }
    if let number = Int(source), range.contains(number) { return number }
    throw invalid(
      "\(source.prefix(40)) is no whole number within \(range.lowerBound)…\(range.upperBound).",
      "Write one that is.")
  }
}
