// Owns the rule that no file knows the machine it was written on.

// Spelt without their slashes, so that this file is no offence itself.
private let roots = ["home", "work", "tmp", "opt", "root", "Users", "Volumes"]

/// Reports absolute paths of somebody's machine.
func machinePathOffences(in files: [TextFile]) -> [Offence] {
  let needles = roots.map { Array("/\($0)/".utf8) }
  return files.flatMap { file -> [Offence] in
    let bytes = Array(file.text.utf8)
    var line = 1
    var offences: [Offence] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "/"), index == 0 || !isPathByte(bytes[index - 1]) else { continue }
      guard needles.contains(where: { bytes[index...].starts(with: $0) }) else { continue }
      offences.append(Offence(path: file.path, line: line, reason: "a path of one machine"))
    }
    return offences
  }
}

/// Whether a slash after this byte goes on with a path or an address instead of starting one.
private func isPathByte(_ byte: UInt8) -> Bool {
  Token.isWordByte(byte) || [".", "-", "}", ")", "~", "*"].contains(Unicode.Scalar(byte))
}
