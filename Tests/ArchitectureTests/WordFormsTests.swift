import Testing

struct `The two word forms` {
  private func chain(_ text: String, at path: String = "Chain/Modifiers.swift") -> SwiftFile {
    SwiftFile(path: "Sources/Animatic/\(path)", text: text)
  }

  @Test func `a modifier named like algebra is reported`() {
    let file = chain(
      """
      extension Animate {
        func repeats() {}
        public consuming func repeated() -> Animate { self }
      }
      """)
    #expect(
      wordFormOffences(in: [file]).map(\.description) == [
        "Sources/Animatic/Chain/Modifiers.swift:3: "
          + "repeated is algebra, a chain may not have a modifier of that name"
      ])
  }

  @Test func `a modifier that every composable has as well is reported`() {
    let algebra = chain("extension Composable { func duration() {} }", at: "Composition/A.swift")
    let modifier = chain("extension Animate { func duration() {} }")
    #expect(wordFormOffences(in: [algebra, modifier]).map(\.path) == [modifier.path])
    let guess = chain("extension Animate { func duration() {} }", at: "Chain/GuessedNames.swift")
    #expect(wordFormOffences(in: [algebra, guess]).isEmpty)
  }

  @Test func `structural modifiers, private methods, and other types pass`() {
    let algebra = chain("extension Composable { func cue() {} }", at: "Composition/A.swift")
    let file = chain(
      """
      extension Animate {
        func cue() {}
        private func split() {}
      }
      struct Other { func reversed() {} }
      """)
    #expect(wordFormOffences(in: [algebra, file]).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(wordFormOffences(in: ProjectTree.sources).isEmpty)
  }
}
