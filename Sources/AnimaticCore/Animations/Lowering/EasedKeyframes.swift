// The new keyframes of a table whose pass is eased as a whole. Handles times and curves, not
// values.

/// A new keyframe: a place in the old table.
struct LoweredKeyframe: Equatable {
  var fraction: Double
  /// The old keyframe at the start of the segment.
  var index: Int
  /// The fraction of the segment.
  var part: Double

  /// Returns whether both are the same place at the same time, given by adjacent segments.
  fileprivate func meets(_ other: LoweredKeyframe) -> Bool {
    fraction == other.fraction && index + 1 == other.index && part == 1 && other.part == 0
  }
}

/// The times of a keyframe table, and the easings of its segments.
struct EasedKeyframes {
  /// The reached times, at least two.
  let times: [Double]
  let functions: [EasingCurve]
  let isDiscrete: Bool
  private let hasManySteps: Bool

  init(times: [Double], functions: [EasingCurve], isDiscrete: Bool) {
    self.times = Array(times.prefix { $0.isFinite })
    self.functions = functions.map(\.withoutManySteps)
    self.isDiscrete = isDiscrete
    hasManySteps = self.functions != functions
  }

  /// The maximum deviation of a line from its curve, in distances between values.
  static let tolerance = 0.0005

  /// The target maximum of keyframes.
  static let most = 1000

  /// Returns the keyframes of a pass; level ones hold, others are joined by lines.
  ///
  /// Returns nil if fewer than two keyframes are reached.
  func keys(easedBy easing: EasingCurve) -> (points: [LoweredKeyframe], isLevel: Bool)? {
    guard times.count > 1 else { return nil }
    let original = easing
    let easing = original.withoutManySteps
    let isLevel = isDiscrete || easing.lines == .level
    let intervals = intervals(of: easing)
    if isLevel { return (level(intervals), true) }
    let width = intervals.reduce(1) { max($0, abs($1.end - $1.start)) }
    // A line that replaces many steps may use half of the tolerance.
    let isReplaced = hasManySteps || easing != original
    var tolerance = max(Self.tolerance * (isReplaced ? 0.5 : 1), width * 1e-5)
    var points = straight(intervals, within: tolerance)
    for _ in 0..<20 where points.count > max(Self.most, 3 * intervals.count + 2) {
      tolerance *= 2
      points = straight(intervals, within: tolerance)
    }
    return (points, false)
  }

  /// An interval of a pass within one segment, over which the fraction is smooth and monotonic.
  struct Interval {
    let low: Double
    let high: Double
    let index: Int
    /// The fraction at the low end itself.
    let begins: Double
    /// The fraction right after it.
    let start: Double
    /// The fraction right before the high end.
    let end: Double
    let part: (Double) -> Double
  }

  // MARK: Keyframes

  /// Returns keyframes that hold: one for each new value.
  private func level(_ intervals: [Interval]) -> [LoweredKeyframe] {
    var points: [LoweredKeyframe] = []
    func add(_ fraction: Double, _ index: Int, _ part: Double) {
      let point = LoweredKeyframe(fraction: fraction, index: index, part: part)
      if let last = points.last {
        if last.index == index, last.part == part { return }
        if last.fraction == fraction { points.removeLast() }
      }
      points.append(point)
    }
    let first = start
    add(0, first.index, isDiscrete ? (first.part >= 1 ? 1 : 0) : first.part)
    for interval in intervals where interval.high > interval.low {
      add(max(interval.low, .leastNormalMagnitude), interval.index, interval.start)
    }
    add(1, times.count - 2, 1)
    return points
  }

  /// The place at exactly 0.
  private var start: (index: Int, part: Double) {
    let segment = segment(at: 0)
    return (segment, part(of: segment, at: 0, around: 0))
  }

  /// Returns keyframes joined by lines; two at one time are a jump.
  private func straight(_ intervals: [Interval], within tolerance: Double) -> [LoweredKeyframe] {
    let first = start
    var points = [LoweredKeyframe(fraction: 0, index: first.index, part: first.part)]
    func add(_ fraction: Double, _ index: Int, _ part: Double) {
      let point = LoweredKeyframe(fraction: fraction, index: index, part: part)
      if let last = points.last, last == point || last.meets(point) { return }
      points.append(point)
    }
    for interval in intervals where interval.high > interval.low {
      // The very start has another value if a curve jumps there.
      if interval.low == 0 {
        let jumps = first != (interval.index, interval.start)
        add(jumps ? .leastNormalMagnitude : 0, interval.index, interval.start)
      } else {
        let jumps = interval.begins != interval.start
        if jumps { add(interval.low, interval.index, interval.begins) }
        add(jumps ? interval.low.nextUp : interval.low, interval.index, interval.start)
      }
      let line = Chords(
        curve: interval.part, from: (interval.low, interval.start),
        to: (interval.high, interval.end))
      for chord in line.points(within: tolerance) { add(chord.0, interval.index, chord.1) }
    }
    add(1, times.count - 2, 1)
    return points
  }
}
