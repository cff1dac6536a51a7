// The edge and the end of `slideIn`.

import Animatic
import TestSupport
import Testing

struct `SlideIn` {
  private let box = makeBox()

  @Test(arguments: [(LayerEdge.left, -80.0), (.right, 80)])
  func `from the left and right it moves along x to its position`(edge: LayerEdge, start: Double) {
    let chain = Animate(box).slideIn(from: edge, distance: 80)
    expectEqual(chain.only?.keyPath, "transform.translation.x")
    expectEqual(
      chain.values(of: .translationX, on: box, at: [0, 0.25, 1]), [start, start * 0.75, 0])
  }

  @Test(arguments: [(LayerEdge.top, -100.0), (.bottom, 100)])
  func `from above and below it comes along y, by default a hundred points`(
    edge: LayerEdge, start: Double
  ) {
    let chain = Animate(box).slideIn(from: edge)
    expectEqual(chain.only?.keyPath, "transform.translation.y")
    expectEqual(
      chain.values(of: .translationY, on: box, at: [0, 0.25, 1]), [start, start * 0.75, 0])
    expectEqual(chain.values(of: .position, on: box, at: [0.25]), [CGPoint(x: 50, y: 50)])
  }

  @Test func `delayed, it is aside before its begin`() {
    let chain = Animate(box).slideIn(from: .left, at: .start + 1)
    expectEqual(chain.values(of: .translationX, on: box, at: [0.5, 1.5]), [-100, -50])
  }

  @Test func `it brings back what slid out`() {
    let chain = Animate(box).slideOut(to: .right).then().slideIn(from: .right)
    expectEqual(chain.values(of: .translationX, on: box, at: [0.5, 1, 2]), [50, 100, 0])
  }
}
