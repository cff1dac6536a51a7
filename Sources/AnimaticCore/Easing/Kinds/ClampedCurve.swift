// A curve that stays within 0…1.

/// Another curve, clamped to 0…1: the time of a composition doesn't leave its content.
struct ClampedCurve: EasingForm {
  let base: EasingCurve

  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    Self.clamp(base.limit(at: fraction, side))
  }

  var edges: [EasingEdge] {
    let edges = base.edges
    let crossings = zip(edges, edges.dropFirst()).flatMap { limits(from: $0, to: $1) }
    let bends = edges.dropFirst().dropLast().map { edge in
      EasingEdge(
        edge.fraction, before: Self.clamp(edge.before), after: Self.clamp(edge.after))
    }
    let inner = (bends + crossings).sorted { $0.fraction < $1.fraction }
    return ([EasingEdge(0, 0)] + inner + [EasingEdge(1, 1)]).map { $0.settled(on: self) }
  }

  /// Returns where the base reaches 0 or 1 strictly between two of its edges.
  private func limits(from start: EasingEdge, to end: EasingEdge) -> [EasingEdge] {
    let values = min(start.after, end.before)...max(start.after, end.before)
    return [0, 1].compactMap { (limit: Double) -> EasingEdge? in
      guard values.contains(limit),
        let fraction = base.firstFraction(
          reaching: limit, from: start.fraction, to: end.fraction),
        fraction > start.fraction, fraction < end.fraction
      else { return nil }
      return EasingEdge(fraction, limit)
    }
  }

  private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

  var edgeCount: Int { base.edgeCount * 2 }

  var inner: EasingCurve? { base }

  var kind: String { EasingKind.clamped.rawValue }

  var fields: EasingFields { [:] }

  var description: String { "clamped \(base)" }
}
