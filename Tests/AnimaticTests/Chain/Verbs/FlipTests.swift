// The values of `flip`.

import Animatic
import TestSupport
import Testing

struct `Flip` {
  private let box = makeBox()

  @Test func `it rotates once about the y-axis and ends where it began`() {
    let chain = Animate(box).flip()
    expectEqual(chain.only?.keyPath, "transform.rotation.y")
    expectEqual(chain.duration, 1)
    expectEqual(
      chain.values(of: .rotationY, on: box, at: [0, 0.25, 0.5, 1]), [0, .pi / 2, .pi, 0])
  }

  @Test func `the back is visible in the middle`() {
    let middle = Animate(box).flip().timeline.value(of: .transform, on: box, at: 0.5)
    #expect(isClose(middle?.m11, -1))
    #expect(isClose(middle?.m22, 1))
  }

  @Test func `v tips it over about the x axis`() {
    let chain = Animate(box).flip(v: true)
    expectEqual(chain.only?.keyPath, "transform.rotation.x")
    expectEqual(chain.values(of: .rotationX, on: box, at: [0, 0.5, 1]), [0, .pi, 0])
    expectEqual(chain.values(of: .rotationY, on: box, at: [0.5]), [0])
  }

  @Test func `it nearly completes the turn just before its end`() {
    let shown = Animate(box).flip().timeline.value(of: .rotationY, on: box, at: 0.999)
    #expect(isClose(shown, 2 * .pi * 0.999))
  }

  @Test func `it is built on the presentation value when it begins`() {
    box[.rotationY] = 0.25
    let chain = Animate(box).flip()
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 0), 0.25))
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 0.25), 0.25 + .pi / 2))
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 1), 0.25))
  }

  @Test func `the end is exactly the start, so nothing snaps back`() {
    let chain = Animate(box).flip(v: true, duration: 0.6)
    expectEqual(chain.timeline.value(of: .transform, on: box, at: 0.6), .identity)
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `to the back turns half round, about either axis`() {
    let page = Animate(box).flip(to: .back)
    expectEqual(page.only?.keyPath, "transform.rotation.y")
    expectEqual(page.values(of: .rotationY, on: box, at: [0, 0.5]), [0, .pi / 2])
    #expect(isClose(page.timeline.value(of: .transform, on: box, at: 0.999_999_999)?.m11, -1))
    let tip = Animate(box).flip(to: .back, axis: .x)
    expectEqual(tip.only?.keyPath, "transform.rotation.x")
    expectEqual(tip.values(of: .rotationX, on: box, at: [0, 0.5]), [0, .pi / 2])
  }

  @Test func `to the front turns back`() {
    let chain = Animate(box).flip(to: .back).then().flip(to: .front)
    expectEqual(chain.values(of: .rotationY, on: box, at: [1, 1.5, 2]), [.pi, .pi / 2, 0])
    let stated = Animate(box).flip(from: .back, to: .front)
    expectEqual(stated.values(of: .rotationY, on: box, at: [0.5, 1]), [.pi / 2, 0])
  }

  @Test func `a flip beside a shake of the rotation returns to the start, and both rotate`() {
    let flip = Animate(box).flip(v: true)
    expectEqual(flip.values(of: .transform, on: box, at: [1]), [.identity])
    #expect(flip.diagnostics.isEmpty)
    let both = Animate(box).flip().shakeR(radian: 90, times: 1, duration: 1)
    let shown = both.timeline
    expectEqual(shown.value(of: .rotation, on: box, at: 0.25), .pi / 2)
    #expect(isClose(shown.value(of: .rotationY, on: box, at: 0.2), 0.4 * .pi))
  }
}
