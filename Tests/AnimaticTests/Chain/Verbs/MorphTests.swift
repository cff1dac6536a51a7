// The interpolation of `morph`.

import Animatic
import TestSupport
import Testing

struct `Morph` {
  private let box = makeBox()

  private func square(_ side: Double) -> BezierPath {
    BezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test func `outlines of one make turn point by point`() {
    let chain = Animate(box).morph(from: square(10), to: square(20))
    expectEqual(chain.only?.keyPath, "path")
    expectEqual(
      chain.values(of: .path, on: box, at: [0, 0.5, 1]), [square(10), square(15), square(20)])
  }

  @Test func `without a start it goes from the presentation value`() {
    box[.path] = square(4)
    let chain = Animate(box).morph(to: square(8)).then().morph(to: square(0))
    expectEqual(
      chain.values(of: .path, on: box, at: [0.5, 1, 1.5]), [square(6), square(8), square(4)])
  }
}
