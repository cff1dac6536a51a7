// Straight lines through points, as in CSS's linear().

/// A piecewise linear curve; its points are in order, and neighbors may coincide.
package struct StopCurve: Sendable, Hashable {
  let inputs: [Double]
  let outputs: [Double]

  /// Resolves the fraction of every stop: missing ends are 0 and 1, decreasing fractions are raised
  /// to the largest so far, and others are spaced evenly.
  ///
  /// Fails for fewer than two stops and for invalid numbers.
  init?(_ stops: [EasingStop]) {
    let numbers = stops.map(\.value) + stops.compactMap(\.fraction)
    guard stops.count > 1, numbers.allSatisfy({ abs($0) <= 1e100 }) else { return nil }
    var places = stops.map(\.fraction)
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var resolved: [Double] = []
    var largest = -Double.infinity
    for place in places {
      guard let place else { continue }
      largest = max(largest, place)
      let first = resolved.count
      // Stops without a fraction are between the last one that has one and this one.
      let missing = places[first...].prefix { $0 == nil }.count
      let from = resolved.last ?? largest
      for index in 0..<missing {
        resolved.append(from + (largest - from) * Double(index + 1) / Double(missing + 1))
      }
      resolved.append(largest)
    }
    inputs = resolved.map { $0 + 0 }
    outputs = stops.map { $0.value + 0 }
  }

  /// Returns the one-sided limit at a fraction; the outermost lines extend beyond the points.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    let next = inputs.partitioningIndex {
      side == .after ? !($0 <= fraction) : !($0 < fraction)
    }
    let index = min(max(next - 1, 0), inputs.count - 2)
    let (start, end) = (inputs[index], inputs[index + 1])
    if start == end { return next == 0 ? outputs[index] : outputs[index + 1] }
    return .between(
      outputs[index], outputs[index + 1], at: (fraction - start) / (end - start))
  }

  var edges: [EasingEdge] {
    var edges = [EasingEdge(0, before: 0, after: limit(at: 0, .after))]
    for input in inputs where input > 0 && input < 1 && input != edges.last?.fraction {
      edges.append(
        EasingEdge(input, before: limit(at: input, .before), after: limit(at: input, .after)))
    }
    return edges + [EasingEdge(1, before: limit(at: 1, .before), after: 1)]
  }
}
