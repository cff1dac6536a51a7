// The CG geometry types as animatable values: point (x, y), size (width, height), rect (x, y,
// width, height).

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGPoint: AnimatableValue {
  /// A point is two components: x and y.
  public static var componentCount: Int { 2 }

  /// Creates a point from its components.
  ///
  /// - Parameter components: The x and the y; missing numbers are 0.
  public init(components: [Double]) {
    self.init(x: components.number(at: 0), y: components.number(at: 1))
  }

  /// The x and the y.
  public var components: [Double] { [Double(x), Double(y)] }
}

extension CGSize: AnimatableValue {
  /// A size is two components: width and height.
  public static var componentCount: Int { 2 }

  /// Creates a size from its components.
  ///
  /// - Parameter components: The width and the height; missing numbers are 0.
  public init(components: [Double]) {
    self.init(width: components.number(at: 0), height: components.number(at: 1))
  }

  /// The width and the height.
  public var components: [Double] { [Double(width), Double(height)] }
}

extension CGRect: AnimatableValue {
  /// A rectangle is four components: x, y, width and height.
  public static var componentCount: Int { 4 }

  /// Creates a rectangle from its components.
  ///
  /// - Parameter components: The x, the y, the width and the height; missing numbers are 0.
  public init(components: [Double]) {
    self.init(
      x: components.number(at: 0), y: components.number(at: 1),
      width: components.number(at: 2), height: components.number(at: 3))
  }

  /// The x, the y, the width and the height, as stored (a negative size is not turned).
  public var components: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}

extension [Double] {
  fileprivate func number(at index: Int) -> Double {
    index < count ? self[index] : 0
  }
}
