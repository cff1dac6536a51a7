// Conversions of colors, paths and transforms from and to Core Graphics and Core Animation, and casts
// to Core Foundation types, which Swift assumes to succeed on Apple platforms.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  enum CoreFoundationCast {
    /// Returns the object as a color; nil for other types.
    static func color(_ value: Any) -> CGColor? { object(value, CGColor.typeID) }

    /// Returns the object as a path; nil for other types.
    static func path(_ value: Any) -> CGPath? { object(value, CGPath.typeID) }

    private static func object<Object: AnyObject>(_ value: Any, _ id: CFTypeID) -> Object? {
      #if canImport(Darwin)
        let object = value as CFTypeRef
        guard CFGetTypeID(object) == id else { return nil }
        return Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
          .takeUnretainedValue()
      #else
        return value as? Object
      #endif
    }
  }

  extension RGBAColor {
    /// Creates a color in sRGB, with components outside 0…1 if necessary; nil for a color without
    /// them, such as a pattern.
    init?(_ color: CGColor) {
      // Converting a color that is already in sRGB would round its components.
      let own = color.colorSpace?.name.map { $0 as String }
      let isOwn = own == CGColorSpace.sRGB as String || own == CGColorSpace.extendedSRGB as String
      let converted =
        isOwn
        ? color
        : CGColorSpace(name: CGColorSpace.extendedSRGB).flatMap {
          color.converted(to: $0, intent: .defaultIntent, options: nil)
        }
      guard let numbers = converted?.components, numbers.count == 4 else { return nil }
      self.init(components: numbers.map { Double($0) })
    }

    /// The color in sRGB; in extended sRGB where a component is outside 0…1, which sRGB clamps.
    var quartz: CGColor {
      let numbers = components.map { CGFloat($0) }
      if numbers.contains(where: { !(0...1).contains($0) }),
        let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let color = CGColor(colorSpace: space, components: numbers)
      {
        return color
      }
      return CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }

  extension BezierPath {
    /// Creates a path with the same elements.
    init(_ path: CGPath) {
      var elements: [Element] = []
      path.applyWithBlock { pointer in
        // The kinds of elements are numbered as Core Graphics does.
        let kind = UInt8(truncatingIfNeeded: pointer.pointee.type.rawValue)
        let points = UnsafeBufferPointer(
          start: pointer.pointee.points, count: Element.pointCount(of: kind))
        if let element = Element(kind: kind, points: Array(points)) { elements.append(element) }
      }
      self.init(elements)
    }

    /// The path as a CGPath.
    var quartz: CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let end): path.addLine(to: end)
        case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2):
          path.addCurve(to: end, control1: control1, control2: control2)
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }

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
