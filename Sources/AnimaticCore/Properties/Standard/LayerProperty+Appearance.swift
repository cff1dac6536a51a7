// The standard properties whose values are colors and transforms, with their Swift names.

extension LayerProperty where Value == RGBAColor {
  /// The background color; clear and without interpolation until it is set (B-5).
  public static var backgroundColor: Self { Self(code: StandardProperty.backgroundColor.code) }

  /// The color of the border.
  public static var borderColor: Self { Self(code: StandardProperty.borderColor.code) }

  /// The color of the shadow.
  public static var shadowColor: Self { Self(code: StandardProperty.shadowColor.code) }

  /// The fill color of a shape.
  public static var fillColor: Self { Self(code: StandardProperty.fillColor.code) }

  /// The stroke color of a shape; clear and without interpolation until it is set (B-5).
  public static var strokeColor: Self { Self(code: StandardProperty.strokeColor.code) }

  /// The color of text.
  public static var foregroundColor: Self { Self(code: StandardProperty.foregroundColor.code) }
}

extension LayerProperty where Value == Transform3D {
  /// The transform about the anchor point.
  public static var transform: Self { Self(code: StandardProperty.transform.code) }

  /// The transform of the sublayers.
  public static var sublayerTransform: Self { Self(code: StandardProperty.sublayerTransform.code) }

  /// The transform from one copy of a replicator to the next.
  public static var instanceTransform: Self { Self(code: StandardProperty.instanceTransform.code) }
}
