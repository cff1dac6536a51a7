// Owns what can be asked of a path as a whole: its box, its length, and the places along it.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension BezierPath {
  /// The smallest rectangle around all that is drawn and moved to; zero for an empty path.
  ///
  /// The curves count, their control points do not. Points that are not finite are left out.
  ///
  /// ```swift
  /// let arch = BezierPath([
  ///   .move(to: .zero),
  ///   .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
  /// ])
  /// arch.bounds  // (0, 0, 10, 5)
  /// ```
  ///
  /// - Complexity: O(n) in the elements.
  public var bounds: CGRect {
    var box = PathBox()
    for element in elements {
      if let end = element.end { box.include(SIMD2(end)) }
    }
    for segment in segments {
      for place in segment.turningPoints { box.include(place) }
    }
    return box.rect
  }

  /// The length of all that is drawn, closes included and moves not, to nine digits and more.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// Elements with coordinates that are not finite count as nothing.
  ///
  /// - Complexity: O(n) in the elements.
  public var length: Double { PathMotion(self).length }

  /// The point after a fraction of the length, or nil in an empty path.
  ///
  /// Where a move jumps, the point after the jump counts. In a path without any length every
  /// element but a move counts as equally long (K-8).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).point(at: 0.5)  // (30, 10)
  /// ```
  ///
  /// - Parameter fraction: From 0, the start, to 1, the end; less counts as 0, more as 1 and NaN
  ///   as 0.
  /// - Returns: The point.
  /// - Complexity: O(n) in the elements, for each call: the path is measured anew.
  public func point(at fraction: Double) -> CGPoint? {
    let motion = PathMotion(self)
    if motion.segmentCount == 0 { return currentPoint }
    let place = motion.locate(fraction)
    let point = motion.point(segment: place.segment, part: place.part)
    return CGPoint(x: point.x, y: point.y)
  }

  /// The direction of the path after a fraction of the length, or nil in an empty path.
  ///
  /// At a corner it is the direction in which the path goes on. Where a curve begins or ends at its
  /// control point, it is the direction to the next one; what stands still keeps the direction
  /// before it, and without any the angle is 0 (K-14).
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).angle(at: 0.5)  // π: to the left
  /// ```
  ///
  /// - Parameter fraction: From 0, the start, to 1, the end; less counts as 0, more as 1 and NaN
  ///   as 0.
  /// - Returns: The angle in radians from the x axis towards the y axis, over -π up to π.
  /// - Complexity: O(n) in the elements, for each call: the path is measured anew.
  public func angle(at fraction: Double) -> Double? {
    if isEmpty { return nil }
    let motion = PathMotion(self)
    let place = motion.locate(fraction)
    return motion.angle(segment: place.segment, part: place.part)
  }
}

/// A rectangle that grows with every point it is told of.
private struct PathBox {
  private var low = SIMD2(repeating: Double.infinity)
  private var high = SIMD2(repeating: -Double.infinity)

  mutating func include(_ point: SIMD2<Double>) {
    guard point.isFinite else { return }
    low = SIMD2(min(low.x, point.x), min(low.y, point.y))
    high = SIMD2(max(high.x, point.x), max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
