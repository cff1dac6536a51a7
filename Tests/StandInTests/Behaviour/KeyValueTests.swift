import Foundation
import QuartzCore
import TestSupport
import Testing

/// P-5 to P-8, P-14, A-5.
struct `Key-value coding` {
  private let layer = CALayer()

  private func number(_ keyPath: String) -> Double? {
    (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue
  }

  @Test(arguments: [
    ("transform.scale", 1), ("transform.rotation.z", 0), ("shadowOffset.height", -3),
    ("anchorPoint.y", 0.5), ("opacity", 1), ("hidden", 0), ("contentsRect.size.width", 1),
    ("speed", 1), ("doubleSided", 1), ("transform.translation.x", 0),
  ])
  func `a fresh layer`(keyPath: String, value: Double) {
    expectEqual(number(keyPath), value)
  }

  @Test func `whole structures come as they are`() throws {
    layer.position = CGPoint(x: 1, y: 2)
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    expectEqual(layer.value(forKey: "position") as? CGPoint, CGPoint(x: 1, y: 2))
    expectEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, CGSize(width: 3, height: 4))
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    let transform = try #require(layer.value(forKey: "transform") as? NSValue)
    #expect(CATransform3DEqualToTransform(transform.caTransform3DValue, layer.transform))
  }

  @Test func `fields can be set alone`() {
    layer.setValue(NSNumber(value: 5.0), forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 6.0), forKeyPath: "bounds.origin.y")
    expectEqual(layer.bounds, CGRect(x: 0, y: 6, width: 5, height: 0))
    layer.setValue(NSNumber(value: -1.0), forKeyPath: "shadowOffset.width")
    expectEqual(layer.shadowOffset, CGSize(width: -1, height: -3))
  }

  @Test func `whole structures can be set`() {
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "bounds")
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)), forKey: "transform")
    expectEqual(layer.position, CGPoint(x: 1, y: 2))
    expectEqual(layer.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(layer.transform.m33, 2)
  }

  @Test func `scale then rotation`() {
    layer.setValue(NSNumber(value: 2.0), forKeyPath: "transform.scale")
    layer.setValue(NSNumber(value: 0.5), forKeyPath: "transform.rotation.z")
    #expect(abs(layer.transform.m11 - 1.75517) < 1e-5)
    #expect(abs(layer.transform.m12 - 0.95885) < 1e-5)
    expectEqual(layer.transform.m33, 2)
    #expect(abs((number("transform.rotation") ?? 0) - 0.5) < 1e-12)
    #expect(abs((number("transform.scale.y") ?? 0) - 2) < 1e-12)
  }

  @Test func `translation beside a rotation`() {
    layer.setValue(NSNumber(value: 1.0), forKeyPath: "transform.rotation.z")
    layer.setValue(NSNumber(value: 30.0), forKeyPath: "transform.translation.x")
    layer.setValue(NSNumber(value: 40.0), forKeyPath: "transform.translation.y")
    #expect((layer.transform.m41, layer.transform.m42) == (30, 40))
    expectEqual(
      layer.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 30, height: 40))
  }

  @Test(arguments: [("rotation.x", 0.4), ("rotation.y", -0.3), ("scale.x", 3.0), ("scale.z", 0.5)])
  func `parts of a transform read as they were set`(part: String, value: Double) {
    layer.transform = CATransform3DMakeTranslation(1, 2, 3)
    layer.setValue(NSNumber(value: value), forKeyPath: "transform.\(part)")
    #expect(abs((number("transform.\(part)") ?? 0) - value) < 1e-12)
    expectEqual(number("transform.translation.z"), 3)
  }

  @Test func `nil is 0 for numbers`() {
    layer.setValue(nil, forKey: "opacity")
    expectEqual(layer.opacity, 0)
  }

  @Test func `flags are numbers`() {
    layer.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(layer.isHidden)
    layer.setValue(NSNumber(value: false), forKey: "doubleSided")
    #expect(!layer.isDoubleSided)
  }

  @Test func `custom keys are stored`() {
    #expect(layer.value(forKey: "ours") == nil)
    layer.setValue("yes", forKey: "ours")
    expectEqual(layer.value(forKey: "ours") as? String, "yes")
    layer.setValue(nil, forKey: "ours")
    #expect(layer.value(forKey: "ours") == nil)
  }

  @Test func `properties of animations`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(NSNumber(value: 2.0), forKey: "duration")
    animation.setValue(NSNumber(value: 0.5), forKey: "toValue")
    expectEqual(animation.duration, 2)
    expectEqual((animation.toValue as? NSNumber)?.doubleValue, 0.5)
    expectEqual(animation.value(forKey: "keyPath") as? String, "opacity")
    #expect(animation.value(forKey: "never set") == nil)
  }
}
