// Paths as animatable values: two of the same make turn into each other point by point (V-7).

extension BezierPath: ShapedValue {
  /// Creates an empty path: a path can't be made from numbers alone.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    self.init()
  }

  /// The coordinates of all its points, control points included, in order.
  public var animatableComponents: [Double] { coordinates }

  package var shape: ValueShape { ValueShape(kinds) }

  package init(shape: ValueShape, components: [Double]) {
    let kinds = shape.base as? [UInt8] ?? []
    self = BezierPath(kinds: kinds, coordinates: components) ?? BezierPath()
  }
}
