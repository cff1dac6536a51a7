// The root manifest depends on no other package.

/// Reports dependencies on other packages in the root manifest.
func dependencyOffences(in files: [SwiftFile]) -> [Offence] {
  files.filter { $0.path == "Package.swift" }.flatMap { file in
    file.tokens.places(of: [".", "package", "("]).map {
      Offence(path: file.path, line: file.tokens[$0].line, reason: "depends on another package")
    }
  }
}
