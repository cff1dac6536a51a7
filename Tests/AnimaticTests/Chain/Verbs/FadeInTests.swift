// The start and end of `fadeIn`.

import Animatic
import TestSupport
import Testing

struct `FadeIn` {
  private let box = makeBox()

  @Test func `without arguments it goes from nothing to opaque`() {
    let chain = Animate(box).fadeIn()
    expectEqual(chain.only?.keyPath, "opacity")
    expectEqual((chain.only as? BasicAnimation<Double>)?.fromValue, 0)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.25, 1]), [0, 0.25, 1])
  }

  @Test func `both ends can be given`() {
    let chain = Animate(box).fadeIn(from: 0.5, to: 0.75)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1]), [0.5, 0.625, 0.75])
  }

  @Test func `delayed, it hides the layer before its begin`() {
    let chain = Animate(box).fadeIn(at: .start + 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5]), [0, 0, 0.5])
  }

  @Test func `what comes before does not change its start`() {
    let chain = Animate(box).fade(to: 0.5).then().fadeIn()
    expectEqual(chain.values(of: .opacity, on: box, at: [1.25, 2]), [0.25, 1])
  }
}
