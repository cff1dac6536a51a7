import Testing

struct `Operators of our own` {
  @Test(arguments: ["infix operator +-", "prefix operator ~>", "precedencegroup Chain {}"])
  func `is reported`(text: String) {
    let file = SwiftFile(path: "Sources/Animatic/A.swift", text: "\n" + text)
    #expect(operatorOffences(in: [file]).map(\.line) == [2])
  }

  @Test func `an overload of an operator that Swift has passes`() {
    let file = SwiftFile(
      path: "Sources/Animatic/A.swift",
      text: "extension Position { static func + (a: Self, b: Double) -> Self { a } }")
    #expect(operatorOffences(in: [file]).isEmpty)
  }

  @Test func `the tree has none`() {
    let files = ProjectTree.swiftFiles {
      $0.contains("operator") || $0.contains("precedencegroup")
    }
    #expect(files.count > 0)
    #expect(operatorOffences(in: files).isEmpty)
  }
}
