import Testing

struct `The direction of folders in the core` {
  private let above = SwiftFile(
    path: "Sources/AnimaticCore/Timing/Curve.swift",
    text: """
      public struct Curve { struct Piece {} }
      private struct Helper {}
      """)

  @Test func `a lower folder that mentions a higher type is reported`() {
    let file = SwiftFile(
      path: "Sources/AnimaticCore/Values/Number.swift",
      text: """
        // Curve
        let text = "Curve \\(1)"
        struct Number { var curved: [Curve] }
        """)
    #expect(
      folderOffences(in: [file, above]).map(\.description) == [
        "Sources/AnimaticCore/Values/Number.swift:3: mentions Curve, which Timing declares"
      ])
  }

  @Test func `a type named inside an interpolation is a mention`() {
    let file = SwiftFile(
      path: "Sources/AnimaticCore/Values/Number.swift", text: #"let text = "\(Curve()) Curve""#)
    #expect(folderOffences(in: [file, above]).count == 1)
  }

  @Test func `parts of words, nested and private types are no mention`() {
    let file = SwiftFile(
      path: "Sources/AnimaticCore/Values/Number.swift",
      text: "struct CurveNumber { var piece: Piece; var helper: Helper }")
    #expect(folderOffences(in: [file, above]).isEmpty)
  }

  @Test func `a higher folder may mention a lower type`() {
    let file = SwiftFile(
      path: "Sources/AnimaticCore/Dump/Text.swift", text: "extension Curve { }")
    #expect(folderOffences(in: [file, above]).isEmpty)
  }

  @Test func `a folder without a place in the order is reported`() {
    let file = SwiftFile(path: "Sources/AnimaticCore/Extras/A.swift", text: "")
    #expect(folderOffences(in: [file]).count == 1)
  }

  @Test func `the tree has none`() {
    #expect(folderOffences(in: ProjectTree.sources).isEmpty)
  }
}
