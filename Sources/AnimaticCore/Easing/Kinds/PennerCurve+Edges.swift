// The turns of Penner's families.

extension PennerCurve {
  /// The turns and bends, and both ends.
  var edges: [EasingEdge] {
    way.edges(from: risingEdges(flips: false), flipping: risingEdges(flips: true)).map { edge in
      let isEnd = edge.fraction <= 0 || edge.fraction >= 1
      return isEnd ? edge : EasingEdge(edge.fraction, limit(at: edge.fraction))
    }
  }

  /// Returns the edges of the in variant, or of the reversed out variant.
  private func risingEdges(flips: Bool) -> [EasingEdge] {
    let turns: [Double] =
      switch family {
      case .back: backTurns
      case .elastic: elasticTurns(phase: flips ? -phase : phase)
      case .bounce: [0.5, 1, 2, 3, 5, 7].map { $0 / 11 }
      default: []
      }
    let inner = turns.map { EasingEdge($0, rising($0, 1 - $0, flips: flips)) }
    return [EasingEdge(0, 0)] + inner + [EasingEdge(1, 1)]
  }

  private var backTurns: [Double] {
    let turn = 2 * factor / (3 * (factor + 1))
    return turn > 0 && turn < 1 ? [turn] : []
  }

  /// Returns the stationary points of the product of growth and oscillation.
  ///
  /// With w radians per fraction, that is where w·rest + phase - atan(w · growth / growth′) is a
  /// multiple of π. The slope of this angle decreases, so Newton's method converges from one side.
  private func elasticTurns(phase: Double) -> [Double] {
    func angle(_ t: Double) -> (value: Double, slope: Double) {
      let decayed = exponential(-Self.doublings * t)
      let ratio = factor * (1 - decayed) / Self.doublings
      let steep = factor * decayed / (1 + ratio * ratio)
      return (factor * (1 - t) + phase - angleOfVector(x: 1, y: ratio), -factor - steep)
    }
    let (start, end) = (angle(0).value, angle(1).value)
    var turns: [Double] = []
    // The angle decreases from the start to the end; multiples of π in between, in descending
    // order.
    var multiple = (start / .pi).rounded(.up) - 1
    while multiple * .pi > end, turns.count < 10_000 {
      var t = turns.last ?? 0
      for _ in 0..<30 {
        let (value, slope) = angle(t)
        let next = min(max(t - (value - multiple * .pi) / slope, 0), 1)
        let size = abs(next - t)
        t = next
        if size <= 1e-16 { break }
      }
      if t > turns.last ?? 0, t < 1 { turns.append(t) }
      multiple -= 1
    }
    return turns
  }
}
