// The property, the start, and the duration of `fade`.

import Animatic
import TestSupport
import Testing

struct `Fade` {
  private let box = makeBox()

  @Test func `from one to zero passes the half in the middle`() {
    let chain = Animate(box).fade(from: 1, to: 0)
    expectEqual(chain.only?.keyPath, "opacity")
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.25, 0.5, 1]), [1, 0.75, 0.5, 0])
  }

  @Test func `without arguments it fades out from the presentation value`() {
    box.opacity = 0.8
    let chain = Animate(box).fade()
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1]), [0.8, 0.4, 0])
    #expect((chain.only as? BasicAnimation<Double>)?.fromValue == nil)
  }

  @Test func `to alone starts from the model`() {
    expectEqual(
      Animate(box).fade(to: 0.5).values(of: .opacity, on: box, at: [0, 0.5, 1]), [1, 0.75, 0.5])
  }

  @Test func `from alone goes to zero`() {
    expectEqual(
      Animate(box).fade(from: 0.5).values(of: .opacity, on: box, at: [0, 0.5, 1]), [0.5, 0.25, 0])
  }

  @Test func `it starts from what the fade before it left`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).then().fade(to: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 1.5, 2]), [0.5, 0.75, 1])
  }

  @Test func `duration and easing are those of the call`() {
    let chain = Animate(box).fade(from: 0, to: 1, duration: 2, easing: .easeIn)
    expectEqual(chain.duration, 2)
    let shown = chain.timeline.value(of: .opacity, on: box, at: 0.5)
    #expect(isClose(shown, 0.09346465))
  }

  @Test func `values outside zero to one are kept`() {
    expectEqual(
      Animate(box).fade(from: -1, to: 3).values(of: .opacity, on: box, at: [0, 0.5, 1]),
      [
        -1, 1, 3,
      ])
  }
}
