// Draws paths: outlines that turn into each other, and paths that a point follows.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension SceneMaker {
  private mutating func point(size: Double) -> CGPoint {
    CGPoint(
      x: random.multiple(of: size / 16, in: -16...16),
      y: random.multiple(of: size / 16, in: -16...16))
  }

  /// A path as a value: mostly one of two makes, so that points meet.
  mutating func outline() -> BezierPath {
    if random.oneIn(10) { return random.oneIn(2) ? BezierPath() : motionPath(size: 100) }
    var path = BezierPath()
    path.move(to: point(size: 100))
    path.addLine(to: point(size: 100))
    if random.oneIn(4) { path.addLine(to: point(size: 100)) }
    path.addQuadCurve(to: point(size: 100), control: point(size: 100))
    path.addCurve(
      to: point(size: 100), control1: point(size: 100), control2: point(size: 100))
    path.closeSubpath()
    return path
  }

  /// A path to follow: every element, one to three subpaths, and segments that are but a point.
  mutating func motionPath(size: Double) -> BezierPath {
    var path = BezierPath()
    for _ in 0..<random.pick([1, 1, 1, 2, 3]) {
      // What does not begin with a move begins at the origin, or where the last subpath did.
      if !random.oneIn(8) { path.move(to: point(size: size)) }
      for _ in 0..<random.pick([0, 1, 1, 2, 2, 3]) { addSegment(to: &path, size: size) }
      if random.oneIn(3) { path.closeSubpath() }
    }
    return path
  }

  private mutating func addSegment(to path: inout BezierPath, size: Double) {
    let here = path.currentPoint ?? .zero
    let end = point(size: size)
    switch Int.random(in: 0...9, using: &random) {
    case 0: path.addLine(to: here)
    case 1...3: path.addLine(to: end)
    case 4...5: path.addQuadCurve(to: end, control: point(size: size))
    case 6:
      // Control points on the ends, where the tangent is that of the next one (K-14).
      path.addCurve(to: end, control1: here, control2: random.oneIn(2) ? end : point(size: size))
    default:
      path.addCurve(to: end, control1: point(size: size), control2: point(size: size))
    }
  }
}
