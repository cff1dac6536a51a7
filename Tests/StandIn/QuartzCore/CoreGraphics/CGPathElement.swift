// The pieces of a path.

public import Foundation

/// What a piece of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and end.
  case addCurveToPoint
  /// A line back to where the subpath began; no point.
  case closeSubpath
}

/// A piece of a path; its points are valid only while it is handed out.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// As many points as the type has.
  public var points: UnsafeMutablePointer<CGPoint>
}
