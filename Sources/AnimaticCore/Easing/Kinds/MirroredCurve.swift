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
