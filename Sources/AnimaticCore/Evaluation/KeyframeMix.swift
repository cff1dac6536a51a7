// The keyframes and weights at a time: one mix for all components of a value.

/// A weighted sum of neighboring keyframes: two for linear interpolation, four for a smooth curve.
struct KeyframeMix {
  /// The keyframe at the start of the segment.
  var index: Int
  /// The eased fraction of the segment.
  var part: Double
  /// The weights of four keyframes, starting before the segment; nil for linear interpolation.
  var weights: CubicWeights?

  /// The mix clamped to its segment.
  var clamped: KeyframeMix {
    KeyframeMix(index: index, part: min(max(part, 0), 1), weights: nil)
  }
}

/// The weights of four keyframes on a Kochanek–Bartels curve (K-9).
struct CubicWeights {
  /// The keyframe before the segment.
  var before = 0.0
  var start: Double
  var end: Double
  /// The keyframe after the segment.
  var after = 0.0

  /// Tension, continuity, and bias of one keyframe.
  struct Shape {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0

    /// The weights of the chords before and after the keyframe in its outgoing tangent.
    var leaving: (before: Double, after: Double) { tangent(continuity) }

    /// The weights of the chords in its incoming tangent.
    var arriving: (before: Double, after: Double) { tangent(-continuity) }

    private func tangent(_ continuity: Double) -> (before: Double, after: Double) {
      (
        (1 - tension) * (1 + continuity) * (1 + bias) / 2,
        (1 - tension) * (1 - continuity) * (1 - bias) / 2
      )
    }
  }

  /// One end of a segment: its shape, and the ratio of the segment's length to the next one's.
  struct Side {
    var shape = Shape()
    /// Twice the segment's share of both lengths; nil without an adjacent segment.
    var share: Double?
  }

  /// - Parameters:
  ///   - part: The fraction of the segment; outside 0 to 1 the curve continues straight (K-15).
  ///   - first: The start of the segment.
  ///   - second: The end of the segment.
  init(part u: Double, first: Side, second: Side) {
    // Hermite basis: value and tangent of the start, value and tangent of the end.
    let inside = min(max(u, 0), 1)
    let square = inside * inside
    let cube = square * inside
    let startTangent = u < 0 ? u : u > 1 ? 0 : cube - 2 * square + inside
    let endTangent = u < 0 ? 0 : u > 1 ? u - 1 : cube - square
    end = 3 * square - 2 * cube
    start = 1 - end

    var leaving = first.shape.leaving
    if let share = first.share {
      leaving = (leaving.before * share, leaving.after * share)
      before = -startTangent * leaving.before
      start += startTangent * (leaving.before - leaving.after)
      end += startTangent * leaving.after
    } else {
      // A missing neighbor is mirrored, so both chords are the segment's.
      start -= startTangent * (leaving.before + leaving.after)
      end += startTangent * (leaving.before + leaving.after)
    }
    var arriving = second.shape.arriving
    if let share = second.share {
      arriving = (arriving.before * share, arriving.after * share)
      start -= endTangent * arriving.before
      end += endTangent * (arriving.before - arriving.after)
      after = endTangent * arriving.after
    } else {
      start -= endTangent * (arriving.before + arriving.after)
      end += endTangent * (arriving.before + arriving.after)
    }
  }
}
