import Testing

struct `Ids of rules and diagnostics` {
  private let article = TextFile(
    path: "Sources/Animatic/Animatic.docc/Semantics-T-Timing.md",
    text: "# Timing (T)\n\n### T-8: Duration 0\n\nText of T-9.")

  private func offences(_ code: String, _ articles: [TextFile]) -> [String] {
    let file = TextFile(path: "Sources/Animatic/A.swift", text: code)
    return ruleIdOffences(in: articles + [file]).map {
      "\($0.path.suffix(8)):\($0.line): \($0.reason)"
    }
  }

  @Test func `a citation without a definition is reported`() {
    #expect(
      offences("// T-8\n// and T-9", [article]) == ["/A.swift:2: no article defines T-9"])
  }

  @Test func `a definition without a citation is reported`() {
    #expect(
      offences("// UTF-8, T-08, xT-8, T-8x, A", [article]) == ["iming.md:3: nothing cites T-8"])
  }

  @Test func `a second definition is reported`() {
    let found = offences("// T-8", [article, article])
    #expect(found.count == 1 && found[0].contains("is defined in"))
  }

  @Test func `the tree has none`() {
    #expect(ruleIdOffences(in: ProjectTree.texts).isEmpty)
  }
}
