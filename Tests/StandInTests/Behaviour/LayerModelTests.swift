import Foundation
import QuartzCore
import TestSupport
import Testing

/// Y-1 to Y-7.
struct `The model of layers` {
  private let layer = CALayer()

  @Test func `the frame sets position and bounds`() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(layer.position, CGPoint(x: 60, y: 45))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `negative sizes are turned round`() {
    layer.frame = CGRect(x: 10, y: 20, width: -4, height: -6)
    expectEqual(layer.position, CGPoint(x: 8, y: 17))
    expectEqual(layer.bounds.size, CGSize(width: 4, height: 6))
    layer.bounds = CGRect(x: 10, y: 20, width: -4, height: -6)
    expectEqual(layer.bounds.origin, CGPoint(x: 6, y: 14))
    expectEqual(layer.bounds.size, CGSize(width: 4, height: 6))
    layer.setValue(CGRect(x: 1, y: 0, width: -1, height: 2), forKey: "bounds")
    expectEqual(layer.bounds.origin, .zero)
    expectEqual(layer.bounds.size, CGSize(width: 1, height: 2))
  }

  @Test func `under a transform it is the bounding box`() {
    layer.bounds = CGRect(x: 5, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(layer.frame, CGRect(x: -100, y: -50, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    expectEqual(layer.bounds, CGRect(x: 5, y: 0, width: 10, height: 20))
    expectEqual(layer.position, CGPoint(x: 10, y: 20))
  }

  @Test func `a layer has one position in the tree`() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers?.isEmpty ?? true)
    b.addSublayer(CALayer())
    b.insertSublayer(child, at: 99)
    #expect(b.sublayers?.last === child)
    b.mask = child
    #expect(child.superlayer === b)
    expectEqual(b.sublayers?.count, 1)
  }
}
