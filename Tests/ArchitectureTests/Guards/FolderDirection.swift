// Owns the direction of the folders inside AnimaticCore, which no compiler checks.

/// The folders from the ground up; a file directly in the target stands below all of them.
let coreFolders = ["Diagnostics", "Values", "Timing", "Animations", "Timeline", "Lint", "Dump"]

/// Reports files that mention a type declared in a higher folder.
func folderOffences(in files: [SwiftFile]) -> [Offence] {
  let core = files.filter { $0.path.hasPrefix("Sources/AnimaticCore/") }
  var heights: [String: Int] = [:]
  for file in core {
    guard let height = height(of: file) else { continue }
    for type in file.declarations() where type.isType && type.depth == 0 && !type.isPrivate {
      heights[type.name] = min(height, heights[type.name] ?? height)
    }
  }
  return core.flatMap { file -> [Offence] in
    guard let own = height(of: file) else {
      return [Offence(path: file.path, line: 1, reason: "the folder has no place in the order")]
    }
    return file.tokens.filter { $0.isWord && heights[$0.text, default: -1] > own }.map {
      let there = coreFolders[heights[$0.text, default: 0]]
      return Offence(
        path: file.path, line: $0.line, reason: "mentions \($0.text), which \(there) declares")
    }
  }
}

private func height(of file: SwiftFile) -> Int? {
  file.folders.count == 2 ? -1 : coreFolders.firstIndex(of: file.folders[2])
}
