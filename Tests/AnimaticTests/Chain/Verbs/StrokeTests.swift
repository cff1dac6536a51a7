// The values of `stroke`.

import Animatic
import TestSupport
import Testing

struct `Stroke` {
  private let box = makeBox()

  @Test func `without arguments it draws all of the line`() {
    let chain = Animate(box).stroke()
    expectEqual(chain.only?.keyPath, "strokeEnd")
    expectEqual((chain.only as? BasicAnimation<Double>)?.fromValue, 0)
    expectEqual(chain.values(of: .strokeEnd, on: box, at: [0, 0.25, 1]), [0, 0.25, 1])
  }

  @Test func `both ends can be given, and delayed it is not drawn before its begin`() {
    let chain = Animate(box).stroke(from: 0.5, to: 0.75, at: .start + 1)
    expectEqual(chain.values(of: .strokeEnd, on: box, at: [0.5, 1.5, 2]), [0.5, 0.625, 0.75])
  }

  @Test func `start moves the other end, from the presentation value`() {
    let chain = Animate(box).stroke(start: 0.5).then().stroke(start: 1)
    expectEqual(chain.children.map(\.keyPath), ["strokeStart", "strokeStart"])
    expectEqual(chain.values(of: .strokeStart, on: box, at: [0.5, 1, 1.5]), [0.25, 0.5, 0.75])
    let stated = Animate(box).stroke(from: 1, start: 0)
    expectEqual(stated.values(of: .strokeStart, on: box, at: [0.25]), [0.75])
  }

  @Test func `color changes its colour`() {
    let chain = Animate(box).stroke(from: .black, color: .white)
    expectEqual(chain.only?.keyPath, "strokeColor")
    expectEqual(
      chain.values(of: .strokeColor, on: box, at: [0, 0.25]), [.black, RGBAColor(white: 0.25)])
  }
}
