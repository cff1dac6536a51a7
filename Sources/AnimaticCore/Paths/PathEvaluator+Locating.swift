// The place in a path at a fraction of its length, from the measured table.

/// A part of a segment with a length.
package struct PathPiece: Sendable {
  /// The index of the segment.
  package let segment: Int
  /// The range of the segment's parameter.
  package let lower, upper: Double
  /// The length of the piece in units.
  package let length: Double
  /// The fraction of the path's length before the piece, 0 to 1.
  package var start: Double

  /// Returns the segment's parameter at a length from the start of the piece, in units.
  func part(after length: Double, in segment: PathSegment, unit: Double) -> Double {
    if segment.kind == .line { return min(length / self.length, 1) }
    return PathVelocity(segment, unit: unit)
      .part(after: length, of: self.length, from: lower, to: upper)
  }
}

extension PathEvaluator {
  /// Returns the point at a fraction of the whole length.
  ///
  /// Outside 0 to 1, the path extends along the direction at that end with the inside speed; an end
  /// segment without length stays. Follows K-13 and K-15.
  ///
  /// Complexity: O(log n) in the segments.
  package func point(at fraction: Double) -> (x: Double, y: Double) {
    let place = locate(fraction)
    let isBefore = fraction < 0
    let end = isBefore ? 0 : segments.count - 1
    guard isBefore || fraction > 1, (isBefore ? pieces.first : pieces.last)?.segment == end,
      let direction = segments[place.segment].direction(at: place.part)
    else { return point(segment: place.segment, part: place.part) }
    let step = direction / direction.size
    let way = (isBefore ? fraction : fraction - 1) * length
    let point = (isBefore ? segments[end].start : segments[end].end) + step / step.length * way
    return (point.x, point.y)
  }

  /// Returns the segment and its parameter at a fraction of the whole length.
  ///
  /// A boundary belongs to the later segment; segments without length are skipped, except the last
  /// one at 1. In a path without length, all segments count as equally long; without segments the
  /// index is 0, which does not exist. Follows K-13 and K-8.
  ///
  /// Complexity: O(log n) in the segments; the error is below 1e-9 of the length.
  ///
  /// - Parameter fraction: From 0 to 1; clamped, NaN counts as 0.
  package func locate(_ fraction: Double) -> (segment: Int, part: Double) {
    guard let last = segments.indices.last else { return (0, 0) }
    if fraction >= 1 { return (last, 1) }
    let fraction = fraction > 0 ? fraction : 0
    guard !pieces.isEmpty else {
      let place = fraction * Double(segments.count)
      let segment = min(Int(place), last)
      return (segment, place - Double(segment))
    }
    let piece = pieces[pieces.dropFirst().partitioningIndex { !($0.start <= fraction) } - 1]
    let part = piece.part(
      after: (fraction - piece.start) * total, in: segments[piece.segment], unit: unit)
    return (piece.segment, part)
  }
}
