// The standard properties whose values are colors and transforms, with their Swift names.

extension LayerProperty where Value == RGBAColor {
  /// The background color; clear and without interpolation until it is set (B-5).
  public static var backgroundColor: Self { Self(standard: .backgroundColor) }

  /// The border's color, opaque black by default.
  public static var borderColor: Self { Self(standard: .borderColor) }

  /// The shadow's color, opaque black by default.
  public static var shadowColor: Self { Self(standard: .shadowColor) }

  /// The fill color of a shape.
  public static var fillColor: Self { Self(standard: .fillColor) }

  /// The stroke color of a shape; clear and without interpolation until it is set (B-5).
  public static var strokeColor: Self { Self(standard: .strokeColor) }

  /// The color of text.
  public static var foregroundColor: Self { Self(standard: .foregroundColor) }
}

extension LayerProperty where Value == Transform3D {
  /// The transform about the anchor point.
  public static var transform: Self { Self(standard: .transform) }

  /// The transform of all sublayers about the anchor point.
  public static var sublayerTransform: Self { Self(standard: .sublayerTransform) }

  /// The transform from one copy of a replicator to the next.
  public static var instanceTransform: Self { Self(standard: .instanceTransform) }
}
