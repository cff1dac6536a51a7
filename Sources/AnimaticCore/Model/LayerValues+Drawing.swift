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

  /// The frame of the layer in its superlayer, in points.
  ///
  /// The frame derives from position, bounds, anchor point, and transform; with a transform, it is
  /// the bounding box of the four corners. Setting it sets the position and the bounds size such
  /// that the frame reads as set; a negative size is standardized first. A frame that no size
  /// produces is engine-defined: the origin matches, and the size is the bounding box of the frame
  /// under the inverse transform; an edge-on transform keeps the size, and for a perspective
  /// transform, its effect at the anchor point counts. The frame can't be animated: animate
  /// position and bounds. Follows Y-1, Y-2, V-9.
  ///
  /// ```swift
  /// box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
  /// box.position  // (60, 45)
  /// box.bounds    // (0, 0, 100, 50)
  /// ```
  public var frame: CGRect {
    get {
      let (box, position) = (boxAroundAnchor, position)
      return CGRect(
        x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.size.width,
        height: box.size.height)
    }
    set {
      let frame = newValue.standardized
      bounds.size = size(filling: frame.size)
      let box = boxAroundAnchor
      let corner = box.isNull ? .zero : box.origin
      position = CGPoint(x: frame.origin.x - corner.x, y: frame.origin.y - corner.y)
    }
  }

  /// The frame relative to the position.
  private var boxAroundAnchor: CGRect {
    let (size, anchor, transform) = (bounds.size, anchorPoint, transform)
    let box = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height)
    if transform.isIdentity { return box.standardized }
    let map = PlaneMap(transform, z: -self[.anchorPointZ])
    return CGRect(
      around: box.corners.compactMap { corner in
        map.seen(x: Double(corner.x), y: Double(corner.y)).map { CGPoint(x: $0.x, y: $0.y) }
      })
  }

  /// Returns the bounds size for a frame size.
  private func size(filling frame: CGSize) -> CGSize {
    let transform = transform
    if transform.isIdentity { return frame }
    let depth = self[.anchorPointZ]
    guard PlaneMap(transform, z: -depth).inverse != nil else { return bounds.size }
    let weight = transform.m44 - depth * transform.m34
    let turn = PlaneTurn(transform, weight: weight)
    let (width, height) = (Double(frame.width), Double(frame.height))
    let size = turn.sizeFilling(width, height) ?? turn.sizeAround(width, height)
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? bounds.size
  }

  /// The anchor point in the bounds.
  package var anchorPlace: CGPoint {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height)
  }
}

/// The extent of each side of a rectangle along x and y under a rotation.
private struct PlaneTurn {
  // Of the width and of the height.
  private let widthX, widthY, heightX, heightY: Double
  private let determinant: Double

  init(_ transform: Transform3D, weight: Double) {
    widthX = abs(transform.m11 / weight)
    widthY = abs(transform.m12 / weight)
    heightX = abs(transform.m21 / weight)
    heightY = abs(transform.m22 / weight)
    determinant = abs(
      transform.m11 / weight * (transform.m22 / weight)
        - transform.m12 / weight * (transform.m21 / weight))
  }

  /// Returns the size whose bounding box is given; nil if there is none.
  func sizeFilling(_ width: Double, _ height: Double) -> (width: Double, height: Double)? {
    let determinant = widthX * heightY - widthY * heightX
    // Rotated by 45°, every rectangle has a square bounding box.
    guard abs(determinant) > 1e-12 * (widthX * heightY + widthY * heightX) else { return nil }
    let across = (width * heightY - height * heightX) / determinant
    let down = (height * widthX - width * widthY) / determinant
    guard across.isFinite, down.isFinite, across >= 0, down >= 0 else { return nil }
    return (across, down)
  }

  /// Returns the bounding box under the inverse transform; nil if there is no inverse.
  func sizeAround(_ width: Double, _ height: Double) -> (width: Double, height: Double)? {
    let across = (width * heightY + height * heightX) / determinant
    let down = (height * widthX + width * widthY) / determinant
    return across.isFinite && down.isFinite ? (across, down) : nil
  }
}
