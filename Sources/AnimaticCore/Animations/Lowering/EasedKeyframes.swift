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

  /// Returns the intervals of a pass, in order.
  func intervals(of easing: EasingCurve) -> [Interval] {
    let levels = levels
    let edges = easing.edges
    return zip(edges, edges.dropFirst()).flatMap { edge, next -> [Interval] in
      // Values at which the behavior changes between two edges.
      let rises = edge.after <= next.before
      let bounds = (min(edge.after, next.before), max(edge.after, next.before))
      let between = Self.strictly(inside: bounds, of: levels)
      let stops = rises ? Array(between) : between.reversed()
      var low = edge.fraction
      let values = [edge.after] + stops + [next.before]
      return zip(values, values.dropFirst()).enumerated().map { number, ends in
        let isLast = number == values.count - 2
        let high =
          isLast
          ? next.fraction
          : bisect(from: low, to: next.fraction) { fraction in
            let found = easing.value(at: fraction)
            return rises ? found >= ends.1 : found < ends.1
          }
        defer { low = high }
        return interval(from: low, to: high, values: ends, of: easing)
      }
    }
  }

  /// The easing values at which a segment begins or its own easing turns, bends, or jumps.
  private var levels: [Double] {
    var levels = [times[0]]
    for (index, time) in times.enumerated().dropFirst() {
      let start = times[index - 1]
      if index - 1 < functions.count {
        for edge in functions[index - 1].edges where edge.fraction > 0 && edge.fraction < 1 {
          // The first value at the fraction: rounding must not miss a jump there.
          let level = bisect(from: start, to: time) {
            ($0 - start) / (time - start) >= edge.fraction
          }
          levels.append(level)
        }
      }
      levels.append(time)
    }
    return levels
  }

  private static func strictly(
    inside bounds: (Double, Double), of levels: [Double]
  ) -> ArraySlice<Double> {
    let start = levels.partitioningIndex { $0 > bounds.0 }
    return levels[start..<max(start, levels.partitioningIndex { $0 >= bounds.1 })]
  }

  /// Returns the interval between two places of a pass with their eased fractions.
  func interval(
    from low: Double, to high: Double, values: (Double, Double), of easing: EasingCurve
  ) -> Interval {
    let middle = values.0 + (values.1 - values.0) / 2
    let segment = segment(at: middle)
    let rises = values.0 <= values.1
    if isDiscrete {
      // Only past the last keyframe is the end of a segment displayed.
      let held = self.part(of: segment, at: middle, around: middle) >= 1 ? 1.0 : 0
      return Interval(
        low: low, high: high, index: segment, begins: held, start: held, end: held
      ) { _ in held }
    }
    func part(_ fraction: Double) -> Double {
      self.part(of: segment, at: fraction, around: middle)
    }
    // At both ends, the value inside the interval, if another one is beyond it.
    func inner(_ fraction: Double, isUpper: Bool) -> Double {
      if values.0 == values.1 { return part(fraction) }
      if let edge = edge(of: segment, at: fraction, around: middle) { return edge }
      let (exact, below) = (part(fraction), part(fraction.nextDown))
      return isUpper && abs(exact - below) > 1e-6 ? below : exact
    }
    return Interval(
      low: low, high: high, index: segment,
      begins: rises ? part(values.0) : inner(values.0, isUpper: true),
      start: inner(values.0, isUpper: !rises),
      end: inner(values.1, isUpper: rises), part: { part(easing.value(at: $0)) })
  }

  /// Returns the segment of an eased fraction; the outermost ones extend beyond the ends.
  func segment(at fraction: Double) -> Int {
    times.dropFirst().dropLast().partitioningIndex { !($0 <= fraction) } - 1
  }

  /// Returns the fraction of a segment at an eased fraction (K-4, K-5, K-15).
  ///
  /// - Parameter middle: A nearby eased fraction, which determines the side at a segment's end.
  func part(of index: Int, at fraction: Double, around middle: Double) -> Double {
    let (start, end) = (times[index], times[index + 1])
    let length = end - start
    if middle >= end {
      return end == 1 && length > 0 && middle > 1 ? 1 + (fraction - 1) / length : 1
    }
    if middle < start { return start == 0 && length > 0 ? fraction / length : 0 }
    guard length > 0 else { return 1 }
    let part = min(max((fraction - start) / length, 0), 1)
    return index < functions.count ? functions[index].value(at: part) : part
  }

  /// Returns the one-sided fraction at an end of a segment, where its easing may jump.
  private func edge(of index: Int, at fraction: Double, around middle: Double) -> Double? {
    let (start, end) = (times[index], times[index + 1])
    guard index < functions.count, middle >= start, middle < end else { return nil }
    if fraction == start { return functions[index].limit(at: 0, .after) }
    return fraction == end ? functions[index].limit(at: 1, .before) : nil
  }
}
