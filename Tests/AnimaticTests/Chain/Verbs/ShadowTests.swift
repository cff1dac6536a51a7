// The four properties of `shadow`.

import Animatic
import TestSupport
import Testing

struct `Shadow` {
  private let box = makeBox()

  @Test func `opacity and blur start from the presentation value`() {
    let opacity = Animate(box).shadow(opacity: 0.5)
    expectEqual(opacity.only?.keyPath, "shadowOpacity")
    expectEqual(opacity.values(of: .shadowOpacity, on: box, at: [0, 0.5, 1]), [0, 0.25, 0.5])
    let radius = Animate(box).shadow(radius: 7)
    expectEqual(radius.only?.keyPath, "shadowRadius")
    expectEqual(radius.values(of: .shadowRadius, on: box, at: [0, 0.5, 1]), [3, 5, 7])
  }

  @Test func `the offset takes a size or two numbers`() {
    let expected = [CGSize(width: 0, height: -3), CGSize(width: 2, height: 0.5)]
    let size = Animate(box).shadow(offset: CGSize(width: 4, height: 4))
    let numbers = Animate(box).shadow(offset: [4, 4])
    for chain in [size, numbers] {
      expectEqual(chain.only?.keyPath, "shadowOffset")
      expectEqual(chain.values(of: .shadowOffset, on: box, at: [0, 0.5]), expected)
    }
    let stated = Animate(box).shadow(from: [1, 2], offset: [3, 4])
    expectEqual(
      stated.values(of: .shadowOffset, on: box, at: [0, 0.5]),
      [
        CGSize(width: 1, height: 2), CGSize(width: 2, height: 3),
      ])
  }

  @Test func `the colour starts from the presentation value`() {
    let chain = Animate(box).shadow(color: .white)
    expectEqual(chain.only?.keyPath, "shadowColor")
    expectEqual(
      chain.values(of: .shadowColor, on: box, at: [0, 0.5]), [.black, RGBAColor(white: 0.5)])
  }

  @Test func `from is an explicit start, and the next verb starts from the end`() {
    let chain = Animate(box).shadow(from: 1, opacity: 0.5).then().shadow(opacity: 0)
    expectEqual(chain.values(of: .shadowOpacity, on: box, at: [0, 1, 1.5]), [1, 0.5, 0.25])
    expectEqual(
      Animate(box).shadow(from: 0, radius: 4).values(of: .shadowRadius, on: box, at: [0.25]), [1])
  }

  @Test func `C-2 an offset of one number is reported at the shadow's offset`() {
    expectEqual(Animate(box).shadow(offset: [1]).finding("C-2")?.path, "shadowOffset")
  }
}
