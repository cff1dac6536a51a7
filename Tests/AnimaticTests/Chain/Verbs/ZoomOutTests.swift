// The start and end of `zoomOut`.

import Animatic
import TestSupport
import Testing

struct `ZoomOut` {
  private let box = makeBox()

  @Test func `it shrinks from the presentation value to nothing`() {
    box[.scale] = 2
    let chain = Animate(box).zoomOut()
    expectEqual(chain.only?.keyPath, "transform.scale")
    expectEqual(chain.values(of: .scale, on: box, at: [0, 0.5, 1]), [2, 1, 0])
  }

  @Test func `it starts from what the verb before it left`() {
    let chain = Animate(box).scale(to: 3).then().zoomOut(to: 1)
    expectEqual(chain.values(of: .scale, on: box, at: [1, 1.5, 2]), [3, 2, 1])
  }
}
