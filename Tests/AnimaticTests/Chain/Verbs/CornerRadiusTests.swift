// The values of `cornerRadius`.

import Animatic
import TestSupport
import Testing

struct `CornerRadius` {
  private let box = makeBox()

  @Test func `to a number starts from the presentation value`() {
    box[.cornerRadius] = 4
    let chain = Animate(box).cornerRadius(to: 12)
    expectEqual(chain.only?.keyPath, "cornerRadius")
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [0, 0.25, 1]), [4, 6, 12])
  }

  @Test func `from states the start`() {
    let chain = Animate(box).cornerRadius(from: 2, to: 6)
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [0, 0.5, 1]), [2, 4, 6])
  }

  @Test func `by goes so far from the presentation value`() {
    let chain = Animate(box).cornerRadius(to: 10).then().cornerRadius(by: -4)
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [1, 1.5, 2]), [10, 8, 6])
    let stated = Animate(box).cornerRadius(from: 1, by: 2)
    expectEqual(stated.values(of: .cornerRadius, on: box, at: [0, 0.5, 1]), [1, 2, 3])
  }
}
