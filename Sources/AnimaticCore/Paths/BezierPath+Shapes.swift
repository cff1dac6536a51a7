// Paths of whole shapes. A shape has the same elements for all parameters, so two of a kind can be
// interpolated.

extension BezierPath {
  /// Creates a closed rectangle: a move, three lines, and a close.
  ///
  /// The rectangle starts at the smallest x and y and runs along x first: clockwise if y points
  /// down.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// - Parameter rect: The rectangle; a negative size is standardized.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  ///
  /// The path is a move, four cubic curves, and a close; it starts at the largest x and runs
  /// clockwise if y points down. The error is below 0.03 % of the size. The close has no length; in
  /// a keyframe animation that is not paced, it is still a fifth segment in which the layer pauses
  /// (K-11).
  ///
  /// ```swift
  /// let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// circle.point(at: 0.25)  // about (10, 20)
  /// ```
  ///
  /// - Parameter rect: The bounding rectangle; a negative size is standardized.
  public init(ellipseIn rect: CGRect) {
    self.init()
    append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    addCorner(x: rect.maxX, y: rect.maxY, to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(x: rect.minX, y: rect.maxY, to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(x: rect.minX, y: rect.minY, to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(x: rect.maxX, y: rect.minY, to: CGPoint(x: rect.maxX, y: rect.midY))
    append(.close)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// The path is a move, four pairs of a line and a curve, and a close for every radius, including
  /// 0 and the maximum, so any two can be interpolated (V-7). It starts at the end of the upper
  /// left corner and runs along x first: clockwise if y points down. The close has no length.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a negative size is standardized.
  ///   - cornerRadius: The radius of all four corners, clamped to 0…half of the shorter side; NaN
  ///     counts as 0.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init()
    let largest = Double(min(rect.maxX - rect.minX, rect.maxY - rect.minY)) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, largest) : 0
    append(.move(to: CGPoint(x: rect.minX + radius, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX - radius, y: rect.minY)))
    addCorner(x: rect.maxX, y: rect.minY, to: CGPoint(x: rect.maxX, y: rect.minY + radius))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY - radius)))
    addCorner(x: rect.maxX, y: rect.maxY, to: CGPoint(x: rect.maxX - radius, y: rect.maxY))
    append(.line(to: CGPoint(x: rect.minX + radius, y: rect.maxY)))
    addCorner(x: rect.minX, y: rect.maxY, to: CGPoint(x: rect.minX, y: rect.maxY - radius))
    append(.line(to: CGPoint(x: rect.minX, y: rect.minY + radius)))
    addCorner(x: rect.minX, y: rect.minY, to: CGPoint(x: rect.minX + radius, y: rect.minY))
    append(.close)
  }

  /// Adds a quarter of an ellipse from the current point, tangent to two lines.
  private mutating func addCorner(x: Double, y: Double, to end: CGPoint) {
    // 4/3 (√2 - 1) places the middle of the curve on the circle.
    let share = 0.5522847498307936
    func control(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: Double(point.x) + (x - Double(point.x)) * share,
        y: Double(point.y) + (y - Double(point.y)) * share)
    }
    let start = currentPoint ?? end
    append(.curve(to: end, control1: control(from: start), control2: control(from: end)))
  }
}
