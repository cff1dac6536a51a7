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
  func settled(on curve: some EasingForm) -> EasingEdge {
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
