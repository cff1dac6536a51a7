import Foundation
import QuartzCore
import Testing

/// SEMANTICS Y-1 to Y-7.
@Suite struct `The model of layers` {
  private let layer = CALayer()

  @Test func `the frame sets position and bounds`() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `under a transform it is the bounding box`() {
    layer.bounds = CGRect(x: 5, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -100, y: -50, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    #expect(layer.bounds == CGRect(x: 5, y: 0, width: 10, height: 20))
    #expect(layer.position == CGPoint(x: 10, y: 20))
  }

  @Test func `a layer has one place in the tree`() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers?.isEmpty ?? true)
    b.addSublayer(CALayer())
    b.insertSublayer(child, at: 99)
    #expect(b.sublayers?.last === child)
    b.mask = child
    #expect(child.superlayer === b)
    #expect(b.sublayers?.count == 1)
  }
}
