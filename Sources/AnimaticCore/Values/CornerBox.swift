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
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is in the rectangle, including its left and upper edges only.
  package func holds(_ point: CGPoint) -> Bool {
    let rect = standardized
    return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width
      && point.y >= rect.origin.y && point.y < rect.origin.y + rect.size.height
  }
}
