import Testing

struct `The root manifest` {
  @Test func `a dependency on another package is reported`() {
    let file = SwiftFile(
      path: "Package.swift", text: "let a = [\n  .package(url: \"b\", from: \"1.0.0\")\n]")
    #expect(
      dependencyOffences(in: [file]).map(\.description) == [
        "Package.swift:2: depends on another package"
      ])
  }

  @Test func `a nested manifest may have one`() {
    let file = SwiftFile(path: "Playgrounds/Package.swift", text: ".package(path: \"..\")")
    #expect(dependencyOffences(in: [file]).isEmpty)
  }

  @Test func `the tree has none`() {
    let manifest = ProjectTree.swiftFiles { $0.path == "Package.swift" }
    #expect(manifest.count == 1)
    #expect(dependencyOffences(in: manifest).isEmpty)
  }
}
