// Texts in tests: compared, written into source files, and rewritten.

import Animatic
import Foundation
import Testing

@testable import AnimaticTesting

struct `Inline snapshots` {
  private let box = Layer(name: "box")

  @Test func `a chart that is as it was`() {
    expectGantt(of: Animate(box).fade(from: 1, to: 0), width: 60) {
      """
      timeline of 1 s, 1 layer
                             0              0.5           1 s
                             ┬──────────────┬─────────────┬
      box
      └ animatic.0  opacity  ██████████████████████████████  0…1 s
      █ runs
      """
    }
  }

  @Test func `a different dump fails with the differing lines`() {
    let chain = Animate(box).fade(from: 1, to: 0)
    let found = issues {
      expectDump(of: chain, only: .layer(box)) { "timeline of 2 s, 1 layer\nbox" }
    }
    #expect(found.count == 1)
    let text = found.first?.text ?? ""
    #expect(text.contains("- timeline of 2 s, 1 layer\n+ timeline of 1 s, 1 layer"), "\(text)")
  }

  // MARK: Writing

  /// The source file after texts are written behind calls.
  private func edited(
    _ source: String, _ writes: [(text: String, line: Int, column: Int)]
  ) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("animatic-\(UUID().uuidString).swift").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let edits = SourceEdits()
    for write in writes {
      try edits.write(write.text, intoCallAt: write.line, column: write.column, of: path)
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a call without a text gets one`() throws {
    let source = """
      @Test func one() {
        expectDump(of: chain)
      }
      """
    #expect(
      try edited(source, [("a\n\nb", 2, 13)]) == """
        @Test func one() {
          expectDump(of: chain) {
            \"""
            a

            b
            \"""
          }
        }
        """)
  }

  @Test func `a text is replaced, whatever its contents`() throws {
    let source = """
      expectDump(of: f(")", #"}"#, [1, "\\(g("("))"]) /* ) */) {
        \"""
        old } ) \"
        \"""
      }
      next()
      """
    let text = try edited(source, [("new", 1, 11)])
    #expect(text.hasSuffix("/* ) */) {\n  \"\"\"\n  new\n  \"\"\"\n}\nnext()"), "\(text)")
  }

  @Test func `two texts in one file, in any order`() throws {
    let source = "expectDump(of: a)\nexpectDump(of: b)\nexpectDump(of: c)\n"
    let text = try edited(source, [("2\n2", 2, 11), ("1", 1, 11), ("3", 3, 11)])
    #expect(
      text.split(separator: "\n").filter { $0.first != " " && $0 != "}" }
        == ["expectDump(of: a) {", "expectDump(of: b) {", "expectDump(of: c) {"], "\(text)")
    #expect(text.contains("of: c) {\n  \"\"\"\n  3\n"), "\(text)")
    #expect(text.contains("of: b) {\n  \"\"\"\n  2\n  2\n"), "\(text)")
  }

  @Test func `a text is written verbatim`() throws {
    let odd = "a \\ b \"\"\" c \\(d)"
    let text = try edited("expectDump(of: a)", [(odd, 1, 11)])
    #expect(text.contains("#\"\"\"\n  \(odd)\n  \"\"\"#"), "\(text)")
  }

  @Test func `where no call is, nothing is written`() {
    for (source, line, column) in [
      ("", 1, 1), ("f(", 1, 2), ("f()", 9, 1), ("f()", 1, 99), ("let a = 1", 1, 1), ("f(\"", 1, 2),
    ] {
      #expect(throws: SourceEditError.self, "\(source)") {
        try edited(source, [("text", line, column)])
      }
    }
    #expect(throws: SourceEditError.self) {
      try SourceEdits().write("a", intoCallAt: 1, column: 1, of: "/nowhere/at/all.swift")
    }
  }

  @Test func `written once, the same text is found again`() throws {
    let source = "  expectDump(of: a)\n"
    let once = try edited(source, [("1\n2", 1, 13)])
    #expect(try edited(once, [("1\n2", 1, 13)]) == once)
  }

  @Test func `a first run records and fails`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("animatic-\(UUID().uuidString).swift").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let location = #_sourceLocation
    let before =
      String(repeating: "\n", count: location.line - 1)
      + String(repeating: " ", count: location.column - 1) + "expectDump(of: a)\n"
    try before.write(toFile: path, atomically: true, encoding: .utf8)
    let found = issues {
      expectTimeline(of: Animate(box)).expectSnapshot(
        "The dump", "text", is: nil, in: path, at: location, isRecording: false)
    }
    let message = "The dump was written into the test. Read it, and run the test again."
    #expect(found.count == 1 && found[0].text.hasPrefix(message))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"\"\"\n"))
  }
}

struct `Differences of lines` {
  @Test func `only lines near a difference are listed`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "other"
    let text = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).text
    #expect(
      text == """
          …
          line 8
          line 9
        - line 10
        + other
          line 11
          line 12
          …
        """)
  }

  @Test func `long texts give their first difference`() {
    let old = (1...4_000).map { "line \($0)" }
    var new = old
    new[99] = "other"
    let text = LineDifference(old.joined(separator: "\n"), new.joined(separator: "\n")).text
    #expect(text == "line 100\n- line 100\n+ other")
  }
}
