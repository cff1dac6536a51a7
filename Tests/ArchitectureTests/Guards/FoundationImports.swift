// The allowed imports of Foundation, such as geometry where CoreGraphics is absent.

/// Files that import Foundation for another reason, with the reason.
let foundationReasons: [String: String] = [
  "Sources/AnimaticTesting/Snapshots/InlineSnapshot.swift": "reads the environment",
  "Sources/AnimaticTesting/Snapshots/SourceEdits.swift": "writes into source files of tests",
  "Sources/AnimaticJSON/Codecs/ValueRegistry.swift":
    "uses Foundation's coders for custom Codable types",
]

/// Targets whose files may import it, with the reason.
private let foundationTargets: [String: String] = [
  "AnimaticCoreAnimation": "Core Animation takes numbers and geometry in Foundation's boxes"
]

/// Reports imports of Foundation outside the fallback, and reasons that are no longer needed.
func foundationOffences(
  in files: [SwiftFile], reasons: [String: String] = foundationReasons
) -> [Offence] {
  var unused = Set(reasons.keys)
  var offences: [Offence] = []
  for file in files where !foundationTargets.keys.contains(file.folders.dropFirst().first ?? "") {
    for line in unguardedImports(in: file) {
      if reasons[file.path] == nil {
        offences.append(
          Offence(
            path: file.path, line: line, reason: "Foundation outside #else of CoreGraphics"))
      }
      unused.remove(file.path)
    }
  }
  return offences
    + unused.sorted().map {
      Offence(path: $0, line: 1, reason: "is allowed to import Foundation but does not need it")
    }
}

/// The lines of imports of Foundation outside of the fallback.
func unguardedImports(in file: SwiftFile) -> [Int] {
  let foundation = file.imports.filter { $0.module.hasPrefix("Foundation") }.map(\.line)
  // Per open #if: its condition, and whether the fallback of CoreGraphics is being read.
  var open: [(condition: String, isFallback: Bool)] = []
  var lines: [Int] = []
  for (index, line) in file.code.enumerated() {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("#if") {
      open.append((String(text.dropFirst(3).filter { $0 != " " }), false))
    } else if text.hasPrefix("#elseif"), let last = open.popLast() {
      open.append((last.condition, false))
    } else if text.hasPrefix("#else"), let last = open.popLast() {
      open.append((last.condition, last.condition == "canImport(CoreGraphics)"))
    } else if text.hasPrefix("#endif") {
      _ = open.popLast()
    } else if foundation.contains(index + 1), !open.contains(where: \.isFallback) {
      lines.append(index + 1)
    }
  }
  return lines
}
