import Testing

struct `The length of files` {
  private func file(_ name: String, lines: Int) -> SwiftFile {
    let code = Array(repeating: "let a = 1\n\n// a comment\n", count: lines)
    return SwiftFile(path: "Sources/Animatic/\(name).swift", text: code.joined())
  }

  @Test func `a file over the limit is reported, one at the limit is not`() {
    let files =
      [file("A", lines: 300), file("B", lines: 301), file("C", lines: 1)]
      + (0..<3).map { file("D\($0)", lines: 1) }
    #expect(
      lengthOffences(in: files).map(\.description) == [
        "Sources/Animatic/B.swift:1: 301 lines, over 300"
      ])
  }

  @Test func `a median over the limit is reported`() {
    let files = [file("A", lines: 101), file("B", lines: 101), file("C", lines: 1)]
    #expect(lengthOffences(in: files).map(\.path) == ["Sources"])
    #expect(lengthOffences(in: Array(files.dropFirst()) + [file("D", lines: 100)]).isEmpty)
  }

  @Test func `lines of a string count, blank lines and comments do not`() {
    let text = "/* a\nb */\nlet a = \"\"\"\n  // text\n\n  \"\"\"\n  // c\n"
    #expect(SwiftFile(path: "A.swift", text: text).codeLineCount == 3)
  }

  @Test func `the tree has none`() {
    #expect(lengthOffences(in: ProjectTree.sources).isEmpty)
    let engine = engineLength(in: ProjectTree.sources)
    #expect(engine.hasPrefix("AnimaticEngine: "))
    print(engine)
  }
}
