// Casts to types of Core Foundation, which Apple's compiler rejects and Linux accepts.

/// Types of Core Foundation that the bridge uses.
private let types: Set = ["CGColor", "CGColorSpace", "CGImage", "CGMutablePath", "CGPath"]

/// Reports casts to types of Core Foundation in code that is compiled on Apple's systems.
func coreFoundationCastOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file -> [Offence] in
    let linuxOnly = file.linesForLinuxOnly
    return file.tokens.indices.filter { index in
      let (word, sign) = (file.tokens[index].text, file.tokens.text(index + 1))
      let isCast = word == "as" && ["?", "!"].contains(sign)
      let type = isCast ? file.tokens.text(index + 2) : word == "is" ? sign : ""
      return types.contains(type) && !linuxOnly.contains(file.tokens[index].line)
    }.map {
      Offence(
        path: file.path, line: file.tokens[$0].line,
        reason: "a cast to a type of Core Foundation always succeeds on Apple's systems")
    }
  }
}

extension SwiftFile {
  /// The lines inside of `#if APPLE_STAND_IN`, and of `#else` of `#if canImport(Darwin)`.
  fileprivate var linesForLinuxOnly: Set<Int> {
    var open: [(condition: String, isLinuxOnly: Bool)] = []
    var lines: Set<Int> = []
    for (index, line) in code.enumerated() {
      let text = line.filter { $0 != " " }
      if text.hasPrefix("#if") {
        let condition = String(text.dropFirst(3))
        open.append((condition, condition == "APPLE_STAND_IN"))
      } else if text.hasPrefix("#else"), let last = open.popLast() {
        open.append((last.condition, last.condition == "canImport(Darwin)"))
      } else if text.hasPrefix("#endif") {
        _ = open.popLast()
      }
      if open.contains(where: \.isLinuxOnly) { lines.insert(index + 1) }
    }
    return lines
  }
}
