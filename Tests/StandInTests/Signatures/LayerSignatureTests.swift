import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Signatures of layers` {
  private let layer = CALayer()

  @Test func `presentation and model`() {
    let presentation: CALayer? = layer.presentation()
    let model: CALayer = layer.model()
    #expect(presentation == nil)
    #expect(model === layer)
  }

  @Test func `animations by key`() {
    let none: [String]? = layer.animationKeys()
    #expect(none?.isEmpty ?? true)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    let animation: CAAnimation? = layer.animation(forKey: "fade")
    #expect(animation is CABasicAnimation)
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func `time of other layers`() {
    let from: CFTimeInterval = layer.convertTime(1, from: nil)
    let to: CFTimeInterval = layer.convertTime(1, to: nil)
    #expect(from.isFinite && to.isFinite)
  }

  @Test func actions() {
    layer.actions = ["opacity": NSNull()]
    let own: [String: any CAAction]? = layer.actions
    let found: (any CAAction)? = layer.action(forKey: "opacity")
    let general: (any CAAction)? = CALayer.defaultAction(forKey: "name")
    expectEqual(own?.count, 1)
    #expect(found == nil && general == nil)
  }

  @Test func `geometry`() {
    let rectangles: [CGRect] = [layer.bounds, layer.frame]
    let points: [CGPoint] = [layer.position, layer.anchorPoint]
    let numbers: [CGFloat] = [layer.zPosition, layer.anchorPointZ]
    expectEqual(rectangles, [.zero, .zero])
    expectEqual(points, [.zero, CGPoint(x: 0.5, y: 0.5)])
    expectEqual(numbers, [0, 0])
  }

  @Test func `transforms`() {
    let transforms: [CATransform3D] = [layer.transform, layer.sublayerTransform]
    #expect(transforms.allSatisfy(CATransform3DIsIdentity))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    let affine: CGAffineTransform = layer.affineTransform()
    #expect((affine.a, affine.d) == (2, 3))
  }

  @Test func `numbers of the appearance`() {
    let opacities: [Float] = [layer.opacity, layer.shadowOpacity]
    let lengths: [CGFloat] = [
      layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.contentsScale,
    ]
    let offset: CGSize = layer.shadowOffset
    expectEqual(opacities, [1, 0])
    expectEqual(lengths, [0, 0, 3, 1])
    expectEqual(offset, CGSize(width: 0, height: -3))
  }

  @Test func `colours, contents and the outline of the shadow`() {
    let background: CGColor? = layer.backgroundColor
    let border: CGColor? = layer.borderColor
    let shadow: CGColor? = layer.shadowColor
    #expect(background == nil)
    expectEqual(border?.alpha, 1)
    expectEqual(shadow?.alpha, 1)
    let outline: CGPath? = layer.shadowPath
    let contents: Any? = layer.contents
    #expect(outline == nil && contents == nil)
  }

  @Test func `flags`() {
    let flags: [Bool] = [
      layer.isHidden, layer.isDoubleSided, layer.isGeometryFlipped, layer.isOpaque,
      layer.masksToBounds, layer.shouldRasterize,
    ]
    expectEqual(flags, [false, true, false, false, false, false])
  }

  @Test func `the tree`() {
    let (first, second) = (CALayer(), CALayer())
    layer.addSublayer(second)
    let index: UInt32 = 0
    layer.insertSublayer(first, at: index)
    let sublayers: [CALayer]? = layer.sublayers
    let superlayer: CALayer? = first.superlayer
    expectEqual(sublayers, [first, second])
    #expect(superlayer === layer)
    first.removeFromSuperlayer()
    expectEqual(layer.sublayers, [second])
    layer.mask = first
    let mask: CALayer? = layer.mask
    #expect(mask === first)
  }

  @Test func `name, delegate and style`() {
    final class Asked: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let asked = Asked()
    layer.name = "box"
    layer.delegate = asked
    layer.style = ["actions": ["opacity": NSNull()]]
    let name: String? = layer.name
    let delegate: (any CALayerDelegate)? = layer.delegate
    let style: [AnyHashable: Any]? = layer.style
    expectEqual(name, "box")
    #expect(delegate === asked)
    expectEqual(style?.count, 1)
  }

  @Test func `key-value coding`() {
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    layer.setValue(NSNumber(value: 7.0), forKeyPath: "position.x")
    let opacity: Any? = layer.value(forKey: "opacity")
    let x: Any? = layer.value(forKeyPath: "position.x")
    expectEqual((opacity as? NSNumber)?.doubleValue, 0.5)
    expectEqual((x as? NSNumber)?.doubleValue, 7)
  }
}
