// Y-3: points and rectangles from layer to layer.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct PlaceRuleTests {
  private let parent = Layer(
    name: "parent", position: CGPoint(x: 100, y: 200),
    bounds: CGRect(x: 10, y: 20, width: 40, height: 80))
  private let child = Layer(
    name: "child", position: CGPoint(x: 5, y: 6), bounds: CGRect(x: 1, y: 2, width: 10, height: 20))

  init() { parent.addSublayer(child) }

  /// A point of the child, in the parent's coordinates or around it, and back.
  private func numbers(_ x: Double, _ y: Double, to layer: Layer? = nil) -> [Double] {
    child.convert(CGPoint(x: x, y: y), to: layer).components
  }

  @Test func `Y-3: position, anchor point and the bounds' origin`() {
    // The anchor point is at (6, 12) of the child.
    expectEqual(numbers(6, 12, to: parent), [5, 6])
    expectEqual(numbers(1, 2, to: parent), [0, -4])
    // That of the parent at (30, 60).
    expectEqual(numbers(6, 12), [75, 146])
    expectEqual(child.convert(CGPoint(x: 75, y: 146), from: nil).components, [6, 12])
    expectEqual(parent.convert(CGPoint(x: 6, y: 12), from: child).components, [5, 6])
    expectEqual(parent.convert(CGPoint(x: 5, y: 6), to: child).components, [6, 12])
    expectEqual(child.convert(CGPoint(x: 3, y: 4), to: child).components, [3, 4])
    child.anchorPoint = .zero
    expectEqual(numbers(1, 2, to: parent), [5, 6])
  }

  @Test func `Y-3: the transform acts about the anchor point`() {
    child.transform = .scale(x: 2, y: 3)
    expectEqual(numbers(6, 12, to: parent), [5, 6])
    expectEqual(numbers(7, 13, to: parent), [7, 9])
    expectEqual(child.convert(CGPoint(x: 7, y: 9), from: parent).components, [7, 13])
    // Clockwise where y goes down.
    child.transform = .rotation(by: .pi / 2)
    #expect(agree(numbers(7, 12, to: parent), [5, 7]))
  }

  @Test func `Y-3: the sublayer transform acts about the anchor point in the bounds`() {
    parent.sublayerTransform = .scale(x: 2, y: 2)
    // About (30, 60): (5, 6) goes to (-20, -48).
    expectEqual(numbers(6, 12, to: parent), [-20, -48])
    expectEqual(child.convert(CGPoint(x: -20, y: -48), from: parent).components, [6, 12])
    parent.model.bounds.origin = .zero
    // About (20, 40).
    expectEqual(numbers(6, 12, to: parent), [-10, -28])
    // Not for the parent's own points.
    expectEqual(parent.convert(CGPoint(x: 20, y: 40), to: nil).components, [100, 200])
  }

  @Test func `Y-3: perspective of the superlayer shrinks the far side`() {
    parent.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    parent.sublayerTransform = .perspective(distance: 500)
    child.position = .zero
    child.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    child.transform = .rotation(by: .pi / 4, x: 0, y: 1, z: 0)
    let seen = numbers(100, 0, to: parent)
    let side: Double = 100 * 0.5.squareRoot()
    #expect(agree(seen, [side / (1 + side / 500), 0]))
    #expect(
      agree(child.convert(CGPoint(components: seen), from: parent).components, [100, 0]))
  }

  @Test func `Y-3: height counts below a perspective, and is flat again in the superlayer`() {
    parent.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    parent.sublayerTransform = .perspective(distance: 500)
    child.model[.bounds] = .zero
    child.position = CGPoint(x: 10, y: 20)
    child.zPosition = 250
    expectEqual(numbers(0, 0, to: parent), [20, 40])
    let inner = Layer()
    inner.zPosition = 100
    child.addSublayer(inner)
    expectEqual(inner.convert(CGPoint.zero, to: parent).components, [20, 40])
  }

  @Test func `Y-3: a transform acts about the anchor's z-coordinate`() {
    child.model[.bounds] = .zero
    child.anchorPointZ = 10
    child.transform = .rotation(by: .pi / 2, x: 0, y: 1, z: 0).concatenated(
      with: .perspective(distance: 500))
    // The plane is 10 behind the anchor, and turned to the side by it.
    let seen = child.convert(CGPoint.zero, to: parent)
    #expect(agree(seen.components, [5 - 10, 6]))
  }

  @Test func `Y-3: a mask is not among the sublayers that are transformed`() {
    let mask = Layer()
    parent.mask = mask
    parent.sublayerTransform = .scale(x: 2, y: 2)
    expectEqual(mask.convert(CGPoint(x: 3, y: 4), to: parent).components, [3, 4])
  }

  @Test func `Y-3: a rectangle becomes the box around its corners`() {
    child.transform = .rotation(by: .pi / 2)
    let rect = CGRect(x: 6, y: 12, width: 4, height: 2)
    #expect(agree(child.convert(rect, to: parent).components, [3, 6, 2, 4]))
    #expect(agree(parent.convert(rect, from: child).components, [3, 6, 2, 4]))
    let inside = CGRect(x: 3, y: 6, width: 2, height: 4)
    #expect(agree(child.convert(inside, from: parent).components, [6, 12, 4, 2]))
    #expect(agree(parent.convert(inside, to: child).components, [6, 12, 4, 2]))
  }

  @Test func `Y-3: between two trees through their roots`() {
    let other = Layer(position: CGPoint(x: 1, y: 1))
    expectEqual(other.convert(CGPoint(x: 6, y: 12), from: child).components, [74, 145])
    expectEqual(other.convert(CGPoint(x: 74, y: 145), to: child).components, [6, 12])
  }

  @Test func `Y-3: common superlayers do not count`() {
    let beside = Layer(position: CGPoint(x: 1, y: 1))
    parent.addSublayer(beside)
    parent.transform = .scale(x: 0)
    expectEqual(beside.convert(CGPoint(x: 6, y: 12), from: child).components, [4, 5])
  }

  @Test func `there is no conversion to a layer at scale 0`() {
    for transform in [
      Transform3D.scale(x: 0), .scale(x: 0, y: 0), .rotation(by: .pi / 2, x: 1, y: 0, z: 0),
    ] {
      child.transform = transform
      let inside = child.convert(CGPoint(x: 5, y: 6), from: parent)
      #expect(inside.x.isNaN && inside.y.isNaN, "\(transform)")
      #expect(child.convert(child.bounds, from: nil).isNull)
    }
    // Out of it there is.
    child.transform = .scale(x: 0)
    expectEqual(numbers(99, 12, to: parent), [5, 6])
    // Beside the eye nothing is visible.
    child.transform = Transform3D(m14: 1, m44: 0)
    #expect(numbers(6, 12).allSatisfy { $0.isNaN })
    #expect(child.convert(CGRect(x: 6, y: 12, width: 1, height: 1), to: nil).isNull)
  }

  @Test func `the presentation is used if requested`() {
    let stage = Stage(clock: ManualClock())
    stage.add(parent)
    child.add(BasicAnimation(.positionX, from: 5, to: 105, duration: 1))
    parent.add(BasicAnimation(.positionY, from: 200, to: 300, duration: 1))
    stage.advance(by: 0.5)
    let point = CGPoint(x: 6, y: 12)
    expectEqual(child.convert(point, to: nil).components, [75, 146])
    expectEqual(child.convert(point, to: nil, in: .presentation).components, [125, 196])
    let shown = CGPoint(x: 125, y: 196)
    expectEqual(child.convert(shown, from: nil, in: .presentation).components, [6, 12])
    let rect = CGRect(x: 6, y: 12, width: 1, height: 1)
    expectEqual(child.convert(rect, to: nil, in: .presentation).components, [125, 196, 1, 1])
    expectEqual(
      child.convert(CGRect(x: 125, y: 196, width: 1, height: 1), from: nil, in: .presentation), rect
    )
  }
}
