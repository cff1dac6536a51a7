// The standard properties whose values are numbers, as users spell them.

extension LayerProperty where Value == Double {
  /// How opaque the layer is, 0 to 1.
  public static var opacity: Self { Self(code: StandardProperty.opacity.code) }

  /// The radius of the corners, in points.
  public static var cornerRadius: Self { Self(code: StandardProperty.cornerRadius.code) }

  /// The width of the border, in points.
  public static var borderWidth: Self { Self(code: StandardProperty.borderWidth.code) }

  /// The place along the z axis, in points.
  public static var zPosition: Self { Self(code: StandardProperty.zPosition.code) }

  /// The anchor along the z axis, in points.
  public static var anchorPointZ: Self { Self(code: StandardProperty.anchorPointZ.code) }

  /// How opaque the shadow is, 0 to 1.
  public static var shadowOpacity: Self { Self(code: StandardProperty.shadowOpacity.code) }

  /// The blur of the shadow, in points.
  public static var shadowRadius: Self { Self(code: StandardProperty.shadowRadius.code) }

  /// Pixels of the contents per point.
  public static var contentsScale: Self { Self(code: StandardProperty.contentsScale.code) }

  /// Pixels per point of a rasterised layer.
  public static var rasterizationScale: Self {
    Self(code: StandardProperty.rasterizationScale.code)
  }

  /// Where on its path the stroke begins, 0 to 1.
  public static var strokeStart: Self { Self(code: StandardProperty.strokeStart.code) }

  /// Where on its path the stroke ends, 0 to 1.
  public static var strokeEnd: Self { Self(code: StandardProperty.strokeEnd.code) }

  /// The width of the line, in points.
  public static var lineWidth: Self { Self(code: StandardProperty.lineWidth.code) }

  /// The limit of mitred joins.
  public static var miterLimit: Self { Self(code: StandardProperty.miterLimit.code) }

  /// How far into the dash pattern a line begins, in points.
  public static var lineDashPhase: Self { Self(code: StandardProperty.lineDashPhase.code) }

  /// The size of the text, in points.
  public static var fontSize: Self { Self(code: StandardProperty.fontSize.code) }
}
