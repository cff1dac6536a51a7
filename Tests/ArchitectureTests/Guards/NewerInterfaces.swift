// Interfaces that the oldest supported systems lack. Linux gives no availability errors, so
// otherwise the first report would be a user's build.

private let geometry: Set = ["CGPoint", "CGSize", "CGRect", "CGVector"]

/// Words and sequences that need a newer system than iOS 16 and macOS 13.
private let newer: [(tokens: [String], reason: String)] = [
  (["import", "Synchronization"], "the Synchronization module"),
  (["import", "Observation"], "the Observation module"),
  (["Mutex", "<"], "Mutex"),
  (["Atomic", "<"], "Atomic"),
  (["Span", "<"], "Span"),
  (["MutableSpan"], "MutableSpan"),
  (["OutputSpan"], "OutputSpan"),
  (["UTF8Span"], "UTF8Span"),
  (["RawSpan"], "RawSpan"),
  (["MutableRawSpan"], "MutableRawSpan"),
  (["OutputRawSpan"], "OutputRawSpan"),
  (["InlineArray"], "InlineArray"),
  (["isolated", "deinit"], "isolated deinit"),
  (["Int128"], "Int128"),
  (["UInt128"], "UInt128"),
  (["StaticBigInt"], "StaticBigInt"),
  (["withDiscardingTaskGroup"], "discarding task groups"),
  (["withThrowingDiscardingTaskGroup"], "discarding task groups"),
  (["AsyncSequence", "<"], "AsyncSequence with its types named"),
  (["TaskExecutor"], "task executors"),
  (["next", "(", "isolation"], "next(isolation:), which for-await stands in for,"),
]

private let newerByFirstToken = Dictionary(grouping: newer) { $0.tokens.first ?? "" }

/// Reports uses of what the oldest supported systems lack.
func newerInterfaceOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file -> [Offence] in
    let named = file.tokens.enumerated().flatMap { index, token in
      newerByFirstToken[token.text, default: []]
        .filter { file.tokens.hasTexts($0.tokens, at: index) }
        .map { (index, "\($0.reason) needs a newer system") }
    }
    return (named + hashedGeometry(in: file)).sorted { $0.0 < $1.0 }.map {
      Offence(path: file.path, line: file.tokens[$0.0].line, reason: $0.1)
    }
  }
}

/// Geometry is Hashable on Linux and on the newest systems only.
private func hashedGeometry(in file: SwiftFile) -> [(Int, String)] {
  let tokens = file.tokens
  let inCollections = tokens.indices.filter { index in
    guard geometry.contains(tokens[index].text) else { return false }
    let opening = tokens.text(index - 1)
    let generic = tokens.text(index - 2)
    return opening == "<" && ["Set", "Dictionary"].contains(generic)
      || opening == "[" && tokens.text(index + 1) == ":"
  }
  let inTypes = file.declarations().filter { declaration in
    declaration.keyword != "func"
      && tokens[declaration.heading].contains { $0.text == "Hashable" }
      && !tokens.contains { $0.text == "hash" }
  }.flatMap { storedGeometry(in: $0.body, of: tokens) }
  return inCollections.map { ($0, "\(tokens[$0].text) is not Hashable on older systems") }
    + inTypes.map { ($0, "Hashable with a stored \(tokens[$0].text) needs its own hash(into:)") }
}

/// Geometry in a stored property or in a case, directly in a body.
private func storedGeometry(in body: Range<Int>, of tokens: [Token]) -> [Int] {
  var depth = 0
  var isStored = false
  var found: [Int] = []
  for index in body {
    switch tokens[index].text {
    case "{": depth += 1
    case "}": depth -= 1
    case "let", "var", "case": isStored = depth == 0
    case "func", "init", "static", "subscript": isStored = false
    default:
      guard isStored, depth == 0, geometry.contains(tokens[index].text) else { continue }
      let isComputed = tokens.text(index + 1) == "{"
      if !isComputed, !tokens[..<index].suffix(4).contains(where: { $0.text == "=" }) {
        found.append(index)
      }
    }
  }
  return found
}
