// The rectangle that a layer takes up in its superlayer, read and set (Y-1, Y-2).

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerValues {
  /// The rectangle that the layer takes up in its superlayer, in points.
  ///
  /// It is made of position, bounds, anchor point and transform; with a transform it is the box
  /// around the four corners. Setting it sets the position and the size of the bounds so that it
  /// reads as it was set; a negative size is turned round first. What no size can fulfil is
  /// engine-defined: the origin is met, and the size is that of the box around the frame turned
  /// back; a transform that shows the layer edge-on leaves the size as it is, and of one with
  /// perspective what it does at the anchor point counts. It can't be animated: animate position and
  /// bounds. Follows Y-1, Y-2, V-9.
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
      let frame = newValue.withPositiveSize
      bounds.size = size(filling: frame.size)
      let box = boxAroundAnchor
      let corner = box.isNull ? .zero : box.origin
      position = CGPoint(x: frame.origin.x - corner.x, y: frame.origin.y - corner.y)
    }
  }

  /// The frame as it is seen from the position.
  private var boxAroundAnchor: CGRect {
    let (size, anchor, transform) = (bounds.size, anchorPoint, transform)
    let box = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height)
    if transform.isIdentity { return box.withPositiveSize }
    let map = PlaneMap(transform, z: -self[.anchorPointZ])
    return CGRect(
      around: box.corners.compactMap { corner in
        map.seen(x: Double(corner.x), y: Double(corner.y)).map { CGPoint(x: $0.x, y: $0.y) }
      })
  }

  /// The size of bounds that fill a frame of a size.
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
}

/// How far each side of a rectangle reaches along x and y after it is turned.
private struct PlaneTurn {
  // Of the width, and of the height.
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

  /// The size that the box around it is of; nil where there is none.
  func sizeFilling(_ width: Double, _ height: Double) -> (width: Double, height: Double)? {
    let determinant = widthX * heightY - widthY * heightX
    // Turned by an eighth, every rectangle has a square around it.
    guard abs(determinant) > 1e-12 * (widthX * heightY + widthY * heightX) else { return nil }
    let across = (width * heightY - height * heightX) / determinant
    let down = (height * widthX - width * widthY) / determinant
    guard across.isFinite, down.isFinite, across >= 0, down >= 0 else { return nil }
    return (across, down)
  }

  /// The size of the box around it turned back; nil where it can't be turned back.
  func sizeAround(_ width: Double, _ height: Double) -> (width: Double, height: Double)? {
    let across = (width * heightY + height * heightX) / determinant
    let down = (height * widthX + width * widthY) / determinant
    return across.isFinite && down.isFinite ? (across, down) : nil
  }
}
