// Diagnostics as a report: filtered, thrown, and with charts.

import Animatic
import TestSupport
import Testing

struct `Reports` {
  private let box = makeBox("box")

  private var overlapping: some Composable {
    Animate(box).move(x: 10, duration: 2).move(x: 70, duration: 1, at: .start + 0.5)
  }

  @Test func `nothing found`() throws {
    let report = Animate(box).move(x: 50).lint()
    #expect(report.isEmpty && report.text == "nothing found")
    try report.strict()
  }

  @Test func `a new location keeps the charted animations`() throws {
    let found = try #require(overlapping.lint().only("C-22").first)
    expectEqual(found.at(nil).nodes, found.nodes)
    expectEqual(found.at(nil).nodes.count, 2)
  }

  @Test func `the carets are under the time of the overlap`() throws {
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

  @Test func `a snap back is charted at its time`() throws {
    let text = Animate(box).fade(from: 1, to: 0).lint().text
    let carets = try #require(text.split(separator: "\n").first { $0.contains("^") })
    #expect(carets.count { $0 == "^" } == 1 && carets.hasSuffix("1 s"))
  }

  /// Groups of a second each, one after the other, all from one line, and one child longer than its
  /// group.
  private func loop(
    of count: Int, tooLong: Int, _ lengths: (Int) -> Double
  )
    -> some Composable
  {
    let groups = (0..<count).map { index in
      let length = index >= tooLong ? lengths(index) : 1
      let fade = BasicAnimation(.opacity, from: 1, to: 1.5, duration: length, line: 7)
      return AnimationGroup([fade], duration: 1, line: 8).with { $0.beginTime = Double(index) }
    }
    var chain = Animate(box)
    for group in groups { chain = chain.add(animation: group) }
    return chain
  }

  @Test func `a diagnostic repeated in a loop is reported once`() {
    let loop = loop(of: 3, tooLong: 0) { _ in 1.5 }
    expectEqual(loop.timeline.diagnostics.count { $0.id == "L-7" }, 1)
  }

  @Test func `the carets are under the subject, not under the first animation of its line`() throws
  {
    let loop = loop(of: 100, tooLong: 56) { $0 == 56 ? 1.5 : 1 }
    let finding = try #require(loop.finding("L-7"))
    expectEqual(finding.time, 57...57)
    let lines = loop.lint().only("L-7").text.split(separator: "\n").map(Array.init)
    let bars = lines.filter { $0.contains("▕") }
    expectEqual(bars.count, 1, "only the row that it is about")
    let bar = try #require(bars.first)
    let start = try #require(bar.firstIndex(of: "▕")) + 1
    let end = try #require(bar.firstIndex(of: "▏"))
    let mark = try #require(bar[start..<end].firstIndex { $0 != " " }) - start
    let caret = try #require(lines.last?.firstIndex(of: "^")) - start
    #expect(abs(Double(mark) - 0.56 * Double(end - start)) <= 1, "\(String(bar))")
    #expect(abs(Double(caret) - 0.57 * Double(end - start)) <= 1)
    #expect(String(lines.last ?? []).hasSuffix(" 57 s"))
  }

  @Test func `diagnostics have times`() throws {
    func time(
      _ id: String, _ animations: [any LayerAnimation], in length: Double = 2
    ) throws
      -> ClosedRange<Double>?
    {
      let group = AnimationGroup(animations, duration: length).with { $0.beginTime = 10 }
      return try #require(Animate(box).add(animation: group).finding(id)).time
    }
    let fade = BasicAnimation(.opacity, from: 0.25, to: 1, duration: 1)
    try expectEqual(time("L-3", [fade.with { $0.beginTime = 3 }]), 12...12)
    try expectEqual(time("L-7", [fade.with { $0.duration = 3 }]), 12...12)
    try expectEqual(time("L-12", [fade.with { $0.beginTime = 0.5 }]), 0...10.5)
    let frames = KeyframeAnimation(.rotation, values: [1, 2, 1], duration: 1)
    try expectEqual(time("L-47", [frames.with { $0.beginTime = 0.5 }]), 10.5...11.5)
    let out = BasicAnimation(.opacity, to: 0, duration: 1).with { $0.fillMode = .forwards }
    let again = BasicAnimation(.opacity, to: 0.5, duration: 1).with { $0.beginTime = 1 }
    try expectEqual(time("L-51", [out, again]), 11...11)
    // An animation that is replaced immediately, for the whole time that it would hold.
    let instant = Animate(box).fade(to: 0, duration: 0).fade(from: 0.5, to: 1)
    try expectEqual(#require(instant.finding("C-24")).time?.lowerBound, 0)
  }

  @Test func `L-51 the time is timeline time`() throws {
    let out = BasicAnimation(.opacity, to: 0, duration: 1).with { $0.fillMode = .forwards }
    let again = BasicAnimation(.opacity, to: 0.5, duration: 1).with { $0.beginTime = 1 }
    let group = AnimationGroup([out, again], duration: 2).with { $0.beginTime = 10 }
    let finding = try #require(Animate(box).add(animation: group).finding("L-51"))
    #expect(finding.message.contains("from 0 to 1 at 11 s, because without"), "\(finding)")
  }

  @Test func `of repeated diagnostics of one line three are listed and the others counted`() throws
  {
    let loop = loop(of: 50, tooLong: 10) { 1 + Double($0) / 100 }
    expectEqual(loop.diagnostics.count { $0.id == "L-7" }, 40)
    let place = try #require(loop.finding("L-7")?.place)
    for text in [loop.debugDump(), loop.lint().text] {
      let lines = text.split(separator: "\n")
      expectEqual(lines.count { $0.hasPrefix("warning L-7") }, 3, "\(text)")
      #expect(lines.contains("… 37 more L-7 from \(place)"), "\(text)")
    }
    for text in [loop.debugDump(isFolded: false), loop.lint().text(isFolded: false)] {
      expectEqual(text.split(separator: "\n").count { $0.hasPrefix("warning L-7") }, 40)
      #expect(!text.contains("more L-7"))
    }
    // A count instead of one saves nothing.
    let four = self.loop(of: 4, tooLong: 0) { 1.25 + Double($0) / 100 }
    #expect(!four.lint().text.contains("more L-7"))
  }

  @Test func `choosing`() {
    let report = overlapping.lint()
    let ids = report.map(\.id)
    #expect(ids.contains("C-22") && ids.contains("L-8"), "\(ids)")
    expectEqual(report.only("L-8").map(\.id), ["L-8"])
    #expect(!report.ignoring("L-8").map(\.id).contains("L-8"))
    #expect(report.atLeast(.error).isEmpty)
    expectEqual(report.diagnostics, overlapping.diagnostics)
  }

  @Test func `upper and lower case are the same, and a list will do`() {
    let report = overlapping.lint()
    expectEqual(report.only("l-8").map(\.id), ["L-8"])
    #expect(report.ignoring("l-8", "c-22").allSatisfy { !["L-8", "C-22"].contains($0.id) })
    expectEqual(report.ignoring(["L-8"]), report.ignoring("l-8"))
    expectEqual(report.only(Set(["c-22"])).count, 1)
  }

  @Test func `the worst is named, not the first`() throws {
    let report = Animate(box).fade(to: 0).move(to: [1]).lint()
    let worst = try #require(report.atLeast(.error).first)
    #expect(report.first?.severity != .error || report.count == 1 || report[0].id == worst.id)
    #expect(report.description.contains("first \(worst.id) "), "\(report)")
  }

  @Test func `strict throws diagnostics of sufficient severity`() {
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
    expectEqual(chain.timeline.diagnostics, chain.diagnostics)
    #expect(chain.diagnostics.map(\.id).contains("C-25"))
    #expect(!chain.lint().text.isEmpty)
  }
}
