// A path prepared for a keyframe animation: its segments and their lengths, independent of time.

/// The segments of a path with a table of their lengths, built once and read in every frame.
///
/// Every element except moves is a segment; a move in the middle is an instant jump. The three
/// lists contain only numbers, so a frame loop can read them in place. Queries don't allocate.
///
/// Follows K-11, K-12, K-13, and K-14.
package struct PathEvaluator: Sendable {
  /// The segments in order.
  package let segments: [PathSegment]

  /// The fraction of the length before each segment, followed by 1.
  ///
  /// The fractions are the key times of a motion of constant speed: one more than segments, never
  /// decreasing. In a path without length, all segments count as equally long. Follows K-8.
  package let fractions: [Double]

  /// The parts of segments that have a length, in order; empty in a path without length.
  package let pieces: [PathPiece]

  /// The length of all pieces in units.
  let total: Double

  /// The unit of length, chosen so that squares don't overflow.
  let unit: Double

  /// Prepares a path.
  ///
  /// A segment with coordinates that are not finite has no length. Complexity: O(n) in the
  /// elements.
  package init(_ path: BezierPath) {
    segments = path.segments
    unit = Self.unit(of: segments)
    (pieces, fractions, total) = Self.measure(segments, unit: unit)
  }

  /// The number of segments: all elements of the path except moves.
  package var segmentCount: Int { segments.count }

  /// The length of the path.
  package var length: Double { total * unit }

  /// Returns the point of a segment at a parameter; outside 0 to 1 it extends straight.
  ///
  /// The index is clamped; a path without segments is at 0, 0.
  package func point(segment index: Int, part: Double) -> (x: Double, y: Double) {
    guard let segment = segment(index) else { return (0, 0) }
    let point = segment.point(at: part)
    return (point.x, point.y)
  }

  /// Returns the angle of a segment at a parameter, in radians, in (-π, π].
  ///
  /// The index is clamped; a path without segments has the angle 0.
  package func angle(segment index: Int, part: Double) -> Double {
    segment(index)?.angle(at: part) ?? 0
  }

  /// Returns the start of a segment, which a discrete animation displays.
  ///
  /// Follows K-12.
  package func start(of index: Int) -> (x: Double, y: Double) { point(segment: index, part: 0) }

  /// Returns the end of a segment.
  package func end(of index: Int) -> (x: Double, y: Double) { point(segment: index, part: 1) }

  private func segment(_ index: Int) -> PathSegment? {
    segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
  }
}
