// The line of a gradient.

import AnimaticCore

/// The line of a CSS gradient: an angle through the center of the box, and lengths along it.
struct GradientLine {
  /// The most colors drawn.
  static let mostColors = 12

  let angle: Double
  private let first: Double
  private let length: Double

  init(_ values: LayerValues) {
    let size = values.bounds.size
    let (width, height) = (size.width.ifFinite, size.height.ifFinite)
    let (start, end) = (values.startPoint, values.endPoint)
    let dx = (end.x.ifFinite - start.x.ifFinite) * width
    let dy = (end.y.ifFinite - start.y.ifFinite) * height
    length = (dx * dx + dy * dy).squareRoot()
    let (x, y) = length > 0 ? (dx / length, dy / length) : (0, 1)
    // CSS angles start at the top, clockwise.
    angle = angleOfVector(x: -y, y: x)
    let reach = abs(width * x) + abs(height * y)
    let fromMiddle = (start.x.ifFinite - 0.5) * width * x + (start.y.ifFinite - 0.5) * height * y
    first = fromMiddle + reach / 2
  }

  /// The position of a location from 0 to 1 along the line, in points.
  func place(of location: Double) -> Double { first + location * length }
}
