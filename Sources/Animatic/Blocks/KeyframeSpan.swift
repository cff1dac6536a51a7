// Changes with an interval each, as keyframes.

import AnimaticCore

/// A change in an interval of a block's time.
struct KeyframeSpan {
  let part: ClosedRange<Double>
  let value: FlatValue
  let serial: Int

  /// The keyframe values and their times: held between intervals, and where two overlap the later
  /// one counts from its start.
  ///
  /// From and to no color, the value changes at the start of the interval.
  /// From no color, and to none, the value changes at the part's start.
  static func points(
    from start: FlatValue, through spans: [KeyframeSpan], of path: PropertyPath,
    _ calculationMode: CalculationMode
  ) -> [(time: Double, value: FlatValue)] {
    let sorted = spans.sorted { $0.part.lowerBound < $1.part.lowerBound }
    var points = [(time: 0.0, value: start)]
    var current = start
    for (index, span) in sorted.enumerated() {
      let from = span.part.lowerBound
      if points.last.map({ $0.time < from }) ?? false { points.append((from, current)) }
      let next = index + 1 < sorted.count ? sorted[index + 1].part.lowerBound : 1
      let until = min(span.part.upperBound, next)
      let length = span.part.upperBound - from
      // Of two with the same begin, only the last one written is visible.
      if until == from, length > 0, index + 1 < sorted.count { continue }
      let hasNoWay = path.root.lacksColor(current) || path.root.lacksColor(span.value)
      if hasNoWay, calculationMode != .discrete {
        // No color can't be interpolated (B-5): it changes at once, as in any block.
        current = span.value
        if from == 0 { points.removeAll() }
        points.append((from, current))
      }
      current =
        until < span.part.upperBound
        ? path.interpolated(current, span.value, at: (until - from) / length) : span.value
      points.append((until, current))
    }
    if points.last.map({ $0.time < 1 }) ?? false { points.append((1, current)) }
    return points
  }
}
