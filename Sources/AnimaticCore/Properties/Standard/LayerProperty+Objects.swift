// The standard properties whose values are paths, arrays, contents and flags, as users spell them.

extension LayerProperty where Value == BezierPath {
  /// The outline of a shape; empty where Core Animation has nil.
  public static var path: Self { Self(code: StandardProperty.path.code) }

  /// The outline of the shadow; empty where it is the layer's own.
  public static var shadowPath: Self { Self(code: StandardProperty.shadowPath.code) }
}

extension LayerProperty where Value == [RGBAColor] {
  /// The colors of a gradient.
  public static var colors: Self { Self(code: StandardProperty.colors.code) }
}

extension LayerProperty where Value == [Double] {
  /// Where the colors of a gradient are, 0 to 1 along it; empty spaces them evenly.
  public static var locations: Self { Self(code: StandardProperty.locations.code) }
}

extension LayerProperty where Value == LayerContents {
  /// What the layer shows inside its bounds.
  public static var contents: Self { Self(code: StandardProperty.contents.code) }
}

extension LayerProperty where Value == DiscreteValue<LayerID> {
  /// The layer that masks the layer.
  public static var mask: Self { Self(code: StandardProperty.mask.code) }
}

extension LayerProperty where Value == Bool {
  /// Whether the layer is hidden: the key path hidden.
  public static var isHidden: Self { Self(code: StandardProperty.hidden.code) }

  /// Whether sublayers are cut off at the layer's bounds.
  public static var masksToBounds: Self { Self(code: StandardProperty.masksToBounds.code) }

  /// Whether the layer shows when it is seen from behind: the key path doubleSided.
  public static var isDoubleSided: Self { Self(code: StandardProperty.doubleSided.code) }

  /// Whether the layer is drawn once and kept as a picture.
  public static var shouldRasterize: Self { Self(code: StandardProperty.shouldRasterize.code) }
}
