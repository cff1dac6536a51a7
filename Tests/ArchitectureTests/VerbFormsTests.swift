import Testing

struct `Forms of verbs` {
  private func move(_ body: String) -> SwiftFile {
    SwiftFile(
      path: "Sources/Animatic/Chain/Verbs/Move.swift", text: "extension Animate {\n\(body)\n}")
  }

  @Test func `a form of a verb without a row in the table is reported`() {
    let table = TextFile(
      path: "Tests/Vocabulary/Verbs.swift",
      text: "VerbForm(\"move(to:)\") {}, VerbForm(\"move(to:) in place\") {}")
    let single = move("  func move() {}\n  private func baked() {}")
    let double = move("  func move() {}\n  func move() {}")
    #expect(verbFormOffences(in: [single], tests: [table]).isEmpty)
    #expect(
      verbFormOffences(in: [double], tests: [table]).map(\.description) == [
        "Sources/Animatic/Chain/Verbs/Move.swift:2: "
          + "move has overloads: 2, rows in Tests/Vocabulary/Verbs.swift: 1"
      ])
  }

  @Test func `the tree has none`() {
    #expect(verbFormOffences(in: ProjectTree.sources, tests: ProjectTree.texts).isEmpty)
  }
}
