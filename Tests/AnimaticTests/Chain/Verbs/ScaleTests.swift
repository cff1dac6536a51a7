// The property, the start, and the duration of `scale`.

import Animatic
import TestSupport
import Testing

struct `Scale` {
  private let box = makeBox()

  @Test func `it scales all three axes from one`() {
    let chain = Animate(box).scale(to: 2)
    expectEqual(chain.only?.keyPath, "transform.scale")
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [1, 1.5, 2])
    expectEqual(chain.values(of: .scaleX, on: box, at: [0.5]), [1.5])
    expectEqual(chain.values(of: .scaleY, on: box, at: [0.5]), [1.5])
    expectEqual(chain.values(of: .scaleZ, on: box, at: [0.5]), [1.5])
  }

  @Test func `from states the start`() {
    let chain = Animate(box).scale(from: 0.5, to: 1)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [0.5, 0.75, 1])
  }

  @Test func `a mirrored scale shrinks through zero`() {
    let chain = Animate(box).scale(from: 1, to: -1)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.25, 0.5, 1]), [1, 0.5, 0, -1])
  }

  @Test func `it starts from what the one before it left`() {
    let chain = Animate(box).scale(to: 2).then().scale(to: 4)
    expectEqual(chain.values(of: .scale, on: box, at: [1, 1.5, 2]), [2, 3, 4])
  }

  @Test func `it leaves rotation and translation of the model alone`() {
    box[.translationX] = 7
    let chain = Animate(box).scale(to: 3)
    expectEqual(chain.values(of: .translationX, on: box, at: [0.5, 1]), [7, 7])
  }

  @Test func `duration and easing are those of the call`() {
    let chain = Animate(box).scale(to: 2, duration: 0.5, easing: .easeOut)
    expectEqual(chain.duration, 0.5)
    expectEqual(chain.only?.timingFunction, .easeOut)
  }

  @Test func `by multiplies the presentation value`() {
    box[.scale] = 2
    let chain = Animate(box).scale(by: 3)
    expectEqual(chain.only?.keyPath, "transform.scale")
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [2, 6])
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [2, 4, 6])
  }

  @Test func `by after a verb multiplies what that left`() {
    let chain = Animate(box).scale(to: 2).then().scale(by: 1.5).then().scale(by: 2)
    expectEqual(chain.values(of: .scale, on: box, at: [1, 1.5, 2, 3]), [2, 2.5, 3, 6])
  }

  @Test func `by from a stated start`() {
    let chain = Animate(box).scale(from: 2, by: 3, at: .start + 1)
    expectEqual(chain.values(of: .scale, on: box, at: [0.5, 1.5, 2]), [2, 4, 6])
  }

  @Test func `one axis leaves the others free`() {
    let x = Animate(box).scale(x: 3)
    expectEqual(x.only?.keyPath, "transform.scale.x")
    expectEqual(x.values(of: .scaleX, on: box, at: [0, 0.5, 1]), [1, 2, 3])
    expectEqual(x.values(of: .scaleY, on: box, at: [0.5]), [1])
    let y = Animate(box).scale(from: 0, y: 1)
    expectEqual(y.only?.keyPath, "transform.scale.y")
    expectEqual(y.values(of: .scaleY, on: box, at: [0, 0.25]), [0, 0.25])
  }
}
