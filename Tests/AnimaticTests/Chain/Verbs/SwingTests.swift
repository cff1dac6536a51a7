// The values of `swing`.

import Animatic
import TestSupport
import Testing

struct `Swing` {
  private let box = makeBox()

  @Test func `it oscillates with decreasing amplitude and ends at its start`() {
    let chain = Animate(box).swing(angle: .radians(0.75))
    expectEqual(chain.only?.keyPath, "transform.rotation.z")
    expectEqual((chain.only as? KeyframeAnimation<Double>)?.values, [0, 0.75, -0.5, 0.25, 0])
    expectEqual(
      chain.values(of: .rotation, on: box, at: [0, 0.25, 0.5, 0.75, 1]), [0, 0.75, -0.5, 0.25, 0])
    // Each half eases at both ends, so half of the time is half of the distance.
    #expect(isClose(chain.timeline.value(of: .rotation, on: box, at: 0.125), 0.375))
    #expect(isClose(chain.timeline.value(of: .rotation, on: box, at: 0.375), 0.125))
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `without arguments it goes fifteen degrees`() {
    let written = Animate(box).swing().only as? KeyframeAnimation<Double>
    expectEqual(written?.values[1], RotationAngle.degrees(15).radians)
  }

  @Test func `it is built on the presentation value and ends exactly there`() {
    box[.rotation] = 0.1
    let rest = box[.rotation]
    let chain = Animate(box).swing(angle: .radians(0.75))
    expectEqual(chain.values(of: .rotation, on: box, at: [0, 1]), [rest, rest])
    let after = Animate(box).rotate(to: .radians(1)).then().swing(angle: .radians(0.75))
    expectEqual(after.values(of: .rotation, on: box, at: [1.25, 2]), [1.75, 1])
  }
}
