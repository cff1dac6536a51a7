// The property, the start, and the duration of each spelling of `move`.

import Animatic
import TestSupport
import Testing

struct `Move` {
  private let box = makeBox()

  private func positions(_ chain: Animate) -> [CGPoint?] {
    chain.values(of: .position, on: box, at: [0, 0.5, 1])
  }

  private let toHundred = [
    CGPoint(x: 50, y: 50), CGPoint(x: 75, y: 125), CGPoint(x: 100, y: 200),
  ]

  @Test func `to a point starts from the model and takes one second`() {
    let chain = Animate(box).move(to: CGPoint(x: 100, y: 200))
    expectEqual(chain.duration, 1)
    expectEqual(positions(chain), toHundred)
    expectEqual(chain.only?.keyPath, "position")
  }

  @Test func `to an array is the same animation as to a point`() {
    let chain = Animate(box).move(to: [100, 200])
    let written = chain.only as? BasicAnimation<CGPoint>
    expectEqual(positions(chain), toHundred)
    #expect(written?.fromValue == nil)
    expectEqual(written?.toValue, CGPoint(x: 100, y: 200))
  }

  @Test func `from a point states the start`() {
    let chain = Animate(box).move(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 60))
    expectEqual(
      positions(chain), [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 60)])
  }

  @Test func `from an array states the start`() {
    let chain = Animate(box).move(from: [10, 20], to: [30, 60])
    expectEqual(
      positions(chain), [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 30, y: 60)])
  }

  @Test func `x leaves y free`() {
    let chain = Animate(box).move(x: 100)
    expectEqual(chain.only?.keyPath, "position.x")
    expectEqual(
      positions(chain), [CGPoint(x: 50, y: 50), CGPoint(x: 75, y: 50), CGPoint(x: 100, y: 50)])
  }

  @Test func `x with a start`() {
    let chain = Animate(box).move(from: 0, x: 10)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.25, 1]), [0, 2.5, 10])
  }

  @Test func `y leaves x free`() {
    let chain = Animate(box).move(y: 100)
    expectEqual(chain.only?.keyPath, "position.y")
    expectEqual(
      positions(chain), [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 75), CGPoint(x: 50, y: 100)])
  }

  @Test func `y with a start`() {
    let chain = Animate(box).move(from: 0, y: 10)
    expectEqual(chain.values(of: .positionY, on: box, at: [0, 0.25, 1]), [0, 2.5, 10])
  }

  @Test func `by an offset point goes that far from the model`() {
    let chain = Animate(box).move(offset: CGPoint(x: 50, y: 150))
    expectEqual(positions(chain), toHundred)
    expectEqual((chain.only as? BasicAnimation<CGPoint>)?.byValue, CGPoint(x: 50, y: 150))
  }

  @Test func `by an offset array goes that far from the model`() {
    expectEqual(positions(Animate(box).move(offset: [50, 150])), toHundred)
  }

  @Test func `by an offset from a stated start`() {
    let expected = [CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 4), CGPoint(x: 3, y: 6)]
    expectEqual(positions(Animate(box).move(from: [1, 2], offset: [2, 4])), expected)
    let start = CGPoint(x: 1, y: 2)
    expectEqual(positions(Animate(box).move(from: start, offset: CGPoint(x: 2, y: 4))), expected)
  }

  @Test func `by an offset along one axis`() {
    let along = Animate(box).move(offsetX: 20)
    expectEqual(along.only?.keyPath, "position.x")
    expectEqual(along.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 60, y: 50)])
    let down = Animate(box).move(offsetY: -20)
    expectEqual(down.only?.keyPath, "position.y")
    expectEqual(down.values(of: .position, on: box, at: [1]), [CGPoint(x: 50, y: 30)])
    expectEqual(
      Animate(box).move(from: 1, offsetX: 2).values(of: .positionX, on: box, at: [1]), [3])
    expectEqual(
      Animate(box).move(from: 1, offsetY: 2).values(of: .positionY, on: box, at: [1]), [3])
  }

  @Test func `the next move starts where the last one ended`() {
    let chain = Animate(box).move(to: [100, 100]).then().move(to: [300, 400])
    expectEqual(
      chain.values(of: .position, on: box, at: [1, 1.5, 2]),
      [
        CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 250), CGPoint(x: 300, y: 400),
      ])
  }

  @Test func `an offset is built on the presentation value when it begins`() {
    let chain = Animate(box).move(to: [100, 100]).then().move(offset: [10, 20])
    expectEqual(
      chain.values(of: .position, on: box, at: [1.5, 2]),
      [
        CGPoint(x: 105, y: 110), CGPoint(x: 110, y: 120),
      ])
    let interrupted = Animate(box).move(x: 150).move(offsetX: 10).after(begin: 0.5)
    expectEqual(interrupted.values(of: .positionX, on: box, at: [0.5, 1, 1.5]), [100, 105, 110])
  }

  @Test func `the line of the call travels to the animation`() {
    let line: UInt = #line + 1
    let chain = Animate(box).move(x: 1)
    expectEqual(chain.only?.place, SourcePlace(file: #fileID, line: line))
    expectEqual(Animate(box).move(to: [1, 1], file: "A/B.swift", line: 7).only?.place?.line, 7)
  }

  @Test func `by is the clear spelling of offset`() {
    for chain in [
      Animate(box).move(by: CGPoint(x: 50, y: 150)), Animate(box).move(by: [50, 150]),
    ] {
      expectEqual(positions(chain), toHundred)
      expectEqual((chain.only as? BasicAnimation<CGPoint>)?.byValue, CGPoint(x: 50, y: 150))
    }
    let stated = Animate(box).move(from: [1, 2], by: [10, 20])
    expectEqual(
      positions(stated),
      [
        CGPoint(x: 1, y: 2), CGPoint(x: 6, y: 12), CGPoint(x: 11, y: 22),
      ])
  }

  @Test func `byX and byY go on from what the verb before left`() {
    let chain = Animate(box).move(to: [100, 100]).then().move(byX: 10).move(byY: 20)
    expectEqual(
      chain.values(of: .position, on: box, at: [1.5, 2]),
      [
        CGPoint(x: 105, y: 110), CGPoint(x: 110, y: 120),
      ])
    expectEqual(Animate(box).move(from: 1, byX: 2).values(of: .positionX, on: box, at: [0.5]), [2])
    expectEqual(Animate(box).move(from: 1, byY: 2).values(of: .positionY, on: box, at: [0.5]), [2])
  }

  @Test func `C-2 an array that does not have two numbers is refused in every form`() {
    let arrays: [[Double]] = [[], [1], [1, 2, 3]]
    for array in arrays {
      expectEqual(Animate(box).move(to: array).problemIDs, ["C-2"])
      expectEqual(Animate(box).move(from: array, to: [1, 2]).problemIDs, ["C-2"])
      expectEqual(Animate(box).move(offset: array).problemIDs, ["C-2"])
      expectEqual(Animate(box).move(to: array).values(of: .positionX, on: box, at: [0.5]), [50])
    }
    #expect(Animate(box).move(to: [1, 2]).problemIDs.isEmpty)
  }

  @Test func `an offset starts from the position at its begin, whatever the anchor point`() {
    let card = Layer(
      position: CGPoint(x: 100, y: 100), bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    card.anchorPoint = CGPoint(x: 0, y: 0)
    let chain = Animate(card).move(offset: [10, 0]).then().move(offset: [10, 0])
    expectEqual(
      chain.values(of: .position, on: card, at: [0, 1, 2]),
      [
        CGPoint(x: 100, y: 100), CGPoint(x: 110, y: 100), CGPoint(x: 120, y: 100),
      ])
    card.position.x = 0
    expectEqual(chain.values(of: .positionX, on: card, at: [2]), [20])
  }
}
