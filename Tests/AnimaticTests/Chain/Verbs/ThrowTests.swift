// The values of `throw`.

import Animatic
import TestSupport
import Testing

struct `Throw` {
  private let box = makeBox()

  @Test(arguments: [0, 0.25, 0.5, 0.7, 1])
  func `it is a parabola, x even in time`(time: Double) {
    let chain = Animate(box).throw(from: [0, 100], to: [200, 100], height: 80)
    let shown = chain.timeline.value(of: .position, on: box, at: time)
    #expect(isClose(shown.map { Double($0.x) }, 200 * time))
    #expect(isClose(shown.map { Double($0.y) }, 100 - 320 * time * (1 - time)))
  }

  @Test func `it is one quadratic curve, and points are spelled in two ways`() {
    let chain = Animate(box).throw(
      from: CGPoint(x: 0, y: 100), to: CGPoint(x: 200, y: 100), height: 80)
    let written = chain.only as? KeyframeAnimation<CGPoint>
    expectEqual(written?.keyPath, "position")
    expectEqual(written?.calculationMode, .linear)
    expectEqual(written?.path?.elements.count, 2)
    let same = Animate(box).throw(from: [0, 100], to: [200, 100], height: 80)
    expectEqual((same.only as? KeyframeAnimation<CGPoint>)?.path, written?.path)
  }

  @Test func `the height is above the higher end, whichever that is`() {
    // Up 20 and down 80, and the reverse.
    let down = Animate(box).throw(from: [0, 60], to: [30, 120], height: 20)
    let top = down.timeline.value(of: .position, on: box, at: 1.0 / 3)
    #expect(isClose(top.map { Double($0.x) }, 10))
    #expect(isClose(top.map { Double($0.y) }, 40))
    let up = Animate(box).throw(from: [0, 120], to: [30, 60], height: 20)
    #expect(isClose(up.timeline.value(of: .positionY, on: box, at: 2.0 / 3), 40))
  }

  @Test func `below 0 it hangs through`() {
    let chain = Animate(box).throw(from: [0, 0], to: [10, 0], height: -20)
    #expect(isClose(chain.timeline.value(of: .positionY, on: box, at: 0.5), 20))
    #expect(isClose(chain.timeline.value(of: .positionY, on: box, at: 0.25), 15))
  }

  @Test func `it has an explicit start, and the next verb starts from its end`() {
    let delayed = Animate(box).throw(from: [1, 2], to: [3, 4], at: .start + 1)
    expectEqual(delayed.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 1, y: 2)])
    let chain = Animate(box).throw(from: [0, 0], to: [10, 0]).then().move(by: [10, 0])
    expectEqual(chain.values(of: .position, on: box, at: [1.5]), [CGPoint(x: 15, y: 0)])
  }
}
