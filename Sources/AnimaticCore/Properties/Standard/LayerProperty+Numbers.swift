// The standard properties whose values are numbers, with their Swift names.

extension LayerProperty where Value == Double {
  /// The opacity of the layer, 0 to 1.
  public static var opacity: Self { Self(code: StandardProperty.opacity.code) }

  /// The radius of the corners, in points.
  public static var cornerRadius: Self { Self(code: StandardProperty.cornerRadius.code) }

  /// The width of the border, in points.
  public static var borderWidth: Self { Self(code: StandardProperty.borderWidth.code) }

  /// The position along the z-axis, in points.
  public static var zPosition: Self { Self(code: StandardProperty.zPosition.code) }

  /// The anchor along the z-axis, in points.
  public static var anchorPointZ: Self { Self(code: StandardProperty.anchorPointZ.code) }

  /// The opacity of the shadow, 0 to 1.
  public static var shadowOpacity: Self { Self(code: StandardProperty.shadowOpacity.code) }

  /// The blur of the shadow, in points.
  public static var shadowRadius: Self { Self(code: StandardProperty.shadowRadius.code) }

  /// The scale of the contents, in pixels per point.
  public static var contentsScale: Self { Self(code: StandardProperty.contentsScale.code) }

  /// The scale of a rasterized layer, in pixels per point.
  public static var rasterizationScale: Self {
    Self(code: StandardProperty.rasterizationScale.code)
  }

  /// The relative start of the stroke along the path, 0 to 1.
  public static var strokeStart: Self { Self(code: StandardProperty.strokeStart.code) }

  /// The relative end of the stroke along the path, 0 to 1.
  public static var strokeEnd: Self { Self(code: StandardProperty.strokeEnd.code) }

  /// The width of the line, in points.
  public static var lineWidth: Self { Self(code: StandardProperty.lineWidth.code) }

  /// The miter limit of joins.
  public static var miterLimit: Self { Self(code: StandardProperty.miterLimit.code) }

  /// The offset into the dash pattern at which a line begins, in points.
  public static var lineDashPhase: Self { Self(code: StandardProperty.lineDashPhase.code) }

  /// The size of the text, in points.
  public static var fontSize: Self { Self(code: StandardProperty.fontSize.code) }
}
