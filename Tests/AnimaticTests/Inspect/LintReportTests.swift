// Findings as a report: chosen from, thrown, and with pictures.

import Animatic
import Testing

@Suite struct `Reports` {
  private let box = makeBox("box")

  private var overlapping: some Composable {
    Animate(box).move(x: 10, duration: 2).move(x: 70, duration: 1, at: .start + 0.5)
  }

  @Test func `nothing found`() throws {
    let report = Animate(box).move(x: 50).lint()
    #expect(report.isEmpty && report.text == "nothing found")
    try report.strict()
  }

  @Test func `the carets stand under the time at which both run`() throws {
    let text = overlapping.lint().only("C-22").text
    let lines = text.split(separator: "\n").map(Array.init)
    let bar = try #require(lines.first { $0.contains("▒") })
    let carets = try #require(lines.first { $0.contains("^") })
    let start = try #require(bar.firstIndex(of: "▕")) + 1
    let end = try #require(bar.firstIndex(of: "▏"))
    let columns = Double(end - start)
    let first = try #require(carets.firstIndex(of: "^")) - start
    let last = try #require(carets.lastIndex(of: "^")) + 1 - start
    #expect(abs(Double(first) - 0.25 * columns) <= 0.5)
    #expect(abs(Double(last) - 0.75 * columns) <= 0.5)
    #expect(text.contains("0.5…1.5 s"))
  }

  @Test func `a snap back is shown where it happens`() throws {
    let text = Animate(box).fade(from: 1, to: 0).lint().text
    let carets = try #require(text.split(separator: "\n").first { $0.contains("^") })
    #expect(carets.count { $0 == "^" } == 1 && carets.hasSuffix("1 s"))
  }

  @Test func `choosing`() {
    let report = overlapping.lint()
    let ids = report.map(\.id)
    #expect(ids.contains("C-22") && ids.contains("L-8"), "\(ids)")
    #expect(report.only("L-8").map(\.id) == ["L-8"])
    #expect(!report.ignoring("L-8").map(\.id).contains("L-8"))
    #expect(report.atLeast(.error).isEmpty)
    #expect(report.diagnostics == overlapping.diagnostics)
  }

  @Test func `upper and lower case are the same, and a list will do`() {
    let report = overlapping.lint()
    #expect(report.only("l-8").map(\.id) == ["L-8"])
    #expect(report.ignoring("l-8", "c-22").allSatisfy { !["L-8", "C-22"].contains($0.id) })
    #expect(report.ignoring(["L-8"]) == report.ignoring("l-8"))
    #expect(report.only(Set(["c-22"])).count == 1)
  }

  @Test func `the worst is named, not the first`() throws {
    let report = Animate(box).fade(to: 0).move(to: [1]).lint()
    let worst = try #require(report.atLeast(.error).first)
    #expect(report.first?.severity != .error || report.count == 1 || report[0].id == worst.id)
    #expect(report.description.contains("first \(worst.id) "), "\(report)")
  }

  @Test func `strict throws what is bad enough`() {
    #expect(throws: LintReport.self) { try overlapping.lint().strict() }
    #expect(throws: Never.self) { try overlapping.lint().strict(.error) }
    do {
      try overlapping.lint().strict()
    } catch {
      #expect(error.map(\.id).contains("C-22"))
      #expect("\(error)".hasPrefix("2 warnings, first C-22 [box/position.x] "))
      #expect("\(error)".contains("LintReportTests.swift:"))
      #expect(error.text.hasPrefix("2 warnings\n"))
    }
  }

  @Test func `all that a composition finds is in its timeline's report`() {
    let chain = Animate(box).fade(to: 0, duration: .nan).move(x: 10, at: .cue(Cue("none")))
    #expect(chain.timeline.diagnostics == chain.diagnostics)
    #expect(chain.diagnostics.map(\.id).contains("C-25"))
    #expect(!chain.lint().text.isEmpty)
  }
}
