// The import statements of a file.

/// One import statement.
struct Import: Sendable, Equatable {
  let module: String
  let line: Int
}

extension SwiftFile {
  /// The modules that this file imports, whole or in part.
  var imports: [Import] {
    tokens.indices.filter { tokens[$0].text == "import" && tokens.text($0 - 1) != "." }.map {
      let isPartial = Import.kinds.contains(tokens.text($0 + 1))
      return Import(module: tokens.text(isPartial ? $0 + 2 : $0 + 1), line: tokens[$0].line)
    }
  }
}

extension Import {
  fileprivate static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
