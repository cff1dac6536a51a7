import Testing

struct `Casts to types of Core Foundation` {
  private func offences(_ text: String) -> [Int] {
    coreFoundationCastOffences(in: [SwiftFile(path: "Tests/A.swift", text: text)]).map(\.line)
  }

  @Test func `a cast is reported`() {
    #expect(
      offences("let a = b as? CGColor\nlet c = d as! CGPath\nlet e = f is CGImage") == [1, 2, 3])
    #expect(offences("#if canImport(Darwin)\nlet a = b as? CGColor\n#endif") == [2])
  }

  @Test func `code for Linux alone passes, and so do other types`() {
    #expect(offences("#if APPLE_STAND_IN\nlet a = b as? CGColor\n#endif").isEmpty)
    #expect(offences("#if canImport(Darwin)\n#else\nlet a = b as? CGPath\n#endif").isEmpty)
    #expect(offences("let a = b as? CGPoint\nlet c = d as CGColor").isEmpty)
  }

  @Test func `the tree has none`() {
    let folders = [
      "Sources/AnimaticCoreAnimation/", "Tests/CoreAnimationTests/", "Tests/StandInTests/",
    ]
    let files = ProjectTree.swiftFiles { file in folders.contains { file.path.hasPrefix($0) } }
    #expect(!files.isEmpty)
    #expect(coreFoundationCastOffences(in: files).isEmpty)
  }
}
