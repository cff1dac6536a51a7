// The values and repeats of `pulse`.

import Animatic
import TestSupport
import Testing

struct `Pulse` {
  private let box = makeBox()

  @Test func `it swells and shrinks back`() {
    let chain = Animate(box).pulse(scale: 1.5)
    expectEqual(chain.only?.keyPath, "transform.scale")
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [1, 1.5, 1])
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [1, 1.5, 1])
    // Each half eases at both ends, so half of the time is half of the distance.
    #expect(isClose(chain.timeline.value(of: .scale, on: box, at: 0.25), 1.25))
    #expect(isClose(chain.timeline.value(of: .scale, on: box, at: 0.75), 1.25))
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `without arguments it swells by a tenth, once`() {
    expectEqual((Animate(box).pulse().only as? KeyframeAnimation<Double>)?.values, [1, 1.1, 1])
  }

  @Test func `several times share the duration`() {
    let chain = Animate(box).pulse(scale: 2, times: 2)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.25, 0.5, 0.75, 1]), [1, 2, 1, 2, 1])
    let written = Animate(box).pulse(times: 0.2).only as? KeyframeAnimation<Double>
    expectEqual(written?.values.count, 3)
  }

  @Test func `it multiplies the presentation value and ends exactly there`() {
    box[.scale] = 0.3
    let rest = box[.scale]
    expectEqual(
      Animate(box).pulse(scale: 1.5).values(of: .scale, on: box, at: [0, 0.5, 1]),
      [rest, rest * 1.5, rest])
    let after = Animate(box).scale(to: 4).then().pulse(scale: 1.5)
    expectEqual(after.values(of: .scale, on: box, at: [1, 1.5, 2]), [4, 6, 4])
  }

  @Test func `modified, it still multiplies`() {
    box[.scale] = 4
    let chain = Animate(box).pulse(scale: 1.5).modify { $0.autoreverses = true }
    expectEqual(chain.values(of: .scale, on: box, at: [0.5, 1, 1.5]), [6, 4, 6])
  }

  @Test func `its replacement by modify is not an effect`() {
    box[.scale] = 4
    let chain = Animate(box).pulse().modify { $0 = BasicAnimation(.scale, to: 2, duration: 1) }
    expectEqual(chain.values(of: .scale, on: box, at: [0, 1]), [4, 2])
  }

  @Test func `a pulse of 1000 times is accepted`() {
    #expect(Animate(box).pulse(times: 1000).problemIDs.isEmpty)
  }
}
