// The measurement of a path's segments, once and in order.

extension PathEvaluator {
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
