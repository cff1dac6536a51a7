// The values of `jump`, in place and to another position.

import Animatic
import TestSupport
import Testing

struct `Jump` {
  private let box = makeBox()

  @Test(arguments: [0, 0.125, 0.25, 0.5, 0.625, 0.9, 1])
  func `in place it is a parabola`(time: Double) {
    let chain = Animate(box).jump(height: 40)
    expectEqual(chain.only?.keyPath, "transform.translation.y")
    let shown = chain.timeline.value(of: .translationY, on: box, at: time)
    #expect(isClose(shown, -160 * time * (1 - time)))
  }

  @Test func `without arguments it is thirty points high and ends exactly where it began`() {
    box[.translationY] = 0.1
    let chain = Animate(box).jump()
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [0.1, 0.1 - 30, 0.1])
    expectEqual(chain.values(of: .translationY, on: box, at: [0, 1]), [0.1, 0.1])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `by a distance it lands there, x even in time`() {
    let chain = Animate(box).jump(by: CGPoint(x: 80, y: 0), height: 40)
    for time in [0, 0.25, 0.5, 0.8, 1] {
      let shown = chain.timeline.value(of: .position, on: box, at: time)
      #expect(isClose(shown.map { Double($0.x) }, 50 + 80 * time))
      #expect(isClose(shown.map { Double($0.y) }, 50 - 160 * time * (1 - time)))
    }
    let path = (chain.only as? KeyframeAnimation<CGPoint>)?.path
    expectEqual(path?.currentPoint, CGPoint(x: 130, y: 50))
  }

  @Test func `the height is above the higher end`() {
    // Up 30 and down 120: a third of the time up, by the square roots of the distances.
    let chain = Animate(box).jump(by: [60, 90], height: 30)
    let top = chain.timeline.value(of: .position, on: box, at: 1.0 / 3)
    #expect(isClose(top.map { Double($0.x) }, 70))
    #expect(isClose(top.map { Double($0.y) }, 20))
    #expect(isClose(chain.timeline.value(of: .positionY, on: box, at: 2.0 / 3), 50))
    expectEqual(chain.values(of: .position, on: box, at: [1]), [CGPoint(x: 110, y: 140)])
  }

  @Test func `a jump after a jump starts where the first landed`() {
    let chain = Animate(box).jump(by: [10, 0]).then().jump(by: [10, 0]).then().move(byX: 5)
    expectEqual(
      chain.values(of: .position, on: box, at: [1, 2, 3]),
      [
        CGPoint(x: 60, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 75, y: 50),
      ])
  }

  @Test func `a refused jump leaves the position to the verb after it`() {
    let half = Animate(box).jump(by: [.nan, 0], line: 7)
    expectEqual(half.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 50, y: 50)])
    // Neither half counts as written, so what follows is the first on its property and fills.
    let after = half.then().move(from: 0, y: 10)
    expectEqual(after.values(of: .positionY, on: box, at: [0.5, 1.5]), [0, 5])
  }
}
