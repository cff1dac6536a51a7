// No custom operators are declared.

/// Reports declarations of operators and precedence groups.
func operatorOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file in
    file.tokens.indices.compactMap { index in
      let isOperator =
        file.tokens[index].text == "operator"
        && ["infix", "prefix", "postfix"].contains(file.tokens.text(index - 1))
      guard isOperator || file.tokens[index].text == "precedencegroup" else { return nil }
      return Offence(
        path: file.path, line: file.tokens[index].line, reason: "declares an operator")
    }
  }
}
