// The properties of layers that draw shapes, gradients and text, by name.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerValues {
  /// The outline of a shape; empty where Core Animation has nil.
  public var path: BezierPath {
    get { self[.path] }
    set { self[.path] = newValue }
  }

  /// The color inside a shape.
  public var fillColor: RGBAColor {
    get { self[.fillColor] }
    set { self[.fillColor] = newValue }
  }

  /// The color of a shape's line; clear until it is set, and until then no color at all (B-5).
  public var strokeColor: RGBAColor {
    get { self[.strokeColor] }
    set { self[.strokeColor] = newValue }
  }

  /// Where on its path the stroke begins, 0 to 1.
  public var strokeStart: Double {
    get { self[.strokeStart] }
    set { self[.strokeStart] = newValue }
  }

  /// Where on its path the stroke ends, 0 to 1.
  public var strokeEnd: Double {
    get { self[.strokeEnd] }
    set { self[.strokeEnd] = newValue }
  }

  /// The width of the line, in points.
  public var lineWidth: Double {
    get { self[.lineWidth] }
    set { self[.lineWidth] = newValue }
  }

  /// The limit of mitred joins.
  public var miterLimit: Double {
    get { self[.miterLimit] }
    set { self[.miterLimit] = newValue }
  }

  /// How far into the dash pattern a line begins, in points.
  public var lineDashPhase: Double {
    get { self[.lineDashPhase] }
    set { self[.lineDashPhase] = newValue }
  }

  /// The colors of a gradient.
  public var colors: [RGBAColor] {
    get { self[.colors] }
    set { self[.colors] = newValue }
  }

  /// Where the colors of a gradient are, 0 to 1 along it; empty spaces them evenly.
  public var locations: [Double] {
    get { self[.locations] }
    set { self[.locations] = newValue }
  }

  /// Where a gradient begins, 0 to 1 on each axis.
  public var startPoint: CGPoint {
    get { self[.startPoint] }
    set { self[.startPoint] = newValue }
  }

  /// Where a gradient ends, 0 to 1 on each axis.
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
