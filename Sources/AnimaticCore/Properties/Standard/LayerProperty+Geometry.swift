// The standard properties whose values are points, sizes and rectangles, with their Swift names.

extension LayerProperty where Value == CGPoint {
  /// The position of the anchor point in the superlayer, in points.
  public static var position: Self { Self(standard: .position) }

  /// The anchor point within the bounds, 0 to 1 on each axis.
  public static var anchorPoint: Self { Self(standard: .anchorPoint) }

  /// The start point of a gradient, 0 to 1 on each axis.
  public static var startPoint: Self { Self(standard: .startPoint) }

  /// The end point of a gradient, 0 to 1 on each axis.
  public static var endPoint: Self { Self(standard: .endPoint) }

  /// The center of an emitter, in points.
  public static var emitterPosition: Self { Self(standard: .emitterPosition) }

  /// The origin of the bounds, in points.
  public static var boundsOrigin: Self { Self(standard: .bounds, component: 1) }
}

extension LayerProperty where Value == CGSize {
  /// The offset of the shadow, in points.
  public static var shadowOffset: Self { Self(standard: .shadowOffset) }

  /// The size of an emitter, in points.
  public static var emitterSize: Self { Self(standard: .emitterSize) }

  /// The size of the bounds, in points.
  public static var boundsSize: Self { Self(standard: .bounds, component: 4) }

  /// The translation along x and y, in points.
  public static var translation: Self { Self(transform: .translation) }
}

extension LayerProperty where Value == CGRect {
  /// The rectangle of the layer in its local coordinates, in points.
  public static var bounds: Self { Self(standard: .bounds) }

  /// The visible part of the contents, in unit coordinates.
  public static var contentsRect: Self { Self(standard: .contentsRect) }

  /// The stretchable part of the contents, in unit coordinates.
  public static var contentsCenter: Self { Self(standard: .contentsCenter) }
}
