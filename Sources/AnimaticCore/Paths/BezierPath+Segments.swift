// Conversion from path elements to segments.

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
      let points = element.points.map { SIMD2($0) }
      if case .move = element {
        begin = points[0]
        current = begin
        continue
      }
      let segment = PathSegment(
        from: current, through: points.isEmpty ? [begin] : points,
        approach: segments.last?.departure ?? .zero)
      segments.append(segment)
      current = segment.end
    }
    return segments
  }
}
