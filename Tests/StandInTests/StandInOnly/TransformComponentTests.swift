#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  /// P-7 and P-8 where Core Animation was not measured.
  struct `Components of a transform` {
    private let layer = CALayer()

    private func number(_ keyPath: String) -> Double? {
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue
    }

    @Test func `perspective outlives a rotation`() {
      layer.transform.m34 = -1 / 500
      layer.setValue(NSNumber(value: 0.3), forKeyPath: "transform.rotation.y")
      #expect(abs(layer.transform.m34 + cos(0.3) / 500) < 1e-12)
      layer.setValue(NSNumber(value: 0.0), forKeyPath: "transform.rotation.y")
      #expect(abs(layer.transform.m34 + 1.0 / 500) < 1e-12)
      #expect(abs(layer.transform.m14) < 1e-12)
    }

    @Test func `a slant outlives a rotation`() {
      layer.transform.m21 = 0.5
      layer.setValue(NSNumber(value: 1.0), forKeyPath: "transform.rotation.z")
      layer.setValue(NSNumber(value: 0.0), forKeyPath: "transform.rotation.z")
      #expect(abs(layer.transform.m21 - 0.5) < 1e-12)
      #expect(abs(layer.transform.m22 - 1) < 1e-12)
    }

    @Test func `a mirrored layer has a negative scale of x`() {
      layer.transform = CATransform3DMakeScale(-2, 3, 1)
      expectEqual(number("transform.scale.x"), -2)
      expectEqual(number("transform.scale.y"), 3)
      expectEqual(number("transform.rotation.z"), 0)
    }

    @Test func `a scale of 0 swallows the rotation`() {
      layer.transform = CATransform3DRotate(CATransform3DMakeScale(0, 2, 1), 1, 0, 0, 1)
      layer.setValue(NSNumber(value: 0.0), forKeyPath: "transform.scale.x")
      expectEqual(number("transform.rotation.z"), 0)
      #expect(layer.transform.m11.isFinite)
    }

    @Test func `the average of scales is read, all are set`() {
      layer.transform = CATransform3DMakeScale(1, 2, 6)
      expectEqual(number("transform.scale"), 3)
      expectEqual(number("transform.scale.xy"), 1.5)
      layer.setValue(NSNumber(value: 4.0), forKeyPath: "transform.scale.xy")
      #expect((layer.transform.m11, layer.transform.m22, layer.transform.m33) == (4, 4, 6))
    }

    @Test func `a translation can be a point`() {
      layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "transform.translation")
      #expect((layer.transform.m41, layer.transform.m42) == (3, 4))
      layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
      #expect((layer.transform.m41, layer.transform.m42) == (5, 6))
    }
  }
#endif
