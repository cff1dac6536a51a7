// The values of `zPosition`.

import Animatic
import TestSupport
import Testing

struct `ZPosition` {
  private let box = makeBox()

  @Test func `to a number starts from the presentation value`() {
    box[.zPosition] = 4
    let chain = Animate(box).zPosition(to: 12)
    expectEqual(chain.only?.keyPath, "zPosition")
    expectEqual(chain.values(of: .zPosition, on: box, at: [0, 0.25, 1]), [4, 6, 12])
  }

  @Test func `from states the start`() {
    let chain = Animate(box).zPosition(from: 2, to: 6)
    expectEqual(chain.values(of: .zPosition, on: box, at: [0, 0.5, 1]), [2, 4, 6])
  }

  @Test func `by goes so far from the presentation value`() {
    let chain = Animate(box).zPosition(to: 10).then().zPosition(by: -4)
    expectEqual(chain.values(of: .zPosition, on: box, at: [1, 1.5, 2]), [10, 8, 6])
    let stated = Animate(box).zPosition(from: 1, by: 2)
    expectEqual(stated.values(of: .zPosition, on: box, at: [0, 0.5, 1]), [1, 2, 3])
  }
}
