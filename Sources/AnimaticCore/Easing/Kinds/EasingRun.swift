// The monotonic intervals of a curve, for value searches.

/// A monotonic interval of a curve.
///
/// An interval of no length is a jump.
package struct EasingRun: Sendable {
  package let low: Double
  package let high: Double
  /// The value at the low end, or its limit.
  package let start: Double
  /// The value at the high end, or its limit.
  package let end: Double

  init(from start: (fraction: Double, value: Double), to end: (fraction: Double, value: Double)) {
    (low, self.start) = start
    (high, self.end) = end
  }

  package var rises: Bool { start <= end }

  package var values: ClosedRange<Double> { min(start, end)...max(start, end) }
}

extension EasingCurve {
  /// Returns the adjacent monotonic intervals between two fractions of 0…1, in order.
  package func runs(from low: Double, to high: Double) -> [EasingRun] {
    if low >= high { return [EasingRun(from: (low, value(at: low)), to: (low, value(at: low)))] }
    if form is StepCurve {
      return [EasingRun(from: (low, value(at: low)), to: (high, value(at: high)))]
    }
    var points = [(fraction: low, value: value(at: low))]
    for edge in edges where edge.fraction >= low && edge.fraction <= high {
      if edge.fraction > low { points.append((edge.fraction, edge.before)) }
      if edge.jumps, edge.fraction > low || low == 0 { points.append((edge.fraction, edge.after)) }
    }
    points.append((high, value(at: high)))
    return Self.runs(through: points)
  }

  private static func runs(
    through points: [(fraction: Double, value: Double)]
  ) -> [EasingRun] {
    var runs: [EasingRun] = []
    var first = 0
    var direction = 0.0
    for index in points.indices.dropFirst() {
      let way = points[index].value - points[index - 1].value
      let next = way > 0 ? 1.0 : way < 0 ? -1.0 : 0
      if next != 0, direction != 0, next != direction {
        runs.append(EasingRun(from: points[first], to: points[index - 1]))
        first = index - 1
        direction = next
      } else if next != 0 {
        direction = next
      }
    }
    if let last = points.last { runs.append(EasingRun(from: points[first], to: last)) }
    return runs
  }
}
