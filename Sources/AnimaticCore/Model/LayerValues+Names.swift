// The properties that every layer has, by name. Any other is read and written by subscript.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerValues {
  /// Where the anchor point is in the superlayer, in points.
  public var position: CGPoint {
    get { self[.position] }
    set { self[.position] = newValue }
  }

  /// The layer's own rectangle, in points.
  ///
  /// A negative size is turned round when it is set: the origin moves (Y-1).
  public var bounds: CGRect {
    get { self[.bounds] }
    set { self[.bounds] = newValue.withPositiveSize }
  }

  /// How opaque the layer is; 0 to 1 is meant, other numbers are kept (B-6).
  public var opacity: Double {
    get { self[.opacity] }
    set { self[.opacity] = newValue }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { self[.transform] }
    set { self[.transform] = newValue }
  }

  /// The transform of the sublayers.
  public var sublayerTransform: Transform3D {
    get { self[.sublayerTransform] }
    set { self[.sublayerTransform] = newValue }
  }

  /// The point of the bounds that the position names, 0 to 1 on each axis.
  public var anchorPoint: CGPoint {
    get { self[.anchorPoint] }
    set { self[.anchorPoint] = newValue }
  }

  /// The anchor along the z axis, in points: what the transform acts about.
  public var anchorPointZ: Double {
    get { self[.anchorPointZ] }
    set { self[.anchorPointZ] = newValue }
  }

  /// The place along the z axis, in points: what is higher is in front of its siblings.
  public var zPosition: Double {
    get { self[.zPosition] }
    set { self[.zPosition] = newValue }
  }

  /// Whether the layer is hidden, with all that is in it.
  public var isHidden: Bool {
    get { self[.isHidden] }
    set { self[.isHidden] = newValue }
  }

  /// Whether sublayers are cut off at the layer's bounds.
  public var masksToBounds: Bool {
    get { self[.masksToBounds] }
    set { self[.masksToBounds] = newValue }
  }

  /// Whether the layer shows when it is seen from behind.
  public var isDoubleSided: Bool {
    get { self[.isDoubleSided] }
    set { self[.isDoubleSided] = newValue }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { self[.cornerRadius] }
    set { self[.cornerRadius] = newValue }
  }

  /// The color behind everything; clear until it is set, and until then no color at all (B-5).
  public var backgroundColor: RGBAColor {
    get { self[.backgroundColor] }
    set { self[.backgroundColor] = newValue }
  }

  /// The width of the border, in points.
  public var borderWidth: Double {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }

  /// The color of the border.
  public var borderColor: RGBAColor {
    get { self[.borderColor] }
    set { self[.borderColor] = newValue }
  }

  /// How opaque the shadow is, 0 to 1.
  public var shadowOpacity: Double {
    get { self[.shadowOpacity] }
    set { self[.shadowOpacity] = newValue }
  }

  /// The blur of the shadow, in points.
  public var shadowRadius: Double {
    get { self[.shadowRadius] }
    set { self[.shadowRadius] = newValue }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { self[.shadowOffset] }
    set { self[.shadowOffset] = newValue }
  }

  /// The color of the shadow.
  public var shadowColor: RGBAColor {
    get { self[.shadowColor] }
    set { self[.shadowColor] = newValue }
  }

  /// The outline of the shadow; empty where it is the layer's own.
  public var shadowPath: BezierPath {
    get { self[.shadowPath] }
    set { self[.shadowPath] = newValue }
  }
}
