// The maximum length of a file, in lines that are neither blank nor comment.

let longestFile = 300
let longestMedian = 100
let engineAim = 3500

/// Reports files that are too long, and a tree whose median is.
func lengthOffences(in files: [SwiftFile]) -> [Offence] {
  let counts = files.map(\.codeLineCount).sorted()
  var offences = files.filter { $0.codeLineCount > longestFile }.map {
    Offence(path: $0.path, line: 1, reason: "\($0.codeLineCount) lines, over \(longestFile)")
  }
  if let median = counts.isEmpty ? nil : counts[counts.count / 2], median > longestMedian {
    offences.append(
      Offence(path: "Sources", line: 1, reason: "median \(median) lines, over \(longestMedian)"))
  }
  return offences
}

/// The lines of code of the engine, beside their aim.
func engineLength(in files: [SwiftFile]) -> String {
  let engine = files.filter { $0.path.hasPrefix("Sources/AnimaticEngine/") }
  let total = engine.reduce(0) { $0 + $1.codeLineCount }
  return "AnimaticEngine: \(total) lines of code in \(engine.count) files, aim \(engineAim)"
}
