// A sampled function: straight lines between evenly spaced values.

/// Evenly spaced values from 0 to 1, at least two.
struct SampleCurve: EasingForm {
  let values: [Double]

  /// The valid numbers of samples.
  static let counts = 2...1_000_000

  /// Fails for an invalid count or value.
  init?(_ values: [Double]) {
    guard Self.counts.contains(values.count), values.allSatisfy({ abs($0) <= 1e100 }) else {
      return nil
    }
    self.values = values.map { $0 + 0 }
  }

  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    let place = fraction * Double(values.count - 1)
    let index = min(Int(place), values.count - 2)
    return .between(values[index], values[index + 1], at: place - Double(index))
  }

  var edges: [EasingEdge] {
    let last = values.count - 1
    return values.indices.map { index in
      EasingEdge(
        Double(index) / Double(last), before: index == 0 ? 0 : values[index],
        after: index == last ? 1 : values[index])
    }
  }

  var edgeCount: Int { values.count }

  var lines: EasingLines { .straight }

  var kind: String { EasingKind.sampled.rawValue }

  var fields: EasingFields { [.values: values] }

  var description: String { "sampled \(values.count)" }
}
