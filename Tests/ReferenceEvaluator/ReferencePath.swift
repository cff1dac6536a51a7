// The segments of a path: K-11 by de Casteljau, and their directions (K-14), without time or length.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// One line or curve, by its points.
struct ReferenceSegment {
  var points: [CGPoint]
  /// Whether the path jumps to its begin.
  var isAfterMove: Bool

  /// De Casteljau; outside 0 to 1 straight on along the tangent there (K-15).
  func point(at u: Double) -> CGPoint {
    if u < 0 { return points[0] + velocity(at: 0) * u }
    if u > 1 { return points[points.count - 1] + velocity(at: 1) * (u - 1) }
    return Self.casteljau(points, u)
  }

  /// The derivative.
  func velocity(at u: Double) -> CGPoint {
    let degree = Double(points.count - 1)
    return Self.casteljau(zip(points, points.dropFirst()).map { ($1 - $0) * degree }, u)
  }

  private static func casteljau(_ points: [CGPoint], _ u: Double) -> CGPoint {
    var points = points
    while points.count > 1 {
      for index in 0..<points.count - 1 {
        points[index] = points[index] * (1 - u) + points[index + 1] * u
      }
      points.removeLast()
    }
    return points[0]
  }

  /// The tangent, or its limit where there is none; nil for a segment that is but a point.
  func direction(at u: Double) -> CGPoint? {
    let start = points[0]
    let end = points[points.count - 1]
    if u <= 0 { return points.first { $0 != start }.map { $0 - start } }
    if u >= 1 { return points.last { $0 != end }.map { end - $0 } }
    guard points.contains(where: { $0 != start }) else { return nil }
    return velocity(at: u)
  }
}

/// A path as segments.
struct ReferencePath {
  private(set) var segments: [ReferenceSegment] = []

  init(_ path: BezierPath) {
    var begin = CGPoint.zero
    var current = CGPoint.zero
    var isAfterMove = false
    func draw(_ points: [CGPoint]) {
      segments.append(ReferenceSegment(points: [current] + points, isAfterMove: isAfterMove))
      current = points[points.count - 1]
      isAfterMove = false
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        begin = point
        current = point
        isAfterMove = true
      case .line(let end): draw([end])
      case .quadCurve(let end, let control): draw([control, end])
      case .curve(let end, let control1, let control2): draw([control1, control2, end])
      case .close: draw([begin])
      }
    }
  }

  /// K-14: the angle in a segment; of one that is but a point, the angle before it.
  func angle(_ segment: Int, _ u: Double) -> Double {
    var index = segment
    var direction = segments[index].direction(at: u)
    while direction == nil, index > 0 {
      index -= 1
      direction = segments[index].direction(at: 1)
    }
    return direction.map { atan2(Double($0.y), Double($0.x)) } ?? 0
  }
}

func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
func * (a: CGPoint, b: Double) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
