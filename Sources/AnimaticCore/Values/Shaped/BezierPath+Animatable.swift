// Paths as animatable values: paths of the same structure interpolate point by point (V-7).

extension BezierPath: ShapedValue {
  /// Creates an empty path, because a path can't be made from numbers alone.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    self.init()
  }

  /// The coordinates of all points in order, including control points.
  public var animatableComponents: [Double] { coordinates }

  package var shape: ValueShape { ValueShape(kinds) }

  package init(shape: ValueShape, components: [Double]) {
    let kinds = shape.base as? [UInt8] ?? []
    self = BezierPath(kinds: kinds, coordinates: components) ?? BezierPath()
  }
}
