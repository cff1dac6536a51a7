// The angle of `spin`.

import Animatic
import TestSupport
import Testing

struct `Spin` {
  private let box = makeBox()

  @Test func `without arguments it turns once on from the presentation value`() {
    let chain = Animate(box).rotate(to: .radians(1)).then().spin()
    expectEqual(chain.children.last?.keyPath, "transform.rotation.z")
    let turn = 2 * Double.pi
    expectEqual(
      chain.values(of: .rotation, on: box, at: [1, 1.5, 2]), [1, 1 + turn / 2, 1 + turn])
  }

  @Test func `turns can be many, fractional, and negative`() {
    expectEqual(Animate(box).spin(turns: 3).values(of: .rotation, on: box, at: [0.5]), [3 * .pi])
    expectEqual(
      Animate(box).spin(turns: -0.5).values(of: .rotation, on: box, at: [0, 1]), [0, -.pi])
  }

  @Test func `a whole turn ends as it began, so nothing snaps back`() {
    #expect(Animate(box).spin().diagnostics.isEmpty)
  }
}
