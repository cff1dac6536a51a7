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

  /// Returns a power of two near the largest step between two points, or 1 if that suffices.
  static func unit(of segments: [PathSegment]) -> Double {
    var largest: Double = 0
    for segment in segments {
      let size = segment.size
      if size.isFinite { largest = max(largest, size) }
    }
    let needsNone = largest == 0 || (1e-100...1e100).contains(largest)
    return needsNone ? 1 : largest.binade
  }

  /// Returns the pieces of all segments, the fraction before each, and the total length.
  static func measure(
    _ segments: [PathSegment], unit: Double
  ) -> (pieces: [PathPiece], fractions: [Double], total: Double) {
    var pieces: [PathPiece] = []
    pieces.reserveCapacity(segments.count)
    var fractions: [Double] = [0]
    fractions.reserveCapacity(segments.count + 1)
    var total: Double = 0
    for (index, segment) in segments.enumerated() {
      segment.measure(unit: unit) { lower, upper, length in
        guard length > 0 else { return }
        pieces.append(
          PathPiece(segment: index, lower: lower, upper: upper, length: length, start: total))
        total += length
      }
      fractions.append(total)
    }
    for index in pieces.indices { pieces[index].start /= total }
    for index in fractions.indices {
      fractions[index] =
        total > 0 ? fractions[index] / total : Double(index) / Double(max(segments.count, 1))
    }
    return (pieces, fractions, total)
  }

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

extension PathSegment {
  /// The largest step in x or y between consecutive points.
  fileprivate var size: Double {
    max((control1 - start).size, (control2 - control1).size, (end - control2).size)
  }

  /// Reports the pieces of the segment with their lengths in units; none if a coordinate is not
  /// finite.
  fileprivate func measure(
    unit: Double, _ report: (_ lower: Double, _ upper: Double, _ length: Double) -> Void
  ) {
    guard start.isFinite, control1.isFinite, control2.isFinite, end.isFinite, size.isFinite else {
      return
    }
    if kind == .line {
      report(0, 1, ((end - start) / unit).length)
    } else {
      PathVelocity(self, unit: unit).measure(report)
    }
  }
}

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
