import Testing

struct `Traps and prints` {
  private func offences(_ text: String) -> [Int] {
    trapOffences(in: [SwiftFile(path: "Sources/Animatic/A.swift", text: text)]).map(\.line)
  }

  @Test(arguments: [
    "print(1)", "Swift.print(1)", "debugPrint(1)", "fatalError()", "precondition(a)",
    "preconditionFailure()", "assert(a)", "assertionFailure()", "let a = try! f()",
    "let a = b as! C", "let a = b!", "let a = b[0]!.c", "f()!.g()", "var a: Int!",
    #"let a = "\(b!)""#, "let a = b.unsafelyUnwrapped",
  ])
  func `is reported`(text: String) {
    #expect(offences("\n" + text) == [2])
  }

  @Test(arguments: [
    "if a != b {}", "if a! = b {}".replacing("! ", with: "!"), "if !a, !(b) {}", "a !== b",
    "#if !os(Linux)\n#endif", "let a = try? f()", "let a = b as? C", "// fatalError()",
    "let a = \"b! print()\"", "let a = #\"b\"! \\(c!)\"#", "page.print(1)", "func print() {}",
    "let printed = 1", "func `it works!`() {}",
  ])
  func `text that resembles an offence is not reported`(text: String) {
    #expect(offences(text).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(trapOffences(in: ProjectTree.sources).isEmpty)
  }
}
