// The CG geometry types as animatable values: point (x, y), size (width, height), rect (x, y,
// width, height).

extension CGPoint: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 2 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(x: components.number(at: 0), y: components.number(at: 1))
  }

  /// The components of the value.
  public var animatableComponents: [Double] { [Double(x), Double(y)] }
}

extension CGSize: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 2 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(width: components.number(at: 0), height: components.number(at: 1))
  }

  /// The components of the value.
  public var animatableComponents: [Double] { [Double(width), Double(height)] }
}

extension CGRect: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 4 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(
      x: components.number(at: 0), y: components.number(at: 1),
      width: components.number(at: 2), height: components.number(at: 3))
  }

  /// The components of the value.
  public var animatableComponents: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}

extension [Double] {
  /// Returns a number, or another one if it is missing.
  func number(at index: Int, or missing: Double = 0) -> Double {
    index < count ? self[index] : missing
  }
}

// Corners and bounds of rectangles.

extension CGRect {
  /// The four corners in outline order.
  package var corners: [CGPoint] {
    let (far, low) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, CGPoint(x: far, y: origin.y), CGPoint(x: far, y: low), CGPoint(x: origin.x, y: low),
    ]
  }

  /// Creates the smallest rectangle around points; the null rectangle for none.
  package init(around points: [CGPoint]) {
    let (x, y) = (points.lazy.map(\.x), points.lazy.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a point is in the rectangle, including its left and upper edges only.
  package func holds(_ point: CGPoint) -> Bool {
    let rect = standardized
    return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width
      && point.y >= rect.origin.y && point.y < rect.origin.y + rect.size.height
  }
}
