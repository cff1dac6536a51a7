// No file contains a path of the machine that it was written on.

import Foundation

// Spelt without their slashes, so that this file is no offence itself.
private let roots = ["home", "work", "tmp", "opt", "root", "Users", "Volumes"]

/// Reports absolute paths of a developer's machine.
func machinePathOffences(in files: [TextFile]) -> [Offence] {
  let needles = roots.map { Data("/\($0)/".utf8) }
  return files.flatMap { file -> [Offence] in
    let bytes = Data(file.text.utf8)
    return needles.flatMap { places(of: $0, in: bytes) }.sorted().map { place in
      let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
      return Offence(path: file.path, line: line, reason: "a path of one machine")
    }
  }
}

/// The positions at which a path begins with these bytes.
private func places(of needle: Data, in bytes: Data) -> [Int] {
  var found: [Int] = []
  var start = 0
  while let next = bytes.range(of: needle, in: start..<bytes.count) {
    start = next.upperBound - 1
    let place = next.lowerBound
    if place == 0 || !isPathByte(bytes[place - 1]) { found.append(place) }
  }
  return found
}

/// Whether a slash after this byte continues a path or an address instead of starting one.
private func isPathByte(_ byte: UInt8) -> Bool {
  Token.isWordByte(byte) || [".", "-", "}", ")", "~", "*"].contains(Unicode.Scalar(byte))
}
