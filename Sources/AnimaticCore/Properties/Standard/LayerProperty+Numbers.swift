// The standard properties whose values are numbers, with their Swift names.

extension LayerProperty where Value == Double {
  /// The opacity of the layer, 0 to 1.
  public static var opacity: Self { Self(standard: .opacity) }

  /// The radius of the corners, in points.
  public static var cornerRadius: Self { Self(standard: .cornerRadius) }

  /// The width of the border, in points.
  public static var borderWidth: Self { Self(standard: .borderWidth) }

  /// The position along the z-axis, in points.
  public static var zPosition: Self { Self(standard: .zPosition) }

  /// The anchor along the z-axis, in points.
  public static var anchorPointZ: Self { Self(standard: .anchorPointZ) }

  /// The opacity of the shadow, 0 to 1.
  public static var shadowOpacity: Self { Self(standard: .shadowOpacity) }

  /// The blur of the shadow, in points.
  public static var shadowRadius: Self { Self(standard: .shadowRadius) }

  /// The scale of the contents, in pixels per point.
  public static var contentsScale: Self { Self(standard: .contentsScale) }

  /// The scale of a rasterized layer, in pixels per point.
  public static var rasterizationScale: Self { Self(standard: .rasterizationScale) }

  /// The relative start of the stroke along the path, 0 to 1.
  public static var strokeStart: Self { Self(standard: .strokeStart) }

  /// The relative end of the stroke along the path, 0 to 1.
  public static var strokeEnd: Self { Self(standard: .strokeEnd) }

  /// The width of the line, in points.
  public static var lineWidth: Self { Self(standard: .lineWidth) }

  /// The miter limit of joins.
  public static var miterLimit: Self { Self(standard: .miterLimit) }

  /// The offset into the dash pattern at which a line begins, in points.
  public static var lineDashPhase: Self { Self(standard: .lineDashPhase) }

  /// The size of the text, in points.
  public static var fontSize: Self { Self(standard: .fontSize) }
}
