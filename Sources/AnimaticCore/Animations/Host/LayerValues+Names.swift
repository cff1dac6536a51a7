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
  public var bounds: CGRect {
    get { self[.bounds] }
    set { self[.bounds] = newValue }
  }

  /// How opaque the layer is; 0 to 1 is meant, other numbers are kept (SEMANTICS B-6).
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

  /// The place along the z axis, in points.
  public var zPosition: Double {
    get { self[.zPosition] }
    set { self[.zPosition] = newValue }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { self[.cornerRadius] }
    set { self[.cornerRadius] = newValue }
  }

  /// The colour behind everything; clear until it is set, and until then no colour at all (B-5).
  public var backgroundColor: RGBAColor {
    get { self[.backgroundColor] }
    set { self[.backgroundColor] = newValue }
  }

  /// The width of the border, in points.
  public var borderWidth: Double {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }

  /// The colour of the border.
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

  /// The colour of the shadow.
  public var shadowColor: RGBAColor {
    get { self[.shadowColor] }
    set { self[.shadowColor] = newValue }
  }
}
