// Previews of compositions with a hundred thousand animations or layers.

import Animatic
import AnimaticPreview
import Testing

struct LargePageTests {
  @Test func `a page of a hundred thousand animations stays small`() {
    let box = Layer(name: "box")
    let all = Sequential {
      for index in 0..<100_000 { Animate(box).move(x: Double(index % 7), duration: 0.01) }
    }
    let preview = all.preview()
    let gantt = preview.gantt()
    #expect(gantt.contains("× 100,000"))
    #expect(gantt.utf8.count < 200_000)
    let html = preview.html
    #expect(html.utf8.count < 2_000_000)
    #expect(html.contains("needs more, and is approximated"))
  }

  @Test func `a page of a hundred thousand layers stays small`() {
    let layers = (0..<100_000).map { _ in Layer() }
    let all = Stagger(each: 0.0001) { for layer in layers { Animate(layer).fade(to: 0) } }
    let preview = all.preview()
    #expect(preview.gantt().contains("… 99,940 more layers"))
    let html = preview.html
    #expect(html.contains("99,700 layers: at most 300 are drawn"))
    #expect(html.utf8.count < 2_000_000)
  }
}
