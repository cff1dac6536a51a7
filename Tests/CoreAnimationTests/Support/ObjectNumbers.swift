// The numbers in objects of Core Animation's, and in values of the library's.

import AnimaticCore

#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  enum ObjectNumbers {
    /// Contents are compared by themselves: an image has no numbers.
    static func isImage(_ value: any AnimatableValue) -> Bool { value is LayerContents }

    /// The numbers of a value.
    static func numbers(of value: any AnimatableValue) -> [Double]? {
      switch value {
      case let flag as Bool: [flag ? 1 : 0]
      case let path as BezierPath: path.elements.flatMap(numbers)
      case let numbers as [Double]: numbers
      case let colors as [RGBAColor]: colors.flatMap(\.components)
      default: value.components
      }
    }

    private static func numbers(of element: BezierPath.Element) -> [Double] {
      switch element {
      case .move(let point): [0, point.x, point.y]
      case .line(let end): [1, end.x, end.y]
      case .quadCurve(let end, let control): [2, control.x, control.y, end.x, end.y]
      case .curve(let end, let control1, let control2):
        [3, control1.x, control1.y, control2.x, control2.y, end.x, end.y]
      case .close: [4]
      }
    }

    /// The numbers of an object; nil for what has none.
    static func numbers(_ object: Any) -> [Double]? {
      switch object {
      case let number as NSNumber: [number.doubleValue]
      case let point as CGPoint: [point.x, point.y]
      case let size as CGSize: [size.width, size.height]
      case let rect as CGRect:
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      case let list as [Any]:
        list.reduce([]) { all, object in
          guard let all, let own = numbers(object) else { return nil }
          return all + own
        }
      case let value as NSValue: numbers(value.caTransform3DValue)
      default: color(object) ?? path(object)
      }
    }

    private static func numbers(_ matrix: CATransform3D) -> [Double] {
      [
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
        matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42,
        matrix.m43, matrix.m44,
      ].map { Double($0) }
    }

    #if canImport(Darwin)
      private static func cast<Object: AnyObject>(
        _ object: Any, to type: Object.Type, _ id: CFTypeID
      ) -> Object? {
        let object = object as CFTypeRef
        guard CFGetTypeID(object) == id else { return nil }
        return Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
          .takeUnretainedValue()
      }
    #endif

    private static func color(_ object: Any) -> [Double]? {
      #if canImport(Darwin)
        guard let color = cast(object, to: CGColor.self, CGColor.typeID) else { return nil }
      #else
        guard let color = object as? CGColor else { return nil }
      #endif
      return color.components?.map { Double($0) }
    }

    private static func path(_ object: Any) -> [Double]? {
      #if canImport(Darwin)
        guard let path = cast(object, to: CGPath.self, CGPath.typeID) else { return nil }
      #else
        guard let path = object as? CGPath else { return nil }
      #endif
      var numbers: [Double] = []
      path.applyWithBlock { element in
        let element = element.pointee
        let (code, count) =
          switch element.type {
          case .moveToPoint: (0, 1)
          case .addLineToPoint: (1, 1)
          case .addQuadCurveToPoint: (2, 2)
          case .addCurveToPoint: (3, 3)
          case .closeSubpath: (4, 0)
          @unknown default: (5, 0)
          }
        numbers.append(Double(code))
        for index in 0..<count {
          numbers += [Double(element.points[index].x), Double(element.points[index].y)]
        }
      }
      return numbers
    }
  }
#endif
