// Nothing traps and nothing prints.

private let forbiddenCalls: Set = [
  "print", "debugPrint", "NSLog", "fputs", "fatalError", "precondition", "preconditionFailure",
  "assert", "assertionFailure", "abort", "exit", "unsafeBitCast",
]

/// Reports calls that print or trap, forced tries, forced casts and forced unwraps.
func trapOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file in
    file.tokens.indices.compactMap { index in
      trap(at: index, in: file.tokens).map {
        Offence(path: file.path, line: file.tokens[index].line, reason: $0)
      }
    }
  }
}

private func trap(at index: Int, in tokens: [Token]) -> String? {
  let token = tokens[index]
  let before = tokens.text(index - 1)
  if forbiddenCalls.contains(token.text), tokens.text(index + 1) == "(" {
    let isOurs = before == "func" || before == "." && tokens.text(index - 2) != "Swift"
    return isOurs ? nil : "\(token.text) prints or traps"
  }
  if token.text == "unsafelyUnwrapped" { return "unsafelyUnwrapped traps" }
  guard token.text == "!", token.isAttached, index > 0 else { return nil }
  if before == "try" || before == "as" { return "\(before)! traps" }
  let isEqual = tokens.text(index + 1) == "=" && tokens[index + 1].isAttached
  let canBeUnwrapped = tokens[index - 1].isWord || [")", "]", "}", "?", ">"].contains(before)
  return canBeUnwrapped && !isEqual ? "forced unwrap traps" : nil
}
