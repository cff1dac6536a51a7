import Animatic
import AnimaticCore
import TestSupport
import Testing

@testable import AnimaticPreview

struct `The chart` {
  private func chart(_ composition: some Composable) -> GanttChart {
    composition.preview().chart
  }

  private func strips(_ composition: some Composable) -> [GanttChart.Strip] {
    chart(composition).sections.first?.lanes.first?.strips ?? []
  }

  @Test func `has a row for each property of each layer, in order`() throws {
    let (box, ball) = (tile("box"), tile("ball"))
    let chart = chart(
      Parallel {
        Animate(box).move(x: 9, easing: .easeIn).fade(to: 0).move(x: 90, duration: 2)
        Animate(ball).rotate(by: .turns(1))
      })
    expectEqual(chart.sections.map(\.name), ["box", "ball"])
    expectEqual(chart.sections[0].lanes.map(\.title), ["position.x", "opacity"])
    expectEqual(chart.sections[0].lanes[0].strips.map(\.label), ["easeIn", "linear"])
    expectEqual(chart.sections[1].lanes.map(\.title), ["transform.rotation.z"])
    expectEqual(chart.animationCount, 4)
  }

  @Test func `its bars are those of the chart of text`() throws {
    let box = tile("box")
    let all = Parallel {
      Animate(box).move(x: 9, duration: 2).fade(to: 0, duration: 1).stay()
        .move(x: 40, duration: 1, at: .start + 0.5).fade(to: 1, duration: 0.5, at: .start + 2)
    }.repeated(2)
    let rows = Gantt(of: all.timeline, isFolded: false, most: 100).rows
    let lanes = chart(all).sections[0].lanes
    expectEqual(lanes.flatMap(\.strips).count, 4)
    for strip in lanes.flatMap(\.strips) {
      let row = try #require(rows.first { $0.node == strip.row.node })
      #expect(row.bars == strip.row.bars && row.boundaries == strip.row.boundaries)
      #expect(row.span == strip.row.span && row.isCutOff == strip.row.isCutOff)
      #expect(row.words == strip.row.words && row.place == strip.row.place)
    }
  }

  @Test func `has begins, ends, and repeats through all groups`() throws {
    let chain = Animate(tile()).fade(to: 0, duration: 0.5).repeats(3).after(begin: 1)
    let interval = try #require(strips(chain.composition.sped(by: 2)).first?.intervals.first)
    #expect(interval.begin == 0.5 && interval.end == 1.25)
    expectEqual(interval.boundaries.map(\.time), [0.75, 1])
  }

  @Test func `a held value is held until the next begins`() throws {
    let chain = Animate(tile()).move(x: 9, duration: 1).then(gap: 1).move(x: 20, duration: 1)
      .then(gap: 1).fade(to: 0, duration: 1)
    expectEqual(strips(chain).map(\.holds), [[1...2], [3...5]])
  }

  @Test func `an animation hidden by a later one is hatched, on a separate level`() throws {
    let chain = Animate(tile()).move(x: 10, duration: 3).move(x: 50, duration: 1, at: .start + 1)
    let strips = strips(chain)
    expectEqual(strips.map(\.level), [0, 1])
    let interval = try #require(strips[0].intervals.first)
    #expect(strips[0].intervals.count == 1 && interval.begin == 0 && interval.end == 3)
    // The later one holds its end up to the end of all.
    #expect(interval.hidden == [1...3] && interval.shown == 0...1)
    #expect(strips[1].intervals.map(\.hidden) == [[]] && strips[1].holds == [2...3])
    #expect(strips[0].words.contains("hidden 1…3 s"))
    expectEqual(chart(chain).meanings, [.runs, .hidden, .holds])
    #expect(chain.preview().html.contains("runs, hidden by a later one</span>"))
    #expect(chain.preview().gantt().contains("runs, hidden by a later one</text>"))
  }

  @Test func `sequential animations are on the same level, and none is hidden`() {
    let box = tile()
    let strips = strips(
      Sequential { for x in 1...5 { Animate(box).move(x: Double(x)) } }.repeated(2))
    expectEqual(strips.map(\.level), [0, 0, 0, 0, 0])
    #expect(strips.allSatisfy { $0.intervals.count == 2 && $0.intervals[0].hidden.isEmpty })
  }

  @Test func `more that meet than there are levels lie on the last`() {
    let box = tile()
    let many = Parallel { for x in 1...20 { Animate(box).move(x: Double(x)) } }
    expectEqual(strips(many).map(\.level), Array(0..<8) + Array(repeating: 7, count: 12))
  }

  @Test func `a cut animation is marked`() throws {
    let group = AnimationGroup([BasicAnimation(.opacity, from: 1, to: 0, duration: 4)], duration: 1)
    let strip = try #require(strips(Animate(tile()).add(animation: group)).first)
    #expect(strip.intervals.map(\.isCutOff) == [true] && strip.intervals.map(\.end) == [1])
    #expect(strip.words.contains("cut off"))
  }

  @Test func `an endless animation continues, and an instant is a diamond`() throws {
    let box = tile()
    let turning = chart(Animate(box).rotate(by: .turns(1), duration: 2).repeats(.infinity))
    #expect(turning.length == 6 && turning.sections[0].lanes[0].strips.map(\.goesOn) == [true])
    expectEqual(turning.meanings, [.runs, .again, .goesOn])
    let instant = chart(
      Animate(box).fade(to: 0.5, duration: 0, at: .start + 1).move(x: 1, duration: 2))
    #expect(instant.meanings.contains(.instant))
    let fade = instant.sections[0].lanes.first { $0.title == "opacity" }
    expectEqual(fade?.strips.first?.intervals.map(\.begin), [1])
    expectEqual(fade?.strips.first?.intervals.map(\.end), [1])
  }

  @Test func `an animation without effect is described`() {
    let lane = chart(Animate(tile()).fade(to: 0, duration: .nan)).sections[0].lanes[0]
    #expect(lane.strips.isEmpty && lane.note == "rejected" && lane.count == 1)
    #expect(
      Animate(tile()).fade(to: 0, duration: .nan).preview().gantt().contains(">rejected</text>"))
  }

  @Test func `too many of anything fold and are counted`() {
    let box = tile()
    let many = Sequential {
      for index in 0..<500 { Animate(box).move(x: Double(index % 9), duration: 0.1) }
    }
    let lane = chart(many).sections[0].lanes[0]
    #expect(lane.count == 500 && lane.strips.count <= 120)
    expectEqual(lane.strips.reduce(0) { $0 + $1.row.count }, 500)
    let layers = (0..<80).map { tile("\($0)") }
    let wide = chart(Parallel { for layer in layers { Animate(layer).fade(to: 0) } })
    #expect(wide.sections.count == 60 && wide.moreSections == 20)
  }

  @Test func `what many cover has gaps where nothing runs`() {
    let box = tile()
    let many = Sequential(gap: 10) {
      for _ in 0..<2 {
        Sequential { for x in 0..<100 { Animate(box).move(x: Double(x), duration: 0.1) } }
      }
    }
    let strips = strips(many)
    expectEqual(strips.map { $0.row.count }, [100, 100])
    #expect(strips.flatMap(\.intervals).allSatisfy { $0.end - $0.begin < 10.01 })
  }

  @Test func `cues are at their times`() {
    let chain = Animate(tile()).fade(to: 0, duration: 1).cue(Cue("gone")).then().fade(to: 1)
    expectEqual(chart(chain).marks.map(\.time), [1])
    #expect(chain.preview().gantt().contains("\u{2068}gone\u{2069}"))
  }

  @Test(arguments: [0.0, -5, 360, 1e9, .nan, .infinity])
  func `any width is well formed`(width: Double) {
    let box = tile()
    let all = Animate(box).fade(to: 0).fade(to: 1, duration: 3).repeats(.infinity).move(x: 1)
    for svg in [all.preview().gantt(width: width), Animate().preview().gantt(width: width)] {
      #expect(faultOfXML(svg) == nil)
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
    }
  }

  @Test func `its axis has round times`() {
    let svg = Animate(tile()).fade(to: 0, duration: 0.003).preview().gantt(width: 400)
    let times = svg.split(separator: "\n").filter { $0.contains("text-anchor=\"middle\"") }
      .compactMap { $0.split(separator: ">").dropFirst().first?.split(separator: "<").first }
    expectEqual(times, ["0 s", "0.001 s", "0.002 s", "0.003 s"])
  }
}
