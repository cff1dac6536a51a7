import Testing

struct `The direction of imports` {
  @Test func `an upward import is reported at its line`() {
    let file = SwiftFile(
      path: "Sources/AnimaticCore/Values/A.swift",
      text: """
        // import Animatic
        let text = "import Animatic"
        @_exported public import struct AnimaticEngine.Layer
        """)
    #expect(
      importOffences(in: [file]).map(\.description) == [
        "Sources/AnimaticCore/Values/A.swift:3: AnimaticCore may not import AnimaticEngine"
      ])
  }

  @Test(arguments: [
    ("Sources/AnimaticPreview/A.swift", "AnimaticTesting"),
    ("Sources/AnimaticTesting/A.swift", "AnimaticCoreAnimation"),
    ("Sources/AnimaticCoreAnimation/A.swift", "AnimaticEngine"),
    ("Sources/Animatic/Lint/A.swift", "AnimaticPreview"),
    ("Tests/EndToEndTests/A.swift", "AnimaticCore"),
  ])
  func `a sideways import is reported`(path: String, module: String) {
    let file = SwiftFile(path: path, text: "internal import \(module)")
    #expect(importOffences(in: [file]).map(\.line) == [1])
  }

  @Test func `a target missing from the order is reported`() {
    let file = SwiftFile(path: "Sources/AnimaticExtras/A.swift", text: "")
    #expect(importOffences(in: [file]).count == 1)
  }

  @Test func `a downward import passes`() {
    let file = SwiftFile(
      path: "Sources/Animatic/Exports.swift", text: "@_exported public import AnimaticCore")
    #expect(importOffences(in: [file]).isEmpty)
  }

  @Test func `the tree has none`() {
    #expect(ProjectTree.sources.count > 0)
    let tests = ProjectTree.swiftFiles { $0.path.hasPrefix("Tests/EndToEndTests/") }
    #expect(tests.count > 0)
    #expect(importOffences(in: ProjectTree.sources + tests).isEmpty)
  }
}
