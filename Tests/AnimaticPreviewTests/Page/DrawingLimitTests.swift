// Drawings of layers with the same name, of very many repeats, of names with invisible characters, and
// of very late begins.

import Animatic
import AnimaticCore
import TestSupport
import Testing

@testable import AnimaticPreview

struct `Drawings at their limits` {
  private func chart(_ composition: some Composable) -> GanttChart {
    composition.preview().chart
  }

  @Test func `layers with the same name are distinguished, as in the dump`() {
    let all = Parallel {
      Animate(tile("box")).move(x: 9)
      Animate(tile("box")).fade(to: 0)
    }
    expectEqual(chart(all).sections.map(\.name), ["box", "box (2)"])
    let preview = all.preview()
    #expect(preview.scene.nodes.map(\.name).contains("box (2)"))
    for text in [preview.gantt(), preview.html] { #expect(text.contains("box (2)")) }
  }

  @Test func `a long easing does not hide how often it plays`() throws {
    let easing = TimingFunction(controlPoints: 0.123456, 0.234567, 0.345678, 0.456789)
    let often = Animate(tile()).move(x: 9, easing: easing).repeats(300)
    let strip = try #require(chart(often).sections.first?.lanes.first?.strips.first)
    #expect(strip.label.hasSuffix(" ×300"), "\(strip.label)")
    expectEqual(strip.row.repeats, "×300")
    #expect(often.preview().gantt().contains("×300") && often.preview().html.contains("×300"))
    let text = often.timeline.gantt()
    #expect(text.contains("×300"), "\(text)")
  }

  @Test func `an interval indistinguishable from an instant is drawn as one`() throws {
    let short = Animate(tile()).fade(from: 1, to: 0, duration: 1e-9)
    let strip = try #require(chart(short).sections.first?.lanes.first?.strips.first)
    #expect(strip.intervals.map { $0.end - $0.begin } == [0] && strip.intervals[0].hidden.isEmpty)
  }

  @Test func `names with invisible characters are escaped`() {
    let name = "a\u{1}\u{7F}\u{85}\u{9B}\u{2028}\u{202E}\u{2066}\u{200F}\u{61C}\t\nb"
    let layer = tile(name)
    layer.contents = LayerContents(name)
    let preview = Animate(layer).move(x: 200).images([LayerContents(name), "b"]).cue(Cue(name))
      .named(name).preview(title: name)
    for text in [preview.gantt(), preview.filmStrip(frames: 2), preview.html] {
      let left = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0xA: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2067,
          0xFFFD:
          true
        default: false
        }
      }
      #expect(left.isEmpty, "\(left.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: [1e9, 1e13, 1e16, 1e300])
  func `what begins very late has a preview`(begin: Double) {
    let late = Animate(tile()).move(x: 90, easing: .easeIn, at: .start + begin).settle()
    #expect(late.preview().html.contains("</html>"))
    let turning = Animate(tile()).rotate(by: .turns(2), at: .start + begin)
      .fade(to: 0, duration: 3, easing: .spring(duration: 0.5, bounce: 0.4), at: .start + begin)
    #expect(turning.preview().html.contains("</html>"))
  }
}
