// The frame: position, bounds, and transform in the superlayer (Y-1, Y-2).

public import Foundation

extension CALayer {
  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The bounding box in the superlayer; setting it sets position, then bounds.
  public var frame: CGRect {
    get {
      let box = boundingBox(of: bounds.size)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let target = newValue.standardized
      let size = size(filling: target.size)
      let box = boundingBox(of: size)
      position = CGPoint(x: target.minX - box.minX, y: target.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The bounding box of a size about the anchor point.
  private func boundingBox(of size: CGSize) -> CGRect {
    let (left, top) = (-anchorPoint.x * size.width, -anchorPoint.y * size.height)
    let linear = affineTransform()
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: left + size.width, y: top),
      CGPoint(x: left, y: top + size.height), CGPoint(x: left + size.width, y: top + size.height),
    ].map { $0.applying(linear) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  /// The size whose bounding box has a size; the size itself where no one has.
  private func size(filling box: CGSize) -> CGSize {
    let m = affineTransform()
    let (a, b, c, d) = (abs(m.a), abs(m.b), abs(m.c), abs(m.d))
    let determinant = a * d - b * c
    guard determinant != 0 else { return box }
    return CGSize(
      width: (d * box.width - c * box.height) / determinant,
      height: (a * box.height - b * box.width) / determinant)
  }
}
