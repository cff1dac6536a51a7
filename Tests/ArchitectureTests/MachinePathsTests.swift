import Testing

struct `Paths of one machine` {
  private func offences(_ text: String) -> [Int] {
    machinePathOffences(in: [TextFile(path: "README.md", text: text)]).map(\.line)
  }

  @Test(arguments: ["home", "work", "tmp", "opt", "root", "Users"])
  func `is reported`(root: String) {
    #expect(offences("first\nsee \"/" + root + "/someone/file\"") == [2])
    #expect(offences("/" + root + "/someone") == [1])
    #expect(offences("file:///" + root + "/someone").count == 1)
    let several = "https://example.org/" + root + "/a /" + root + "/b\n/" + root + "/c"
    #expect(offences(several) == [1, 2])
  }

  @Test(arguments: [
    "https://example.org/home/page", "Sources/work/A.swift", "../tmp/file", "and/or/opt/in",
    "/usr/bin/env", "/dev/null", "// a comment",
  ])
  func `text that resembles an offence is not reported`(text: String) {
    #expect(offences(text).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(machinePathOffences(in: ProjectTree.texts).isEmpty)
  }
}
