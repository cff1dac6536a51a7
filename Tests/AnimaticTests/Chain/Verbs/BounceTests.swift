// The values of `bounce`.

import Animatic
import TestSupport
import Testing

struct `Bounce` {
  private let box = makeBox()

  @Test func `each bounce is a quarter as high and half as long`() {
    let chain = Animate(box).bounce(height: 32, duration: 7)
    expectEqual(chain.only?.keyPath, "transform.translation.y")
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [0, -32, 0, -8, 0, -2, 0])
    let landings: [Double] = [0, 4, 6, 7]
    #expect(
      landings.allSatisfy { isClose(chain.timeline.value(of: .translationY, on: box, at: $0), 0) })
    for (time, top) in [(2.0, -32.0), (5, -8), (6.5, -2)] {
      #expect(isClose(chain.timeline.value(of: .translationY, on: box, at: time), top))
    }
    #expect(chain.diagnostics.isEmpty)
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 3.75])
  func `a bounce is a parabola`(time: Double) {
    let chain = Animate(box).bounce(height: 32, duration: 7)
    let height = 32 * (1 - (time - 2) * (time - 2) / 4)
    #expect(isClose(chain.timeline.value(of: .translationY, on: box, at: time), -height))
  }

  @Test func `without arguments it is twenty points high`() {
    expectEqual((Animate(box).bounce().only as? KeyframeAnimation<Double>)?.values[1], -20)
  }

  @Test func `it is built on the presentation value and ends exactly there`() {
    box[.translationY] = 0.1
    let chain = Animate(box).bounce()
    expectEqual(chain.values(of: .translationY, on: box, at: [0, 1]), [0.1, 0.1])
    let after = Animate(box).slideOut(to: .bottom).then().bounce(duration: 7)
    expectEqual(after.values(of: .translationY, on: box, at: [3, 8]), [80, 100])
  }
}
