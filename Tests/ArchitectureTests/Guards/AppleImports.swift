// Imports of Foundation and CoreGraphics, which are one module on Linux.

/// Members of Foundation, each with its first label.
private let foundationMembers = [
  "appending": "(", "components": "separatedBy", "range": "of", "replacingOccurrences": "of",
  "trimmingCharacters": "in",
]

/// Members of CoreGraphics on structures that Foundation alone makes visible.
private let geometryMembers: Set = [
  "insetBy", "maxX", "maxY", "midX", "midY", "minX", "minY", "offsetBy",
]

/// Modules that make the members of CoreGraphics visible.
private let geometryModules: Set = ["Animatic", "AppKit", "CoreGraphics", "QuartzCore", "UIKit"]

/// Modules that make the members of Foundation visible.
private let foundationModules: Set = ["AppKit", "QuartzCore", "UIKit"]

/// Reports uses of members whose module a file does not import on Apple's systems.
func appleImportOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file -> [Offence] in
    let modules = Set(file.imports.map(\.module))
    let hasFoundation =
      !unguardedImports(in: file).isEmpty || !foundationModules.isDisjoint(with: modules)
    var offences: [Offence] = []
    if !hasFoundation {
      offences += lines(of: file, where: isFoundationMember).map {
        Offence(path: file.path, line: $0, reason: "a member of Foundation, which is not imported")
      }
    }
    if modules.contains("Foundation"), geometryModules.isDisjoint(with: modules) {
      offences += lines(of: file, where: isGeometryMember).map {
        Offence(
          path: file.path, line: $0, reason: "a member of CoreGraphics, which is not imported")
      }
    }
    return offences
  }
}

private func lines(
  of file: SwiftFile, where isMember: ([Token], Int) -> Bool
) -> [Int] {
  let own = Set(file.declarations().filter { $0.keyword == "func" }.map(\.name))
  return file.tokens.indices.filter {
    !own.contains(file.tokens[$0].text) && isMember(file.tokens, $0)
  }.map { file.tokens[$0].line }
}

private func isFoundationMember(_ tokens: [Token], _ index: Int) -> Bool {
  guard let label = foundationMembers[tokens[index].text], tokens.text(index - 1) == "." else {
    return false
  }
  return tokens.text(index + 1) == "(" && (label == "(" || tokens.text(index + 2) == label)
}

private func isGeometryMember(_ tokens: [Token], _ index: Int) -> Bool {
  let text = tokens[index].text
  if geometryMembers.contains(text) { return tokens.text(index - 1) == "." }
  guard ["CGPoint", "CGRect", "CGSize"].contains(text) else { return false }
  return tokens.text(index + 1) == "." && tokens.text(index + 2) == "zero"
    || text == "CGRect" && tokens.text(index + 1) == "(" && tokens.text(index + 2) == "x"
}
