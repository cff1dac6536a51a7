// Which keyframes show at a moment, and how much of each: one mix for all numbers of a value.

/// A weighted sum of neighboring keyframes: two on a straight way, four on a smooth curve.
struct KeyframeMix {
  /// The keyframe at which the segment starts.
  var index: Int
  /// How far into the segment, eased.
  var part: Double
  /// The weights of four keyframes, from the one before the segment on; nil on a straight way.
  var weights: CubicWeights?

  /// The mix inside its segment.
  var clamped: KeyframeMix {
    KeyframeMix(index: index, part: min(max(part, 0), 1), weights: nil)
  }
}

/// How much each of four keyframes counts on a Kochanek–Bartels curve (K-9).
struct CubicWeights {
  /// The keyframe before the segment.
  var before = 0.0
  var start: Double
  var end: Double
  /// The keyframe after the segment.
  var after = 0.0

  /// Tension, continuity and bias of one keyframe.
  struct Shape {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0

    /// How much the chords before and after the keyframe count in the tangent that leaves it.
    var leaving: (before: Double, after: Double) {
      (
        (1 - tension) * (1 + continuity) * (1 + bias) / 2,
        (1 - tension) * (1 - continuity) * (1 - bias) / 2
      )
    }

    /// How much they count in the tangent that arrives at it.
    var arriving: (before: Double, after: Double) {
      (
        (1 - tension) * (1 - continuity) * (1 + bias) / 2,
        (1 - tension) * (1 + continuity) * (1 - bias) / 2
      )
    }
  }

  /// One end of a segment: its shape, and how the segment's length compares with the one beyond it.
  struct Side {
    var shape = Shape()
    /// Twice the segment's share of itself and the segment beyond; nil where there is none.
    var share: Double?
  }

  /// - Parameters:
  ///   - part: How far into the segment; outside 0 to 1 the curve goes on straight (K-15).
  ///   - first: The end at which the segment starts.
  ///   - second: The end at which it ends.
  init(part u: Double, first: Side, second: Side) {
    // Hermite's basis: value and tangent of the start, value and tangent of the end.
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
      // The neighbor that is missing is mirrored, so that both chords are the segment's own.
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
