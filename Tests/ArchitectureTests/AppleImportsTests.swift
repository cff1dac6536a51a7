import Testing

struct `Imports on Apple's systems` {
  private func offences(_ text: String) -> [Int] {
    appleImportOffences(in: [SwiftFile(path: "Tests/A.swift", text: text)]).map(\.line)
  }

  @Test func `a member of Foundation without its import is reported`() {
    #expect(offences("let a = text.components(separatedBy: \",\")") == [1])
    #expect(offences("import Animatic\nlet a = text.range(of: \"b\")") == [2])
    let fallback = """
      #if canImport(CoreGraphics)
        import CoreGraphics
      #else
        import Foundation
      #endif
      let a = text.appending("b")
      """
    #expect(offences(fallback) == [6])
  }

  @Test func `a member of CoreGraphics beside Foundation alone is reported`() {
    #expect(offences("import Foundation\nlet a = CGRect(x: 0, y: 0, width: 1, height: 1)") == [2])
    #expect(offences("import Foundation\nlet a = CGPoint.zero") == [2])
    #expect(offences("import Foundation\nlet a = rect.midX") == [2])
  }

  @Test func `imported members and the file's own pass`() {
    #expect(offences("import Foundation\nlet a = text.components(separatedBy: \",\")").isEmpty)
    #expect(offences("import Animatic\nimport Foundation\nlet a = rect.midX").isEmpty)
    #expect(offences("import QuartzCore\nlet a = text.range(of: rect.midX)").isEmpty)
    #expect(offences("func range(of: Int) {}\nlet a = b.range(of: 1)").isEmpty)
    #expect(offences("let a = values.range(at: 1)").isEmpty)
  }

  @Test func `the tree has none`() {
    // Only Linux has the stand-in.
    let files = ProjectTree.swiftFiles { file in
      !file.path.hasPrefix("Tests/StandIn/")
        && ["Sources/", "Tests/"].contains { file.path.hasPrefix($0) }
    }
    #expect(files.count > 500)
    #expect(appleImportOffences(in: files).isEmpty)
  }
}
