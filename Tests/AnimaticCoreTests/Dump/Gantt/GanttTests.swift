// The text chart: the meaning of each character, and its limits.

import Animatic
import TestSupport
import Testing

extension Cue { fileprivate static let revealed = Cue("revealed") }

struct `Charts` {
  private let box = makeBox("box")

  @Test func `one running after the other, and holding`() {
    let chain = Animate(box).move(x: 10).fade(from: 1, to: 0, at: .end)
    expectEqual(
      chain.gantt(width: 60),
      """
      timeline of 2 s, 1 layer
                           0               1              2 s
                           ┬───────────────┬──────────────┬
      box
      └ animatic.0  group  ├──────────────────────────────┤  0…2 s
        ├ position.x       ████████████████╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  0…1 s
        └ opacity          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌████████████████  1…2 s
      █ runs   ╌ holds
      """)
  }

  @Test func `hidden intervals have another character`() {
    let chain = Animate(box).move(x: 10, duration: 2).move(x: 50, duration: 1, at: .start + 1)
    let chart = chain.gantt(width: 80)
    let row = chart.split(separator: "\n")[5]
    let shown = row.count { $0 == "█" }
    let hidden = row.count { $0 == "▒" }
    #expect(abs(shown - hidden) <= 1 && shown > 10, "\(chart)")
    #expect(chart.hasSuffix("█ runs   ▒ runs, hidden by a later one"), "\(chart)")
  }

  @Test func `a whole with one hidden component is visible`() {
    let chain = Animate(box).move(to: [10, 10], duration: 2).move(x: 50, duration: 2)
    #expect(!chain.gantt().contains("▒"))
  }

  @Test func `repeats and turns`() {
    let chain = Animate(box).fade(from: 0, to: 1).repeats(2).autoreverses()
    let marks = chain.gantt(width: 100).filter { "▸◂".contains($0) }
    // One for each in the legend.
    expectEqual(marks, "◂▸◂▸◂")
  }

  @Test func `the turn of a whole group`() {
    let chain = Animate(box).fade(from: 0, to: 1).group().autoreverses()
    let chart = chain.gantt()
    #expect(chart.split(separator: "\n")[4].contains("─◂─"), "\(chart)")
  }

  @Test(arguments: [10, 100]) func `what runs in every pass of a group runs up to the end`(
    count: Double
  ) {
    let chart = Animate(box).fade(from: 0, to: 1).group().repeats(count).gantt()
    let row = chart.split(separator: "\n")[5]
    #expect(row.contains("opacity") && row.count { $0 == "█" } > 60, "\(chart)")
  }

  @Test func `of what never ends nothing behind the end of a group counts`() {
    let group = AnimationGroup(
      [BasicAnimation(.opacity, from: 1, to: 0, duration: 40)], duration: 1)
    var endless = group
    endless.repeatCount = .infinity
    let chart = Animate(box).add(animation: endless).gantt()
    #expect(chart.split(separator: "\n")[1].hasSuffix("3 s"), "\(chart)")
  }

  @Test func `many repeats are no marks`() {
    let chain = Animate(box).fade(from: 0, to: 1, duration: 0.1).repeats(100)
    #expect(!chain.gantt().contains("▸"))
    #expect(chain.gantt().contains("0…10 s  ×100"), "\(chain.gantt())")
    let few = Animate(box).fade(from: 0, to: 1).repeats(3)
    #expect(few.gantt().contains("▸") && !few.gantt().contains("×3"))
  }

  @Test func `the end mark is at the end`() {
    // The first half is hidden by the second verb for a while; the group ends before the first.
    let long = BasicAnimation(.opacity, from: 0, to: 1, duration: 3)
    let cover = BasicAnimation(.opacity, from: 1, to: 0, duration: 2).with { $0.beginTime = 1 }
    let group = AnimationGroup([long, cover], duration: 2)
    let chart = Animate(box).add(animation: group).gantt(width: 80)
    let row = chart.split(separator: "\n").first { $0.contains("▒") } ?? ""
    #expect(row.contains("▒╳"), "\(chart)")
    #expect(!row.contains("█╳"), "\(chart)")
  }

  @Test func `cut animations`() {
    let chain = Animate(box).fade(from: 0, to: 1, duration: 3).group().duration(2)
    #expect(chain.gantt().contains("█╳"))
  }

  @Test func `an endless animation continues, and three iterations are charted`() {
    let chain = Animate(box).fade(from: 0, to: 1, duration: 2).repeats(.infinity)
    let chart = chain.gantt()
    #expect(chart.contains("→  0…∞ s"), "\(chart)")
    #expect(chart.split(separator: "\n")[1].contains("6"), "\(chart)")
  }

  @Test func `a width beyond all bounds is the widest`() {
    let chain = Animate(box).fade(from: 0, to: 1)
    let widest = chain.gantt(width: 1_000)
    expectEqual(widest.split(separator: "\n").map(\.count).max(), 1_000)
    for width in [1_001, 1_000_000_000, .max] { expectEqual(chain.gantt(width: width), widest) }
    let axis = Animate(box).fade(duration: 0.4).gantt(width: 40).split(separator: "\n")[1]
    expectEqual(axis.drop { $0 == " " }, "0     0.2   0.4 s")
    for width in [39, 0, .min] { expectEqual(chain.gantt(width: width), chain.gantt(width: 40)) }
  }

  @Test func `an instant`() {
    let chain = Animate(box).fade(to: 0.5, duration: 0, at: .start + 1).move(x: 1, duration: 2)
    #expect(chain.gantt().contains("◆"))
  }

  @Test func `cues cross all rows`() {
    let chain = Animate(box).fade(from: 0, to: 1).cue(.revealed).move(x: 5, duration: 2)
    let lines = chain.gantt().split(separator: "\n").map(Array.init)
    let column = lines.first { String($0).hasPrefix("cue revealed") }?.firstIndex(of: "▴")
    let line = lines.first { String($0).hasPrefix("box") }?.firstIndex(of: "┊")
    #expect(column != nil && column == line)
  }

  @Test(arguments: [40, 61, 80, 100, 120, 200]) func `no line is wider than it may be`(width: Int) {
    let names = [
      "a \"quoted\"\nname", "שלום עולם", "😀👨‍👩‍👧 family", "<script>alert(1)</script>", "日本語の名前",
      "\u{1B}[31mred",
    ]
    let layers = names.map { Layer(name: $0) }
    let all = Parallel {
      for layer in layers {
        Animate(layer).move(x: 3).scale(to: 2, duration: 3).repeats(3).fade(
          to: 0, at: .end + 0.123456789
        ).cue(Cue("a cue \(layer.name ?? "") that is called by many words, and then some"))
      }
    }
    for line in all.gantt(width: width).split(separator: "\n") {
      #expect(columns(of: line) <= width, "\(line)")
    }
    #expect(!all.gantt(width: width).contains("\u{1B}"))
  }

  /// The columns, counted independently of the library: by the scalars of each character.
  private func columns(of line: Substring) -> Int {
    line.reduce(0) { sum, character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, !["\u{2068}", "\u{2069}"].contains(first) else { return sum }
      let isWide = first.properties.isEmojiPresentation || (0x3040...0x9FFF).contains(first.value)
      return sum + (isWide ? 2 : 1)
    }
  }

  @Test func `rows that one line creates in a loop are counted`() {
    var chain = Animate(box)
    for x in 1...40 { chain = chain.move(x: Double(x)).then() }
    let chart = chain.gantt()
    #expect(chart.contains("… 36 more like it"), "\(chart)")
    expectEqual(chart.split(separator: "\n").count, 11, "\(chart)")
    expectEqual(chain.timeline.gantt(isFolded: false).split(separator: "\n").count, 46)
  }

  @Test func `rows beyond the limit are counted`() {
    let all = Parallel { for x in 1...30 { Animate(box).move(x: Double(x)) } }
    let chart = all.timeline.gantt(isFolded: false, maximumRows: 10)
    #expect(chart.contains("… 22 more rows"), "\(chart)")
  }

  @Test func `nothing at all`() {
    #expect(Animate(box).gantt().hasPrefix("timeline of 0 s, 1 layer\n"))
    #expect(Animate().gantt().hasPrefix("timeline of 0 s, 0 layers\n"))
    let rejected = Animate(box).fade(to: 0, duration: .nan)
    #expect(!rejected.gantt().isEmpty)
  }

  @Test func `the same text twice`() {
    let chain = Animate(box).fade(from: 0, to: 1).move(x: 5, at: .end)
    expectEqual(chain.gantt(), chain.gantt())
  }
}
