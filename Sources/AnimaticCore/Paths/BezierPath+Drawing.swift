// The drawing operations of a path, except arcs.

extension BezierPath {
  /// Begins a subpath at a point.
  ///
  /// - Parameter point: The start of the subpath.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
  }

  /// Draws a straight line from the current point.
  ///
  /// - Parameter point: The end of the line.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Draws a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point; the curve does not pass through it.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The control point next to the start.
  ///   - control2: The control point next to the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a closed rectangle as a separate subpath: a move, three lines, and a close.
  ///
  /// The rectangle starts at the smallest x and y and runs along x first: clockwise if y points
  /// down.
  ///
  /// - Parameter rect: The rectangle; a negative size is standardized.
  public mutating func addRect(_ rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Draws a straight line to the begin of the subpath and closes it.
  ///
  /// The next element starts there. Without an open subpath, nothing changes.
  public mutating func closeSubpath() {
    append(.close)
  }
}
