// The turns, bends, and jumps of a curve. Between neighboring edges it is smooth and monotonic,
// which all searches use.

/// A fraction at which a curve turns, bends, or jumps, with its values on both sides.
///
/// The edges of a curve ascend from 0 to 1, both included. Before 0 the value is 0, after 1 it is
/// 1; elsewhere the curve takes the value after.
package struct EasingEdge: Sendable {
  package let fraction: Double
  package let before: Double
  package let after: Double

  init(_ fraction: Double, before: Double, after: Double) {
    self.fraction = fraction
    self.before = before
    self.after = after
  }

  /// Creates an edge without a jump.
  init(_ fraction: Double, _ value: Double) {
    self.init(fraction, before: value, after: value)
  }

  package var jumps: Bool { before != after }

  /// Returns the edges of the reversed function.
  static func flipped(_ edges: [EasingEdge]) -> [EasingEdge] {
    edges.reversed().map { edge in
      EasingEdge(1 - edge.fraction, before: 1 - edge.after, after: 1 - edge.before)
    }
  }

  /// Returns the edges of one function at double speed followed by another.
  static func joined(_ first: [EasingEdge], _ second: [EasingEdge]) -> [EasingEdge] {
    guard let last = first.last, let next = second.first else { return first + second }
    let joint = EasingEdge(0.5, before: last.before / 2, after: 0.5 + next.after / 2)
    func halved(_ edge: EasingEdge, from start: Double) -> EasingEdge {
      EasingEdge(
        start + edge.fraction / 2, before: start + edge.before / 2, after: start + edge.after / 2)
    }
    return first.dropLast().map { halved($0, from: 0) } + [joint]
      + second.dropFirst().map { halved($0, from: 0.5) }
  }

  /// Returns the edge at a curve's exact place and values, without rounding errors.
  func settled(on curve: any EasingForm) -> EasingEdge {
    func value(_ fraction: Double) -> Double {
      curve.limit(at: fraction, fraction < 1 ? .after : .before)
    }
    if fraction <= 0 { return EasingEdge(0, before: 0, after: value(0)) }
    if fraction >= 1 { return EasingEdge(1, before: value(1), after: 1) }
    guard jumps else { return EasingEdge(fraction, value(fraction)) }
    func isPast(_ fraction: Double) -> Bool {
      let found = value(fraction)
      return abs(found - after) < abs(found - before)
    }
    // Expands until the jump is inside, at most a few roundings away.
    var (low, high) = (fraction, fraction)
    var reach = fraction.ulp
    for _ in 0..<30 where isPast(low) || !isPast(high) {
      if isPast(low) { low = max(0, fraction - reach) }
      if !isPast(high) { high = min(1, fraction + reach) }
      reach *= 2
    }
    let place = bisect(from: low, to: high, until: isPast)
    return EasingEdge(place, before: value(place.nextDown), after: value(place))
  }
}

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
