// Conversion of paths from and to CGPath.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension BezierPath {
    /// Creates a path with the same elements.
    init(_ path: CGPath) {
      var elements: [Element] = []
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        switch element.type {
        case .moveToPoint: elements.append(.move(to: element.points[0]))
        case .addLineToPoint: elements.append(.line(to: element.points[0]))
        case .addQuadCurveToPoint:
          elements.append(.quadCurve(to: element.points[1], control: element.points[0]))
        case .addCurveToPoint:
          elements.append(
            .curve(
              to: element.points[2], control1: element.points[0], control2: element.points[1]))
        case .closeSubpath: elements.append(.close)
        @unknown default: break
        }
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
#endif
