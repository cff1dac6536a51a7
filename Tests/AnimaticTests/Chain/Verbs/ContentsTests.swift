// The time at which `contents` switches.

import Animatic
import TestSupport
import Testing

struct `Contents` {
  private let box = makeBox()

  @Test func `they switch at half of the duration`() {
    let chain = Animate(box).contents(from: "a", to: "b")
    expectEqual(chain.only?.keyPath, "contents")
    #expect(chain.only is BasicAnimation<LayerContents>)
    expectEqual(chain.values(of: .contents, on: box, at: [0, 0.49, 0.5, 1]), ["a", "a", "b", "b"])
  }

  @Test func `without a start they go from the presentation value`() {
    box[.contents] = "model"
    let chain = Animate(box).contents(to: "b").then().contents(to: "c")
    expectEqual(
      chain.values(of: .contents, on: box, at: [0.25, 0.75, 1.25, 1.75]),
      [
        "model", "b", "b", "c",
      ])
  }
}
