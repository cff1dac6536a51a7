// The properties of all layers by name; use the subscript for others.

extension LayerValues {
  /// The position of the anchor point in the superlayer, in points.
  public var position: CGPoint {
    get { self[.position] }
    set { self[.position] = newValue }
  }

  /// The rectangle of the layer in its local coordinates, in points.
  ///
  /// A negative size is standardized when set: the origin moves (Y-1).
  public var bounds: CGRect {
    get { self[.bounds] }
    set { self[.bounds] = newValue.standardized }
  }

  /// The opacity of the layer, 0 to 1; other numbers are kept (B-6).
  public var opacity: Double {
    get { self[.opacity] }
    set { self[.opacity] = newValue }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { self[.transform] }
    set { self[.transform] = newValue }
  }

  /// The transform of all sublayers about the anchor point.
  public var sublayerTransform: Transform3D {
    get { self[.sublayerTransform] }
    set { self[.sublayerTransform] = newValue }
  }

  /// The anchor point within the bounds, 0 to 1 on each axis.
  public var anchorPoint: CGPoint {
    get { self[.anchorPoint] }
    set { self[.anchorPoint] = newValue }
  }

  /// The anchor of the transform along the z-axis, in points.
  public var anchorPointZ: Double {
    get { self[.anchorPointZ] }
    set { self[.anchorPointZ] = newValue }
  }

  /// The position along the z-axis in points; greater values are in front of siblings.
  public var zPosition: Double {
    get { self[.zPosition] }
    set { self[.zPosition] = newValue }
  }

  /// Whether the layer and its sublayers are hidden.
  public var isHidden: Bool {
    get { self[.isHidden] }
    set { self[.isHidden] = newValue }
  }

  /// Whether sublayers are clipped to the layer's bounds.
  public var masksToBounds: Bool {
    get { self[.masksToBounds] }
    set { self[.masksToBounds] = newValue }
  }

  /// Whether the layer is visible from behind.
  public var isDoubleSided: Bool {
    get { self[.isDoubleSided] }
    set { self[.isDoubleSided] = newValue }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { self[.cornerRadius] }
    set { self[.cornerRadius] = newValue }
  }

  /// The background color; clear and without interpolation until it is set (B-5).
  public var backgroundColor: RGBAColor {
    get { self[.backgroundColor] }
    set { self[.backgroundColor] = newValue }
  }

  /// The width of the border, in points.
  public var borderWidth: Double {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }

  /// The border's color, opaque black by default.
  public var borderColor: RGBAColor {
    get { self[.borderColor] }
    set { self[.borderColor] = newValue }
  }

  /// The opacity of the shadow, 0 to 1.
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

  /// The shadow's color, opaque black by default.
  public var shadowColor: RGBAColor {
    get { self[.shadowColor] }
    set { self[.shadowColor] = newValue }
  }

  /// The outline of the shadow; empty for the layer's own shape.
  public var shadowPath: BezierPath {
    get { self[.shadowPath] }
    set { self[.shadowPath] = newValue }
  }
}
