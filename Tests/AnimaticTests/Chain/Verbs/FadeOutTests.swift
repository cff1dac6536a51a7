// The start and end of `fadeOut`.

import Animatic
import TestSupport
import Testing

struct `FadeOut` {
  private let box = makeBox()

  @Test func `it goes from the presentation value to nothing`() {
    box.opacity = 0.8
    let chain = Animate(box).fadeOut()
    expectEqual(chain.only?.keyPath, "opacity")
    #expect((chain.only as? BasicAnimation<Double>)?.fromValue == nil)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1]), [0.8, 0.4, 0])
  }

  @Test func `it starts from what the verb before it left`() {
    let chain = Animate(box).fade(to: 0.5).then().fadeOut(to: 0.25)
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 1.5, 2]), [0.5, 0.375, 0.25])
  }

  @Test func `delayed, it changes nothing before its begin`() {
    let chain = Animate(box).fadeOut(at: .start + 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1.5]), [1, 0.5])
  }
}
