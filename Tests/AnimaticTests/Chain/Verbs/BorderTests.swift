// The width and the color of `border`.

import Animatic
import TestSupport
import Testing

struct `Border` {
  private let box = makeBox()

  @Test func `the width starts from the presentation value`() {
    box[.borderWidth] = 2
    let chain = Animate(box).border(width: 6)
    expectEqual(chain.only?.keyPath, "borderWidth")
    expectEqual(chain.values(of: .borderWidth, on: box, at: [0, 0.25, 1]), [2, 3, 6])
    let stated = Animate(box).border(from: 0, width: 1)
    expectEqual(stated.values(of: .borderWidth, on: box, at: [0, 0.5]), [0, 0.5])
  }

  @Test func `the colour starts from the presentation value`() {
    let chain = Animate(box).border(color: .white)
    expectEqual(chain.only?.keyPath, "borderColor")
    expectEqual(
      chain.values(of: .borderColor, on: box, at: [0, 0.5]), [.black, RGBAColor(white: 0.5)])
    let stated = Animate(box).border(from: .white, color: .black)
    expectEqual(
      stated.values(of: .borderColor, on: box, at: [0, 0.25]), [.white, RGBAColor(white: 0.75)])
  }

  @Test func `a second one continues where the first ended`() {
    let chain = Animate(box).border(width: 4).then().border(width: 0)
    expectEqual(chain.values(of: .borderWidth, on: box, at: [1, 1.25]), [4, 3])
  }
}
