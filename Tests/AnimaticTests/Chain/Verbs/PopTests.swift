// The values of `pop`.

import Animatic
import TestSupport
import Testing

struct `Pop` {
  private let box = makeBox()

  @Test func `it grows, shrinks below its size, and ends at its start`() {
    let chain = Animate(box).pop(scale: 1.5)
    expectEqual(chain.only?.keyPath, "transform.scale")
    let written = chain.only as? KeyframeAnimation<Double>
    expectEqual(written?.values, [1, 1.5, 0.75, 1])
    expectEqual(written?.keyTimes, [0, 0.4, 0.7, 1])
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.4, 0.7, 1]), [1, 1.5, 0.75, 1])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `without arguments it swells by a fifth`() {
    expectEqual((Animate(box).pop().only as? KeyframeAnimation<Double>)?.values[1], 1.2)
  }

  @Test func `it multiplies the presentation value and ends exactly there`() {
    box[.scale] = 0.3
    let rest = box[.scale]
    expectEqual(
      Animate(box).pop(scale: 1.5).values(of: .scale, on: box, at: [0, 0.4, 1]),
      [rest, rest * 1.5, rest])
    let after = Animate(box).scale(to: 2).then().pop(scale: 1.5)
    expectEqual(after.values(of: .scale, on: box, at: [1.4, 1.7, 2]), [3, 1.5, 2])
  }
}
