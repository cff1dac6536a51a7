// The properties of shape, gradient, and text layers by name.

extension LayerValues {
  /// The path of a shape; empty if Core Animation has nil.
  public var path: BezierPath {
    get { self[.path] }
    set { self[.path] = newValue }
  }

  /// The fill color of a shape.
  public var fillColor: RGBAColor {
    get { self[.fillColor] }
    set { self[.fillColor] = newValue }
  }

  /// The stroke color of a shape; clear and without interpolation until it is set (B-5).
  public var strokeColor: RGBAColor {
    get { self[.strokeColor] }
    set { self[.strokeColor] = newValue }
  }

  /// The relative start of the stroke along the path, 0 to 1.
  public var strokeStart: Double {
    get { self[.strokeStart] }
    set { self[.strokeStart] = newValue }
  }

  /// The relative end of the stroke along the path, 0 to 1.
  public var strokeEnd: Double {
    get { self[.strokeEnd] }
    set { self[.strokeEnd] = newValue }
  }

  /// The width of the line, in points.
  public var lineWidth: Double {
    get { self[.lineWidth] }
    set { self[.lineWidth] = newValue }
  }

  /// The miter limit of joins.
  public var miterLimit: Double {
    get { self[.miterLimit] }
    set { self[.miterLimit] = newValue }
  }

  /// The offset into the dash pattern at which a line begins, in points.
  public var lineDashPhase: Double {
    get { self[.lineDashPhase] }
    set { self[.lineDashPhase] = newValue }
  }

  /// The colors of a gradient.
  public var colors: [RGBAColor] {
    get { self[.colors] }
    set { self[.colors] = newValue }
  }

  /// The positions of a gradient's colors, 0 to 1; empty spaces them evenly.
  public var locations: [Double] {
    get { self[.locations] }
    set { self[.locations] = newValue }
  }

  /// The start point of a gradient, 0 to 1 on each axis.
  public var startPoint: CGPoint {
    get { self[.startPoint] }
    set { self[.startPoint] = newValue }
  }

  /// The end point of a gradient, 0 to 1 on each axis.
  public var endPoint: CGPoint {
    get { self[.endPoint] }
    set { self[.endPoint] = newValue }
  }

  /// The size of the text, in points.
  public var fontSize: Double {
    get { self[.fontSize] }
    set { self[.fontSize] = newValue }
  }

  /// The color of text.
  public var foregroundColor: RGBAColor {
    get { self[.foregroundColor] }
    set { self[.foregroundColor] = newValue }
  }
}
