import Testing

struct `Verb files` {
  private let test = TextFile(path: "Tests/AnimaticTests/Chain/Verbs/MoveTests.swift", text: "")

  private func move(_ body: String) -> SwiftFile {
    SwiftFile(
      path: "Sources/Animatic/Chain/Verbs/Move.swift", text: "extension Animate {\n\(body)\n}")
  }

  @Test func `a second verb in the file is reported`() {
    let file = move("  func move() {}\n  func fade() {}")
    #expect(
      verbOffences(in: [file], tests: [test]).map(\.description) == [
        "Sources/Animatic/Chain/Verbs/Move.swift:3: fade is not of the verb move"
      ])
  }

  @Test func `a file without its verb is reported`() {
    #expect(verbOffences(in: [move("  private func move() {}")], tests: [test]).count == 1)
  }

  @Test func `a verb without a test is reported`() {
    #expect(verbOffences(in: [move("  func move() {}")], tests: []).count == 1)
  }

  @Test func `the family of a verb and private helpers pass`() {
    let file = move("  func move() {}\n  func moveX() {}\n  private func baked() {}")
    #expect(verbOffences(in: [file], tests: [test]).isEmpty)
  }

  @Test func `a form of a verb without a row in the table is reported`() {
    let table = TextFile(
      path: "Tests/AnimaticTests/Chain/Verbs/VerbForm+A.swift",
      text: "VerbForm(\"move(to:)\") {}, VerbForm(\"move(to:) in place\") {}")
    let single = move("  func move() {}\n  private func baked() {}")
    let double = move("  func move() {}\n  func move() {}")
    #expect(verbFormOffences(in: [single], tests: [table]).isEmpty)
    #expect(
      verbFormOffences(in: [double], tests: [table]).map(\.description) == [
        "Sources/Animatic/Chain/Verbs/Move.swift:2: "
          + "move has 2 forms, but the table of forms has 1"
      ])
  }

  @Test func `the tree has none`() {
    #expect(verbOffences(in: ProjectTree.sources, tests: ProjectTree.texts).isEmpty)
    #expect(verbFormOffences(in: ProjectTree.sources, tests: ProjectTree.texts).isEmpty)
  }
}
