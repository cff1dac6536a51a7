// Owns a path prepared for a keyframe animation: its segments, and how its length is spread over
// them. It knows no time and no key times; both only choose a segment and a part of it.

/// The segments of a path and a table of their lengths, built once and asked in every frame.
///
/// Every element but a move is a segment; a move in the middle is a jump that takes no time. The
/// three lists hold nothing but numbers, so a frame loop can also read them in place. Asking
/// allocates nothing.
///
/// Follows K-11, K-12, K-13 and K-14.
package struct PathMotion: Sendable, Equatable {
  /// The segments in order.
  package let segments: [PathSegment]

  /// How much of the length lies before each segment, and 1 as the last.
  ///
  /// They are the key times of a motion of even speed: one more than there are segments, and never
  /// decreasing. In a path without any length all segments count as equally long. Follows K-8.
  package let fractions: [Double]

  /// The parts of segments that have a length, in order; none in a path without any.
  package let pieces: [PathPiece]

  /// The length of all pieces, in units.
  let total: Double

  /// The length that everything is measured in, so that squares stay in the range of a double.
  let unit: Double

  /// Prepares a path.
  ///
  /// A segment with coordinates that are not finite counts as having no length. Complexity: O(n) in
  /// the elements.
  package init(_ path: BezierPath) {
    segments = path.segments
    unit = Self.unit(of: segments)
    let measured = Self.measure(segments, unit: unit)
    (pieces, fractions, total) = (measured.pieces, measured.fractions, measured.total)
  }

  /// How many segments there are: every element of the path but its moves.
  package var segmentCount: Int { segments.count }

  /// The length of the path.
  package var length: Double { total * unit }

  /// The point of a segment at its own parameter; outside 0 to 1 it goes on straight.
  ///
  /// An index outside the path is that of the nearest segment; a path without any is at 0, 0.
  package func point(segment index: Int, part: Double) -> (x: Double, y: Double) {
    guard let segment = segment(index) else { return (0, 0) }
    let point = segment.point(at: part)
    return (point.x, point.y)
  }

  /// The angle of a segment at its own parameter, in radians, in (-π, π].
  ///
  /// An index outside the path is that of the nearest segment; a path without any has the angle 0.
  package func angle(segment index: Int, part: Double) -> Double {
    segment(index)?.angle(at: part) ?? 0
  }

  /// Where a segment starts: what a discrete animation shows of it.
  ///
  /// Follows K-12.
  package func start(of index: Int) -> (x: Double, y: Double) { point(segment: index, part: 0) }

  /// Where a segment ends.
  package func end(of index: Int) -> (x: Double, y: Double) { point(segment: index, part: 1) }

  private func segment(_ index: Int) -> PathSegment? {
    segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
  }
}
