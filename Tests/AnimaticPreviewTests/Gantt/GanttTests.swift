import Animatic
import Testing

@testable import AnimaticPreview

@Suite struct `The chart` {
  private func chart(_ composition: some Composable) -> GanttChart {
    let picture = composition.preview().picture
    let survey = SceneSurvey(picture.scene, plan: picture.plan, eye: picture.eye, size: nil)
    return GanttChart(picture, length: survey.horizon, isEndless: survey.isEndless)
  }

  @Test func `has a row for each property of each layer, in order`() throws {
    let (box, ball) = (tile("box"), tile("ball"))
    let chart = chart(
      Parallel {
        Animate(box).move(x: 9, easing: .easeIn).fade(to: 0).move(x: 90, duration: 2)
        Animate(ball).rotate(by: .turns(1))
      })
    #expect(chart.sections.map(\.name) == ["box", "ball"])
    #expect(chart.sections[0].rows.map(\.title) == ["position.x", "opacity"])
    #expect(chart.sections[0].rows[0].bars.map(\.label) == ["easeIn", "linear"])
    #expect(chart.sections[1].rows.map(\.title) == ["transform.rotation.z"])
    #expect(chart.animationCount == 4)
  }

  @Test func `knows when things begin, end and repeat, through all groups`() throws {
    let chain = Animate(tile()).fade(to: 0, duration: 0.5).repeats(3).after(begin: 1)
    let bar = try #require(chart(chain.composition.sped(by: 2)).sections[0].rows[0].bars.first)
    #expect(bar.begin == 0.5 && bar.end == 1.25)
    #expect(bar.ticks == [0.75, 1])
  }

  @Test func `what is held is held until the next begins`() throws {
    let chain = Animate(tile()).move(x: 9, duration: 1).then(gap: 1).move(x: 20, duration: 1)
      .then(gap: 1).fade(to: 0, duration: 1)
    let bars = chart(chain).sections[0].rows[0].bars
    #expect(bars.map(\.held) == [2, 5])
  }

  @Test func `what is cut off is marked`() throws {
    let group = AnimationGroup([BasicAnimation(.opacity, from: 1, to: 0, duration: 4)], duration: 1)
    let bar = try #require(
      chart(Animate(tile()).add(animation: group)).sections[0].rows[0].bars.first)
    #expect(bar.isClipped && bar.end == 1)
    #expect(bar.words.contains("cut off"))
  }

  @Test func `too many of anything fold and are counted`() {
    let box = tile()
    let many = Sequential {
      for index in 0..<500 { Animate(box).move(x: Double(index % 9), duration: 0.1) }
    }
    let row = chart(many).sections[0].rows[0]
    #expect(row.count == 500 && row.bars.count <= 120)
    #expect(row.bars.reduce(0) { $0 + $1.count } == 500)
    let layers = (0..<80).map { tile("\($0)") }
    let wide = chart(Parallel { for layer in layers { Animate(layer).fade(to: 0) } })
    #expect(wide.sections.count == 60 && wide.moreSections == 20)
  }

  @Test func `cues stand at their times`() {
    let chain = Animate(tile()).fade(to: 0, duration: 1).cue(Cue("gone")).then().fade(to: 1)
    #expect(chart(chain).marks.map(\.time) == [1])
    #expect(chain.preview().gantt().contains("\u{2068}gone\u{2069}"))
  }

  @Test(arguments: [0.0, -5, 360, 1e9, .nan, .infinity])
  func `any width is a picture`(width: Double) {
    let svg = Animate(tile()).fade(to: 0).preview().gantt(width: width)
    #expect(faultOfXML(svg) == nil)
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }

  @Test func `an axis has round times`() {
    #expect(TimeScale.ticks(1, most: 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(TimeScale.ticks(0.003, most: 3) == [0, 0.001, 0.002, 0.003])
    #expect(TimeScale.ticks(1e6, most: 4).count <= 5)
    #expect(TimeScale.ticks(0, most: 4) == [0])
    #expect(TimeScale.ticks(.infinity, most: 4) == [0])
  }
}
