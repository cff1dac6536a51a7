// Charts of very short, very late, very deep, or very often repeated animations, and charts of
// diagnostics without an animation.

import Animatic
import Foundation
import TestSupport
import Testing

struct `Charts at the edges` {
  private let box = makeBox("box")

  private func line(_ text: String, _ word: String) throws -> String {
    try #require(
      text.split(separator: "\n").map(String.init).first { $0.contains(word) }, "\(text)")
  }

  // MARK: Short

  @Test(arguments: [1e-12, 1e-9])
  func `an animation below the resolution of time is drawn as an instant`(length: Double) throws {
    let alone = Animate(box).fade(from: 1, to: 0, duration: length).timeline.gantt(width: 60)
    #expect(alone.contains("◆") && !alone.contains("▒"), "\(alone)")
    let fast = Animate(box).fade(from: 1, to: 0).group().sped(by: 1 / length).timeline
      .gantt(width: 60)
    #expect(try line(fast, "opacity").contains("◆") && !fast.contains("▒"), "\(fast)")
    let beside = Animate(box).fade(from: 1, to: 0, duration: length).move(x: 3).timeline
      .gantt(width: 60)
    #expect(try line(beside, "opacity").contains("◆╌"), "\(beside)")
  }

  // MARK: Often

  @Test func `the number of repeats is written where the boundaries can't be drawn`() throws {
    var count = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    count.repeatCount = 2_500
    var length = count
    length.repeatCount = 0
    length.repeatDuration = 2_500
    var endless = count
    endless.repeatCount = .infinity
    for (animation, word) in [(count, "×2500"), (length, "×2500")] {
      let text = Animate(box).add(animation: animation).timeline.gantt()
      #expect(try line(text, "opacity").hasSuffix("  \(word)"), "\(text)")
    }
    let text = Animate(box).add(animation: endless).timeline.gantt()
    #expect(try line(text, "opacity").contains("▸"), "\(text)")
  }

  @Test func `a late interval of iterations contains the running animations`() throws {
    let often = Animate(box).fade(from: 1, to: 0, duration: 1).then().move(x: 10, duration: 1)
      .group().repeats(1_000_000)
    let inside = often.timeline.gantt(only: .time(1_500_000.25...1_500_000.75), width: 80)
    #expect(inside.contains("opacity") && !inside.contains("position.x"), "\(inside)")
    // Two seconds in which the one and then the other runs, each over half of the columns.
    let both = often.timeline.gantt(only: .time(1_500_000...1_500_002), width: 80)
    let (fade, move) = (try line(both, "opacity"), try line(both, "position.x"))
    let (first, second) = (fade.filter { $0 == "█" }.count, move.filter { $0 == "█" }.count)
    #expect(abs(first - second) <= 2 && first > 10, "\(both)")
    // The cell in which one ends and the other begins is both's.
    let shared = zip(fade, move).filter { $0.0 == "█" && $0.1 == "█" }.count
    #expect(shared <= 1, "\(both)")
    #expect(both.contains("1500001"), "\(both)")
    // The seam between two passes is in the middle.
    let seam = often.timeline.gantt(only: .time(1_500_001...1_500_003), width: 80)
    try expectEqual(line(seam, "group").filter { $0 == "▸" }.count, 1, "\(seam)")
    let nested = Sequential { often.group().repeats(1_000) }.repeated(1_000).timeline
      .gantt(only: .time(1_500_001.25...1_500_001.75), width: 80)
    #expect(nested.contains("position.x") && !nested.contains("opacity"), "\(nested)")
  }

  @Test func `an endless animation is charted in any interval`() throws {
    let endless = Animate(box).fade(from: 1, to: 0, duration: 2).repeats(.infinity).timeline
    let text = endless.gantt(only: .time(1_000.5...1_003), width: 80)
    #expect(text.contains("1001") && text.contains("█"), "\(text)")
    try expectEqual(line(text, "opacity").filter { $0 == "▸" }.count, 1, "\(text)")
    expectEqual(endless.gantt(only: .time(1...1)), endless.gantt())
    #expect(!endless.gantt(only: .time(0...(.infinity))).isEmpty)
  }

  @Test(arguments: [1e15, 1e17, 1e200])
  func `late passes too short to resolve are drawn as running`(start: Double) throws {
    let endless = Animate(box).fade(from: 1, to: 0, duration: 1).then().move(x: 10, duration: 1)
      .group().repeats(.infinity).timeline
    let text = endless.gantt(only: .time(start...10 * start), width: 80)
    for word in ["opacity", "position.x"] {
      let row = try line(text, word)
      #expect(row.filter { $0 == "█" }.count > 20 && !row.contains("▒"), "\(text)")
    }
  }

  @Test func `an interval after the end has an axis and no bars`() throws {
    let fade = Animate(box).fade(from: 1, to: 0, duration: 3).timeline
    let text = fade.gantt(only: .time(5...6), width: 60)
    #expect(text.contains("5.5") && text.contains("6 s") && !text.contains("█"), "\(text)")
    let partly = fade.gantt(only: .time(2...6), width: 60)
    #expect(partly.contains("2.5") && partly.contains("3 s"), "\(partly)")
    #expect(fade.gantt(only: .time(5...5), width: 60).contains("3 s"))
  }

  // MARK: Never

  @Test func `what only fills backwards is drawn as holding`() throws {
    var late = BasicAnimation(.opacity, from: 0.5, to: 0, duration: 1)
    late.beginTime = 3
    late.fillMode = .backwards
    let filling = Animate(box).add(animation: AnimationGroup([late], duration: 2)).timeline
    expectEqual(filling.value(of: .opacity, on: box, at: 1), 0.5)
    let row = try line(filling.gantt(width: 60), "opacity")
    #expect(row.filter { $0 == "╌" }.count > 20 && row.hasSuffix("never"), "\(row)")
    late.fillMode = .removed
    let empty = Animate(box).add(animation: AnimationGroup([late], duration: 2)).timeline
    #expect(!empty.gantt(width: 60).contains("╌"))
  }

  // MARK: Deep

  @Test func `forty nested autoreversed groups are charted without a long search`() throws {
    let deep = (0..<40).reduce(Animate(box).fade(from: 1, to: 0).composition) { chain, _ in
      chain.autoreversed()
    }
    let text = deep.timeline.gantt(maximumRows: 3)
    #expect(text.contains("opacity") || text.contains("more rows"), "\(text)")
    #expect(try line(text, "animatic.0").contains("◂"), "\(text)")
  }

  @Test func `differences in deep groups have timeline times`() {
    func nested(_ value: Double, _ length: Double) -> Timeline {
      let fade = BasicAnimation(.opacity, from: 1, to: value, duration: length)
      let deep = (0..<200).reduce(fade as any LayerAnimation) { inner, _ in
        AnimationGroup([inner], duration: 300).with { $0.beginTime = 0.5 }
      }
      return Animate(box).add(animation: deep).timeline
    }
    let changes = nested(0.5, 2).difference(from: nested(0.5, 1)).map(\.description)
    #expect(changes.count == 1 && changes.allSatisfy { $0.contains("lasts 1 s longer, 2 s") })
    expectEqual(nested(0.5, 1).difference(from: nested(0, 1)).count, 1)
  }

  // MARK: Diagnostics

  private func pictures(_ chain: some Composable, _ id: String) -> [String] {
    chain.lint().only(id).text.split(separator: "\n").map(String.init).filter { $0.contains("▕") }
  }

  @Test func `an animation longer than its group is charted, and nothing else`() throws {
    let chain = Animate(box).fade(to: 0, duration: 3).move(x: 10, duration: 1).group().duration(2)
    let rows = pictures(chain, "C-9")
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("opacity") }, "\(rows)")
    let inside = Animate(box).move(x: 10, duration: 1).fade(to: 0, duration: 3).group()
      .scale(to: 2).group().duration(2)
    #expect(pictures(inside, "C-9").allSatisfy { $0.contains("group") }, "\(inside.lint().text)")
    expectEqual(pictures(inside, "C-9").count, 1)
  }

  @Test func `C-27 an unused cue is marked at the end of its animation`() throws {
    let chain = Animate(box).fade(to: 0).cue(Cue("out")).move(x: 3, duration: 2)
    expectEqual(chain.finding("C-27")?.time, 1...1)
    let rows = pictures(chain, "C-27")
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("opacity") }, "\(rows)")
    let text = chain.lint().only("C-27").text
    #expect(text.filter { $0 == "^" }.count == 1 && text.hasSuffix(" 1 s"), "\(text)")
  }

  @Test func `C-12 a key inside a group is marked at the animation that has it`() {
    let chain = Animate(box).fade(to: 0).key("out").move(x: 3, duration: 2).scale(to: 2)
    let rows = pictures(chain, "C-12")
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("out  opacity") }, "\(rows)")
    let named = Sequential {
      Animate(box).fade(to: 0).move(x: 9).named("inner")
      Animate(box).move(x: 3, duration: 2).scale(to: 2)
    }
    expectEqual(pictures(named, "C-12").count, 2, "\(named.lint().text)")
  }
}

struct `Names with invisible characters` {
  private static let unseen =
    "a\u{1}\u{7F}\u{85}\u{9B}\u{2028}\u{2029}\u{202E}\u{2066}\u{200F}\u{61C}\t\nb"

  /// The remaining control and bidirectional characters, except line breaks.
  private func left(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0xA: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2067: true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }

  @Test func `are written out in every text`() {
    func chain(_ prefix: String, _ value: Double) -> some Composable {
      let name = prefix + Self.unseen
      return Animate(makeBox(name)).fade(to: value).key(name).cue(Cue(name)).move(x: 3)
        .named(name)
    }
    let (old, new) = (chain("old", 0), chain("new", 0.5))
    let box = makeBox(Self.unseen)
    let why = Animate(box).fade(to: 0).timeline.why(.opacity, on: box, at: 0.5)
    let texts: [String] = [
      new.debugDump(), new.timeline.gantt(), new.lint().text, new.lint().description,
      new.diagnostics.map(\.description).joined(separator: "\n"),
      new.timeline.difference(from: old.timeline).map(\.description).joined(separator: "\n"),
      new.timeline.cues.map(\.description).joined(separator: "\n"), why.map { "\($0)" } ?? "",
    ]
    for text in texts { #expect(left(in: text).isEmpty, "\(text)") }
    #expect(texts[0].contains("a\\u{1}\\u{7F}"), "\(texts[0])")
  }

  @Test func `visible characters are not changed`() {
    for name in ["é", "👩‍👩‍👧", "שלום", "日本", "a\u{301}"] {
      let dump = Animate(makeBox(name)).fade(to: 0).debugDump()
      #expect(dump.contains("\n\(name)\n"), "\(dump)")
    }
  }
}
