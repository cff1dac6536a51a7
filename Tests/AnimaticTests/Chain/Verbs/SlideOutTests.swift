// The edge and the start of `slideOut`.

import Animatic
import TestSupport
import Testing

struct `SlideOut` {
  private let box = makeBox()

  @Test(arguments: [(LayerEdge.left, -80.0), (.right, 80)])
  func `to the sides it goes along x`(edge: LayerEdge, end: Double) {
    let chain = Animate(box).slideOut(to: edge, distance: 80)
    expectEqual(chain.only?.keyPath, "transform.translation.x")
    expectEqual(chain.values(of: .translationX, on: box, at: [0, 0.25, 1]), [0, end / 4, end])
  }

  @Test(arguments: [(LayerEdge.top, -100.0), (.bottom, 100)])
  func `up and down it goes along y, by default a hundred points`(edge: LayerEdge, end: Double) {
    let chain = Animate(box).slideOut(to: edge)
    expectEqual(chain.only?.keyPath, "transform.translation.y")
    expectEqual(chain.values(of: .translationY, on: box, at: [0, 0.25, 1]), [0, end / 4, end])
  }

  @Test func `it starts from the presentation value`() {
    box[.translationX] = 20
    let chain = Animate(box).slideOut(to: .right)
    expectEqual(chain.values(of: .translationX, on: box, at: [0, 0.5, 1]), [20, 60, 100])
    let after = Animate(box).slideIn(from: .left).then().slideOut(to: .left)
    expectEqual(after.values(of: .translationX, on: box, at: [1, 1.5]), [0, -50])
  }
}
