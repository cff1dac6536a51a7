// The start and end of `zoomIn`.

import Animatic
import TestSupport
import Testing

struct `ZoomIn` {
  private let box = makeBox()

  @Test func `without arguments it grows from nothing`() {
    let chain = Animate(box).zoomIn()
    expectEqual(chain.only?.keyPath, "transform.scale")
    expectEqual((chain.only as? BasicAnimation<Double>)?.fromValue, 0)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.25, 1]), [0, 0.25, 1])
  }

  @Test func `both ends can be given`() {
    let chain = Animate(box).zoomIn(from: 0.5, to: 2)
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [0.5, 1.25, 2])
  }

  @Test func `delayed, it hides the layer before its begin`() {
    let chain = Animate(box).zoomIn(at: .start + 1)
    expectEqual(chain.values(of: .scale, on: box, at: [0.5, 1.5]), [0, 0.5])
  }
}
