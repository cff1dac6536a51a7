// An interval of any curve, normalized to 0…1.

/// An interval of a curve that starts and ends at different values.
struct PartCurve: EasingForm {
  let base: EasingCurve
  let low: Double
  let high: Double

  /// The base's value at the low end.
  let start: Double

  /// The base's value at the high end minus the start; not 0.
  let rise: Double

  /// Fails if the interval is empty or both values are equal.
  init?(_ base: EasingCurve, from low: Double, to high: Double) {
    guard low >= 0, low < high, high <= 1 else { return nil }
    start = base.value(at: low)
    rise = base.value(at: high) - start
    guard rise != 0, base.depth < 70 else { return nil }
    self.base = base
    self.low = low
    self.high = high
    // Beyond this, a difference of two values may overflow.
    let ends = base.runs(from: low, to: high).flatMap { [$0.start, $0.end] }
    let (start, rise) = (start, rise)
    guard ends.allSatisfy({ abs(($0 - start) / rise) <= 1e100 }) else { return nil }
  }

  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    (base.limit(at: inside(fraction), side) - start) / rise
  }

  /// Returns the base's fraction for a fraction of the interval.
  func inside(_ fraction: Double) -> Double {
    fraction >= 1 ? high : low + fraction * (high - low)
  }

  var edges: [EasingEdge] {
    func scaled(_ value: Double) -> Double { (value - start) / rise }
    let inner = base.edges.filter { $0.fraction > low && $0.fraction < high }.map { edge in
      EasingEdge(
        (edge.fraction - low) / (high - low), before: scaled(edge.before),
        after: scaled(edge.after))
    }
    let edges =
      [EasingEdge(0, 0)] + inner.filter { $0.fraction > 0 && $0.fraction < 1 }
      + [EasingEdge(1, 1)]
    return edges.map { $0.settled(on: self) }
  }

  var edgeCount: Int { base.edgeCount }

  var inner: EasingCurve? { base }

  var kind: String { EasingKind.part.rawValue }

  var fields: EasingFields { [.from: low, .to: high] }

  var description: String { "part \(low.text)…\(high.text) of \(base)" }
}

// Variants of any curve: reversed, or in and out at double speed.

/// A curve whose in variant is another curve.
struct MirroredCurve: EasingForm {
  let base: EasingCurve
  let way: EasingWay

  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    let place = way.place(at: fraction, side)
    return place.offset + place.scale
      * base.limit(at: place.t, place.flips ? side.other : side)
  }

  var edges: [EasingEdge] {
    let edges = base.edges
    return way.edges(from: edges, flipping: edges).map { $0.settled(on: self) }
  }

  var edgeCount: Int { base.edgeCount * (way == .inOut || way == .outIn ? 2 : 1) }

  var inner: EasingCurve? { base }

  var reversed: EasingCurve? { way == .out ? base : EasingCurve(self) }

  var kind: String { EasingKind.mirrored.rawValue }

  var fields: EasingFields { [.way: way] }

  var description: String { "\(way == .out ? "reversed" : way.rawValue) \(base)" }
}
