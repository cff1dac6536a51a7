// The standard properties whose values are paths, arrays, contents and flags, as users spell them.

extension LayerProperty where Value == BezierPath {
  /// The path of a shape; empty if Core Animation has nil.
  public static var path: Self { Self(standard: .path) }

  /// The outline of the shadow; empty for the layer's own shape.
  public static var shadowPath: Self { Self(standard: .shadowPath) }
}

extension LayerProperty where Value == [RGBAColor] {
  /// The colors of a gradient.
  public static var colors: Self { Self(standard: .colors) }
}

extension LayerProperty where Value == [Double] {
  /// The positions of a gradient's colors, 0 to 1; empty spaces them evenly.
  public static var locations: Self { Self(standard: .locations) }
}

extension LayerProperty where Value == LayerContents {
  /// The contents of the layer.
  public static var contents: Self { Self(standard: .contents) }
}

extension LayerProperty where Value == DiscreteValue<LayerID> {
  /// The layer that masks the layer.
  public static var mask: Self { Self(standard: .mask) }
}

extension LayerProperty where Value == Bool {
  /// Whether the layer is hidden: the key path hidden.
  public static var isHidden: Self { Self(standard: .hidden) }

  /// Whether sublayers are clipped to the layer's bounds.
  public static var masksToBounds: Self { Self(standard: .masksToBounds) }

  /// Whether the layer is visible from behind: the key path doubleSided.
  public static var isDoubleSided: Self { Self(standard: .doubleSided) }

  /// Whether the layer is rendered once and cached as a bitmap.
  public static var shouldRasterize: Self { Self(standard: .shouldRasterize) }
}
