// The intervals of a pass, split at turns and jumps of the easing, at segment boundaries, and at
// turns and jumps of segment easings.

extension EasedKeyframes {
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
}
