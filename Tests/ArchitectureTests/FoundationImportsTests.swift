import Testing

struct `Imports of Foundation` {
  private let path = "Sources/AnimaticCore/Values/A.swift"

  private func offences(_ text: String, reasons: [String: String] = [:]) -> [Int] {
    foundationOffences(in: [SwiftFile(path: path, text: text)], reasons: reasons).map(\.line)
  }

  @Test func `the fallback of CoreGraphics passes`() {
    let text = """
      #if canImport(CoreGraphics)
        public import CoreGraphics
      #else
        public import Foundation
      #endif
      """
    #expect(offences(text).isEmpty)
  }

  @Test func `an import in the open, or under another condition, is reported`() {
    #expect(offences("// first\nimport Foundation") == [2])
    #expect(offences("#if os(Linux)\nimport Foundation\n#endif") == [2])
    #expect(offences("#if canImport(Darwin)\n#else\nimport struct Foundation.URL\n#endif") == [3])
    #expect(offences("#if !canImport(CoreGraphics)\n#else\nimport Foundation\n#endif") == [3])
    #expect(offences("#if canImport(CoreGraphics)\nimport Foundation\n#else\n#endif") == [2])
    #expect(offences("#if canImport(CoreGraphics)\n#else\n#endif\nimport Foundation") == [4])
  }

  @Test func `a stated reason allows it, and must be needed`() {
    #expect(offences("import Foundation", reasons: [path: "reads a file"]).isEmpty)
    #expect(offences("", reasons: [path: "reads a file"]) == [1])
  }

  @Test func `the bridge may import Foundation`() {
    let bridge = SwiftFile(
      path: "Sources/AnimaticCoreAnimation/Values/A.swift", text: "import Foundation")
    #expect(foundationOffences(in: [bridge], reasons: [:]).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(foundationOffences(in: ProjectTree.sources).isEmpty)
  }
}
