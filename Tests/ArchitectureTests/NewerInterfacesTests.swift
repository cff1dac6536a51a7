import Testing

struct `Interfaces that the oldest systems lack` {
  private func offences(_ text: String) -> [Int] {
    newerInterfaceOffences(in: [SwiftFile(path: "Sources/Animatic/A.swift", text: text)])
      .map(\.line)
  }

  @Test(arguments: [
    "internal import Synchronization", "let lock = Mutex<Int>(0)", "let a: Atomic<Int>",
    "func f(_ a: Span<Int>)", "func f(_ a: RawSpan)", "var a: InlineArray<3, Int>",
    "isolated deinit {}", "var a: Int128", "let a: Set<CGPoint> = []",
    "let a: [CGSize: Int] = [:]", "let a: Dictionary<CGRect, Int>",
    "await iterator.next(isolation: nil)",
  ])
  func `is reported`(text: String) {
    #expect(offences("\n" + text) == [2])
  }

  @Test(arguments: [
    "let span = Span.zero", "struct Span {}", "let a: [CGPoint] = []",
    "let a: [Int: CGPoint] = [:]", "let a = [CGPoint(x: 1, y: 2)]", "// Mutex<Int>",
    "let a = \"import Synchronization\"", "nonisolated func deinitialise() {}",
  ])
  func `text that resembles an offence is not reported`(text: String) {
    #expect(offences(text).isEmpty)
  }

  @Test func `Hashable with stored geometry needs its own hash`() {
    #expect(offences("struct A: Hashable {\n  var a = 1\n  let b: CGPoint?\n}") == [3])
    #expect(offences("enum A: Sendable, Hashable {\n  case a(CGRect)\n}") == [2])
    #expect(offences("struct A: Equatable {\n  let b: CGPoint\n}").isEmpty)
    #expect(offences("struct A: Hashable {\n  var b: CGPoint { .zero }\n}").isEmpty)
    #expect(offences("struct A: Hashable {\n  func f(a: CGPoint) {}\n}").isEmpty)
    let withHash = "struct A: Hashable {\n  let b: CGPoint\n  func hash(into h: inout Hasher) {}\n}"
    #expect(offences(withHash).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(newerInterfaceOffences(in: ProjectTree.sources).isEmpty)
  }
}
