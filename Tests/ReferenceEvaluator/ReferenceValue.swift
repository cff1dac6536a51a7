// Any value as plain numbers with their meaning, read from the library's values; ReferenceArithmetic has
// the operations.

package import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A value of any type, as numbers.
package struct ReferenceValue {
  /// The meaning of the numbers, as far as V-1 distinguishes types.
  package enum Kind: Equatable {
    /// A number, a point, a size, a rectangle or a colour.
    case numbers
    /// A colour that was never set (B-5).
    case noColor
    /// 0 or 1, or a number in between during interpolation.
    case flag
    /// Sixteen numbers in row order.
    case transform
    case array
    /// How many points each element of the path has, -1 for one that begins a subpath.
    case path([Int])
    case discrete(AnyHashable?)
  }

  package var kind: Kind
  package var numbers: [Double]
  /// How near the nearest decision was that rounding could have turned: seconds or fractions.
  package var margin = Double.infinity

  package init(_ numbers: [Double], _ kind: Kind = .numbers) {
    self.numbers = numbers
    self.kind = kind
  }

  /// Reads one of the library's values.
  package init(_ value: some AnimatableValue) {
    switch value {
    case let value as Double: self.init([value])
    case let value as Bool: self.init([value ? 1 : 0], .flag)
    case let value as CGPoint: self.init(value.numbers)
    case let value as CGSize: self.init([Double(value.width), Double(value.height)])
    case let value as CGRect:
      self.init(
        value.origin.numbers + [Double(value.size.width), Double(value.size.height)])
    case let value as RGBAColor: self.init(value.numbers)
    case let value as Transform3D: self.init(value.numbers, .transform)
    case let value as [Double]: self.init(value, .array)
    case let value as [RGBAColor]: self.init(value.flatMap(\.numbers), .array)
    case let value as BezierPath: self.init(value)
    case let value as LayerContents:
      self.init([], .discrete(value.image.map { AnyHashable($0) }))
    case let value as any ReferenceDiscrete: self.init([], .discrete(value.content))
    default: self.init([])
    }
  }

  private init(_ path: BezierPath) {
    var kinds: [Int] = []
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let end):
        kinds.append(-1)
        points.append(end)
      case .line(let end):
        kinds.append(1)
        points.append(end)
      case .quadCurve(let end, let control):
        kinds.append(2)
        points += [control, end]
      case .curve(let end, let control1, let control2):
        kinds.append(3)
        points += [control1, control2, end]
      case .close: kinds.append(0)
      }
    }
    self.init(points.flatMap(\.numbers), .path(kinds))
  }
}

/// Something discrete whose content can be read without knowing its type.
private protocol ReferenceDiscrete {
  var content: AnyHashable? { get }
}

extension DiscreteValue: ReferenceDiscrete {
  fileprivate var content: AnyHashable? { wrapped.map { AnyHashable($0) } }
}

extension CGPoint {
  /// The x and the y.
  var numbers: [Double] { [Double(x), Double(y)] }
}

extension RGBAColor {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Transform3D {
  fileprivate var numbers: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}
