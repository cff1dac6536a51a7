// Owns the calls that draw a path step by step. Arcs have files of their own.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension BezierPath {
  /// Begins a subpath at a point.
  ///
  /// - Parameter point: Where what is drawn next starts.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
  }

  /// Draws a straight line from the current point.
  ///
  /// - Parameter point: Where the line ends.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Draws a quadratic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control: The point that bends it; the curve does not pass through it.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic curve from the current point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control1: The point the curve leaves towards.
  ///   - control2: The point the curve arrives from.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a closed rectangle as a subpath of its own: a move, three lines and a close.
  ///
  /// It starts at the smallest x and y and runs along x first: clockwise where y points down.
  ///
  /// - Parameter rect: The rectangle; a negative size counts as its mirror image.
  public mutating func addRect(_ rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// Draws a straight line to where the subpath began, and ends the subpath.
  ///
  /// What is drawn next starts there. Where nothing is open, nothing changes.
  public mutating func closeSubpath() {
    append(.close)
  }
}
