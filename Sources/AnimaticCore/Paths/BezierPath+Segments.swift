// Conversion from path elements to segments.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension BezierPath {
  /// The elements except moves as lines or curves with a start; a close is a line to the begin of
  /// the subpath.
  ///
  /// Follows K-11. Complexity: O(n).
  var segments: [PathSegment] {
    var segments: [PathSegment] = []
    segments.reserveCapacity(elements.count)
    var begin = SIMD2<Double>.zero
    var current = begin
    for element in elements {
      let approach = segments.last?.departure ?? .zero
      let segment: PathSegment
      switch element {
      case .move(let point):
        begin = SIMD2(point)
        current = begin
        continue
      case .line(let end):
        segment = PathSegment(lineFrom: current, to: SIMD2(end), approach: approach)
      case .quadCurve(let end, let control):
        segment = PathSegment(
          from: current, control: SIMD2(control), to: SIMD2(end), approach: approach)
      case .curve(let end, let control1, let control2):
        segment = PathSegment(
          from: current, control1: SIMD2(control1), control2: SIMD2(control2), to: SIMD2(end),
          approach: approach)
      case .close:
        segment = PathSegment(lineFrom: current, to: begin, approach: approach)
      }
      segments.append(segment)
      current = segment.end
    }
    return segments
  }
}
