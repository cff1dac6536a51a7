// Declarations: types and functions with their enclosing type. It reads tokens,
// not grammar: enough for names, braces, and private.

/// A type, an extension or a function that a file declares.
struct Declaration: Sendable, Equatable {
  let keyword: String
  let name: String
  let line: Int

  /// The name of the type or extended type around it; nil at the top level of a file.
  let owner: String?

  /// Whether it is invisible to other files.
  let isPrivate: Bool

  /// The tokens between its braces; empty for a function and for what has none.
  var body: Range<Int> = 0..<0

  /// The text between its name and its opening brace.
  var heading: Range<Int> = 0..<0
}

extension SwiftFile {
  /// Everything that this file declares, in order.
  func declarations() -> [Declaration] {
    var found: [Declaration] = []
    var open: [Int?] = []
    var pending: Int?
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        if let pending { found[pending].heading = found[pending].heading.lowerBound..<index }
        if let pending { found[pending].body = (index + 1)..<(index + 1) }
        open.append(pending)
        pending = nil
      case "}":
        if let last = open.popLast(), let type = last {
          found[type].body = found[type].body.lowerBound..<index
        }
      case "func", "extension", "struct", "class", "enum", "protocol", "actor", "typealias":
        guard let name = declaredName(after: index) else { continue }
        let owner = open.compactMap(\.self).last.map { found[$0].name }
        found.append(
          Declaration(
            keyword: token.text, name: name, line: token.line, owner: owner,
            isPrivate: isPrivate(at: index), heading: (index + 2)..<(index + 2)))
        pending = ["func", "typealias"].contains(token.text) ? nil : found.count - 1
      default: break
      }
    }
    return found
  }

  private func declaredName(after index: Int) -> String? {
    // `class func`, `.extension`, `self.actor` and `[class: …]` declare nothing.
    guard tokens.indices.contains(index + 1), tokens[index + 1].isWord else { return nil }
    let before = tokens.text(index - 1)
    let name = tokens[index + 1].text
    if before == "." || ["func", "var", "let", "subscript", "init"].contains(name) { return nil }
    return name
  }

  private func isPrivate(at index: Int) -> Bool {
    let line = tokens[index].line
    return tokens[..<index].reversed().prefix { $0.line == line }
      .contains { ["private", "fileprivate"].contains($0.text) }
  }
}
