// Conversion of transforms from and to CATransform3D.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension Transform3D {
    /// Creates a transform with the same elements.
    init(_ transform: CATransform3D) {
      let numbers = [
        transform.m11, transform.m12, transform.m13, transform.m14,
        transform.m21, transform.m22, transform.m23, transform.m24,
        transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ]
      self.init(components: numbers.map { Double($0) })
    }

    /// The transform as a CATransform3D.
    var quartz: CATransform3D {
      let numbers = components.map { CGFloat($0) }
      return CATransform3D(
        m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
        m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
        m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
        m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
    }
  }
#endif
