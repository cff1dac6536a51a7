// Bounding rectangles.

extension CGRect {
  /// The four corners in outline order.
  package var corners: [CGPoint] {
    let (far, low) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, CGPoint(x: far, y: origin.y), CGPoint(x: far, y: low), CGPoint(x: origin.x, y: low),
    ]
  }

  /// Creates the smallest rectangle around points; the null rectangle for none.
  package init(around points: [CGPoint]) {
    let (x, y) = (points.lazy.map(\.x), points.lazy.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a point is in the rectangle, including its left and upper edges only.
  package func holds(_ point: CGPoint) -> Bool {
    let rect = standardized
    return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width
      && point.y >= rect.origin.y && point.y < rect.origin.y + rect.size.height
  }
}
