import Testing

struct `Reading Swift without comments and literals` {
  private func code(_ text: String) -> [String] {
    SwiftFile(path: "A.swift", text: text).tokens.map(\.text)
  }

  @Test func `comments nest`() {
    #expect(code("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test func `a comment sign inside a string starts no comment`() {
    #expect(code("f(\"// a\", b)") == ["f", "(", "\"", "\"", ",", "b", ")"])
  }

  @Test func `interpolated code stays, also one string inside another`() {
    #expect(
      code(#""a \(b("c \(d)") + (e)) f""#).filter { $0.count == 1 && $0 >= "a" } == [
        "b", "d", "e",
      ])
  }

  @Test func `raw and multi-line strings end where they end`() {
    #expect(code(##"#"a " \(b)"# c"##) == ["#", "\"", "\"", "#", "c"])
    #expect(code("\"\"\"\na \"b\"\n\"\"\"\nc").last == "c")
    #expect(!code("\"\"\"\na \"b\"\n\"\"\"\nc").contains("b"))
  }

  @Test func `escaped quotes end nothing`() {
    #expect(code(#""a\"b" c"#).last == "c")
    #expect(!code(#""a\"b" c"#).contains("b"))
  }

  @Test func `a single word in backticks is kept, a sentence is blanked`() {
    #expect(code("`repeat` `a sentence!`") == ["repeat"])
  }

  @Test func `line numbers are preserved`() {
    let file = SwiftFile(path: "A.swift", text: "/* a\nb */\n\"\"\"\nx\n\"\"\"\nc")
    #expect(file.tokens.last == Token(text: "c", line: 6, isAttached: false, isWord: true))
  }
}
