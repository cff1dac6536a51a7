// The property, the start, and the duration of `rotate`.

import Animatic
import TestSupport
import Testing

struct `Rotate` {
  private let box = makeBox()

  @Test func `to an angle turns about the z axis`() {
    let chain = Animate(box).rotate(to: .radians(2))
    expectEqual(chain.only?.keyPath, "transform.rotation.z")
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .rotation, on: box, at: [0, 0.5, 1]), [0, 1, 2])
  }

  @Test func `degrees are turned into radians`() {
    let chain = Animate(box).rotate(to: .degrees(90))
    expectEqual(chain.values(of: .rotation, on: box, at: [1]), [.pi / 2])
  }

  @Test func `from states the start`() {
    let chain = Animate(box).rotate(from: .radians(1), to: .radians(2))
    expectEqual(chain.values(of: .rotation, on: box, at: [0, 0.5, 1]), [1, 1.5, 2])
  }

  @Test func `a whole turn is one turn, not none`() {
    let chain = Animate(box).rotate(from: .degrees(0), to: .degrees(360))
    expectEqual(chain.values(of: .rotation, on: box, at: [0.5, 0.75]), [.pi, 1.5 * .pi])
    let shown = chain.timeline.value(of: .transform, on: box, at: 0.5)
    #expect(isClose(shown?.m11, -1))
  }

  @Test func `by an angle goes that far from the presentation value`() {
    box[.rotation] = 0.5
    let fresh = Animate(box).rotate(by: .radians(1))
    #expect(isClose(fresh.timeline.value(of: .rotation, on: box, at: 0.5), 1))
    let after = Animate(box).rotate(to: .radians(2)).then().rotate(by: .radians(1))
    expectEqual(after.values(of: .rotation, on: box, at: [1.5, 2]), [2.5, 3])
  }

  @Test func `by an angle from a stated start`() {
    let chain = Animate(box).rotate(from: .radians(3), by: .radians(-1))
    expectEqual(chain.values(of: .rotation, on: box, at: [0, 0.5, 1]), [3, 2.5, 2])
  }
}
