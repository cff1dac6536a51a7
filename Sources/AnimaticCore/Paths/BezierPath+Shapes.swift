// Owns the paths of whole shapes. Each has the same elements whatever its numbers are, so that two
// of a kind can be animated into each other.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension BezierPath {
  /// Creates a closed rectangle: a move, three lines and a close.
  ///
  /// It starts at the smallest x and y and runs along x first: clockwise where y points down.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// - Parameter rect: The rectangle; a negative size counts as its mirror image.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse that touches the four sides of a rectangle.
  ///
  /// It is a move, four cubic curves and a close, starts where x is largest and runs clockwise
  /// where y points down. The curves are off the true ellipse by less than 0.03 % of its size. The
  /// close has no length; in a keyframe animation that is not paced it is a fifth segment all the
  /// same, in which the layer stands still (K-11).
  ///
  /// ```swift
  /// let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// circle.point(at: 0.25)  // about (10, 20)
  /// ```
  ///
  /// - Parameter rect: The rectangle around it; a negative size counts as its mirror image.
  public init(ellipseIn rect: CGRect) {
    self.init()
    let box = Box(rect)
    append(.move(to: CGPoint(x: box.maxX, y: box.midY)))
    addCorner(x: box.maxX, y: box.maxY, to: CGPoint(x: box.midX, y: box.maxY))
    addCorner(x: box.minX, y: box.maxY, to: CGPoint(x: box.minX, y: box.midY))
    addCorner(x: box.minX, y: box.minY, to: CGPoint(x: box.midX, y: box.minY))
    addCorner(x: box.maxX, y: box.minY, to: CGPoint(x: box.maxX, y: box.midY))
    append(.close)
  }

  /// Creates a rectangle with round corners.
  ///
  /// It is a move, four times a line and a curve, and a close, at every radius, also at 0 and where
  /// the sides are all corner: so any two of them can be animated into each other (V-7).
  /// It starts where the upper left corner ends and runs along x first: clockwise where y points
  /// down. The close has no length.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a negative size counts as its mirror image.
  ///   - cornerRadius: The radius of all four corners: 0, which is also what a negative number and
  ///     NaN count as, to half of the shorter side, which is also what more counts as.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init()
    let box = Box(rect)
    let largest = min(box.maxX - box.minX, box.maxY - box.minY) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, largest) : 0
    append(.move(to: CGPoint(x: box.minX + radius, y: box.minY)))
    append(.line(to: CGPoint(x: box.maxX - radius, y: box.minY)))
    addCorner(x: box.maxX, y: box.minY, to: CGPoint(x: box.maxX, y: box.minY + radius))
    append(.line(to: CGPoint(x: box.maxX, y: box.maxY - radius)))
    addCorner(x: box.maxX, y: box.maxY, to: CGPoint(x: box.maxX - radius, y: box.maxY))
    append(.line(to: CGPoint(x: box.minX + radius, y: box.maxY)))
    addCorner(x: box.minX, y: box.maxY, to: CGPoint(x: box.minX, y: box.maxY - radius))
    append(.line(to: CGPoint(x: box.minX, y: box.minY + radius)))
    addCorner(x: box.minX, y: box.minY, to: CGPoint(x: box.minX + radius, y: box.minY))
    append(.close)
  }

  /// A quarter of an ellipse from the current point, in the corner of the two straight lines that
  /// it touches.
  private mutating func addCorner(x: Double, y: Double, to end: CGPoint) {
    // 4/3 (√2 - 1): with it the middle of the curve lies on the circle.
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

/// The sides and the middle of a rectangle, a negative size turned.
private struct Box {
  var minX, midX, maxX, minY, midY, maxY: Double

  init(_ rect: CGRect) {
    (minX, midX, maxX) = (Double(rect.minX), Double(rect.midX), Double(rect.maxX))
    (minY, midY, maxY) = (Double(rect.minY), Double(rect.midY), Double(rect.maxY))
  }
}
