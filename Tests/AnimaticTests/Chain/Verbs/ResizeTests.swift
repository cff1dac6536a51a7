// The values of `resize`.

import Animatic
import TestSupport
import Testing

struct `Resize` {
  private let box = makeBox()

  private func sized() -> Layer {
    Layer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  private func size(_ width: Double, _ height: Double) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `to a size or two numbers starts from the presentation value`() {
    let layer = sized()
    let chains = [Animate(layer).resize(to: size(80, 60)), Animate(layer).resize(to: [80, 60])]
    for chain in chains {
      expectEqual(chain.only?.keyPath, "bounds.size")
      expectEqual(
        chain.values(of: .boundsSize, on: layer, at: [0, 0.5, 1]),
        [
          size(40, 20), size(60, 40), size(80, 60),
        ])
    }
  }

  @Test func `from states the start, in both spellings`() {
    let layer = sized()
    let chains = [
      Animate(layer).resize(from: size(10, 10), to: size(20, 30)),
      Animate(layer).resize(from: [10, 10], to: [20, 30]),
      Animate(layer).resize(from: size(10, 10), by: size(10, 20)),
      Animate(layer).resize(from: [10, 10], by: [10, 20]),
    ]
    for chain in chains {
      expectEqual(
        chain.values(of: .boundsSize, on: layer, at: [0, 0.5]), [size(10, 10), size(15, 20)])
    }
  }

  @Test func `by grows from the presentation value`() {
    let layer = sized()
    let chain = Animate(layer).resize(by: [10, 20]).then().resize(by: size(10, -20))
    expectEqual(
      chain.values(of: .boundsSize, on: layer, at: [0.5, 1, 1.5]),
      [
        size(45, 30), size(50, 40), size(55, 30),
      ])
  }

  @Test func `one side leaves the other free`() {
    let layer = sized()
    let width = Animate(layer).resize(width: 60)
    expectEqual(width.only?.keyPath, "bounds.size.width")
    expectEqual(width.values(of: .boundsSize, on: layer, at: [0.5]), [size(50, 20)])
    let height = Animate(layer).resize(from: 0, height: 60)
    expectEqual(height.only?.keyPath, "bounds.size.height")
    expectEqual(height.values(of: .boundsSize, on: layer, at: [0.5]), [size(40, 30)])
  }

  @Test func `C-2 a start of one number is reported at the size`() {
    let finding = Animate(box).resize(from: [1], to: [1, 2]).finding("C-2")
    expectEqual(finding?.path, "bounds.size")
    expectEqual(finding?.message.contains("size"), true)
  }
}
