import Animatic
import RandomScenes
import Testing

@testable import AnimaticPreview

struct LargePageTests {
  @Test func `thousands of animations of one layer`() {
    let box = tile("box")
    let (count, text) = Campaign.isComplete ? (4_000, "4,000") : (400, "400")
    let all = Sequential {
      for index in 0..<count { Animate(box).move(x: Double(index % 7), duration: 0.01) }
    }
    let preview = all.preview()
    let gantt = preview.gantt()
    #expect(gantt.contains("× \(text)"))
    #expect(gantt.utf8.count < 200_000)
    guard Campaign.isComplete else { return }
    let html = preview.html([])
    #expect(html.utf8.count < 2_000_000)
    #expect(html.contains("needs more, and is approximated"))
  }

  @Test func `thousands of layers`() {
    let (count, text, hidden) =
      Campaign.isComplete ? (4_000, "3,940", "3,700") : (400, "340", "100")
    let layers = (0..<count).map { _ in Layer() }
    let all = Stagger(each: 0.0001) { for layer in layers { Animate(layer).fade(to: 0) } }
    let preview = all.preview()
    #expect(preview.gantt().contains("… \(text) more layers"))
    let html = preview.html([])
    #expect(html.contains("\(hidden) layers: at most 300 are drawn"))
    #expect(html.utf8.count < 2_000_000)
  }
}
