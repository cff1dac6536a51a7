// Owns how a flip turns and where it rests.

import Animatic
import Testing

@Suite struct `Flip` {
  private let box = makeBox()

  @Test func `it turns once about the y axis and rests where it began`() {
    let chain = Animate(box).flip()
    #expect(chain.only?.keyPath == "transform.rotation.y")
    #expect(chain.duration == 1)
    #expect(chain.values(of: .rotationY, on: box, at: [0, 0.25, 0.5, 1]) == [0, .pi / 2, .pi, 0])
  }

  @Test func `it shows the back in the middle`() {
    let middle = Animate(box).flip().timeline.value(of: .transform, on: box, at: 0.5)
    #expect(isClose(middle?.m11, -1))
    #expect(isClose(middle?.m22, 1))
  }

  @Test func `v tips it over about the x axis`() {
    let chain = Animate(box).flip(v: true)
    #expect(chain.only?.keyPath == "transform.rotation.x")
    #expect(chain.values(of: .rotationX, on: box, at: [0, 0.5, 1]) == [0, .pi, 0])
    #expect(chain.values(of: .rotationY, on: box, at: [0.5]) == [0])
  }

  @Test func `it nearly completes the turn just before its end`() {
    let shown = Animate(box).flip().timeline.value(of: .rotationY, on: box, at: 0.999)
    #expect(isClose(shown, 2 * .pi * 0.999))
  }

  @Test func `it is built on what shows when it begins`() {
    box[.rotationY] = 0.25
    let chain = Animate(box).flip()
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 0), 0.25))
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 0.25), 0.25 + .pi / 2))
    #expect(isClose(chain.timeline.value(of: .rotationY, on: box, at: 1), 0.25))
  }

  @Test func `the end is exactly at rest, so nothing snaps back`() {
    let chain = Animate(box).flip(v: true, duration: 0.6)
    #expect(chain.timeline.value(of: .transform, on: box, at: 0.6) == .identity)
    #expect(chain.diagnostics == [])
  }

  @Test func `duration and easing are those of the call`() {
    let chain = Animate(box).flip(duration: 2, easing: .easeInEaseOut)
    #expect(chain.duration == 2)
    #expect(chain.only?.timingFunction == .easeInEaseOut)
  }
}
