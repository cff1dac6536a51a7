// Y-4: which layer is at a point.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct HitRuleTests {
  // The root is at 100 to 200 around it, and its coordinates begin at 0.
  private let root = HitRuleTests.square("root", at: 150, size: 100)
  private let a = HitRuleTests.square("a", at: 30, size: 40)
  private let b = HitRuleTests.square("b", at: 40, size: 40)

  init() { root.sublayers = [a, b] }

  private static func square(_ name: String, at center: Double, size: Double) -> Layer {
    Layer(
      name: name, position: CGPoint(x: center, y: center),
      bounds: CGRect(x: 0, y: 0, width: size, height: size))
  }

  private func hit(_ place: Double, in state: LayerState = .model) -> String? {
    root.hitTest(CGPoint(x: place, y: place), in: state)?.name
  }

  @Test func `Y-4: the point is in the superlayer's coordinates`() {
    expectEqual(hit(105), "root")
    expectEqual(hit(115), "a")
    #expect(hit(99) == nil && hit(50) == nil && hit(201) == nil)
    #expect(a.hitTest(CGPoint(x: 15, y: 15)) === a)
    #expect(a.hitTest(CGPoint(x: 115, y: 115)) == nil)
    root.sublayerTransform = .scale(x: 0.5, y: 0.5)
    // About the middle of the root, at 50: a is at 30 to 50 now.
    #expect(a.hitTest(CGPoint(x: 31, y: 31)) === a)
    #expect(a.hitTest(CGPoint(x: 29, y: 29)) == nil)
  }

  @Test func `Y-4: left and upper edges are within, the others are not`() {
    #expect(root.contains(.zero) && root.contains(CGPoint(x: 99.5, y: 0)))
    #expect(!root.contains(CGPoint(x: 100, y: 0)) && !root.contains(CGPoint(x: 0, y: 100)))
    #expect(!root.contains(CGPoint(x: -0.5, y: 0)))
    #expect(!root.contains(CGPoint(x: Double.nan, y: 0)))
    #expect(hit(100) == "root" && hit(200) == nil)
    root.bounds.origin.x = 50
    #expect(!root.contains(.zero) && root.contains(CGPoint(x: 149, y: 0)))
  }

  @Test func `Y-4: the frontmost layer is hit first`() {
    expectEqual(hit(125), "b")
    a.zPosition = 1
    expectEqual(hit(125), "a")
    b.zPosition = 1
    expectEqual(hit(125), "b")
    a.zPosition = -2
    b.zPosition = -3
    expectEqual(hit(125), "a")
  }

  @Test func `Y-4: a sublayer is in front of what it is in, however low`() {
    a.zPosition = -100
    b.removeFromSuperlayer()
    expectEqual(hit(125), "a")
    let inner = Self.square("inner", at: 20, size: 10)
    a.addSublayer(inner)
    #expect(hit(130) == "inner" && hit(112) == "a")
  }

  @Test(arguments: [0, -1] as [Double])
  func `Y-4: transparent layers are skipped with their sublayers`(opacity: Double) {
    let inner = Self.square("inner", at: 20, size: 100)
    b.addSublayer(inner)
    expectEqual(hit(125), "inner")
    b.opacity = opacity
    expectEqual(hit(125), "a")
    root.opacity = opacity
    #expect(hit(125) == nil)
  }

  @Test func `Y-4: hidden layers are skipped with their sublayers`() {
    b.addSublayer(Self.square("inner", at: 20, size: 100))
    b.opacity = 0.001
    expectEqual(hit(125), "inner")
    b.isHidden = true
    expectEqual(hit(125), "a")
    root.isHidden = true
    #expect(hit(125) == nil)
  }

  @Test func `Y-4: sublayers outside the bounds are hit unless these mask`() {
    let outside = Self.square("outside", at: 150, size: 40)
    root.addSublayer(outside)
    expectEqual(hit(250), "outside")
    root.masksToBounds = true
    #expect(hit(250) == nil)
    expectEqual(hit(115), "a")
    let inner = Self.square("inner", at: 60, size: 200)
    a.addSublayer(inner)
    b.isHidden = true
    // As far as both let it show: inside the root, outside of a.
    #expect(hit(190) == "inner" && hit(205) == nil)
  }

  @Test func `Y-4: outside its mask a layer is not hit`() {
    let mask = Self.square("mask", at: 20, size: 20)
    b.mask = mask
    // In the root the mask is at 30 to 50.
    expectEqual(hit(135), "b")
    #expect(hit(125) == "a" && hit(155) == "root")
    b.addSublayer(Self.square("inner", at: 20, size: 100))
    expectEqual(hit(135), "inner")
    #expect(hit(125) == "a" && hit(155) == "root")
    mask.isHidden = true
    expectEqual(hit(135), "a")
    mask.isHidden = false
    // Sublayers of a mask count too, and masks can have masks.
    let more = Self.square("more", at: -5, size: 10)
    mask.addSublayer(more)
    expectEqual(hit(125), "inner")
    mask.mask = Self.square("mask of the mask", at: -5, size: 10)
    #expect(hit(125) == "inner" && hit(135) == "a")
  }

  @Test func `Y-4: a layer at scale 0 is not hit`() {
    for transform in [
      Transform3D.scale(x: 0), .scale(x: 0, y: 0), .rotation(by: .pi / 2, x: 0, y: 1, z: 0),
    ] {
      b.transform = transform
      expectEqual(hit(140), "a", "\(transform)")
      #expect(b.hitTest(CGPoint(x: 40, y: 40)) == nil, "\(transform)")
    }
    b.transform = .scale(x: -1)
    expectEqual(hit(140), "b")
  }

  @Test func `Y-4: a rotated layer is hit at its projection`() {
    b.transform = .rotation(by: .pi / 4)
    // The square on its corner reaches 28 to each side, and less at the old corners.
    expectEqual(hit(158), "root")
    #expect(root.hitTest(CGPoint(x: 140, y: 167)) === b)
    #expect(root.hitTest(CGPoint(x: 140, y: 169)) === root)
  }

  @Test func `Y-4: a point behind the eye is not hit`() {
    root.sublayerTransform = .perspective(distance: 100)
    b.zPosition = 50
    expectEqual(hit(140), "b")
    // Its projection would be upside down.
    b.zPosition = 150
    expectEqual(hit(140), "a")
  }

  @Test func `Y-4: the model is tested, or the presentation`() {
    let stage = Stage(clock: ManualClock())
    stage.add(root)
    b.add(BasicAnimation(.position, to: CGPoint(x: 440, y: 440), duration: 1))
    a.add(BasicAnimation(.opacity, from: 0, to: 0, duration: 1))
    a.add(BasicAnimation(.zPosition, from: 5, to: 5, duration: 1))
    stage.advance(by: 0.5)
    expectEqual(hit(125), "b")
    expectEqual(hit(125, in: .presentation), "root")
    #expect(hit(340, in: .presentation) == "b" && hit(340) == nil)
    b.removeAllAnimations()
    expectEqual(hit(125, in: .presentation), "b")
    a.removeAnimation(forKey: "none")
    a.add(BasicAnimation(.opacity, from: 1, to: 1, duration: 1))
    expectEqual(hit(125, in: .presentation), "a")
    a.add(
      BasicAnimation(.boundsSize, from: .zero, to: .zero, duration: 1))
    expectEqual(hit(125, in: .presentation), "b")
    #expect(a.contains(CGPoint(x: 1, y: 1)))
    #expect(!a.contains(CGPoint(x: 1, y: 1), in: .presentation))
  }
}
