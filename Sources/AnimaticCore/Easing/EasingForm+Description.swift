// One-line descriptions of the kinds of easing.

extension EasingForm: CustomStringConvertible {
  /// The maximum number of printed stops.
  private static let stops = 6

  package var description: String {
    switch self {
    case .penner(let curve):
      let numbers: [Double] =
        switch curve.family {
        case .back: [curve.strength]
        case .elastic: [curve.strength, curve.period]
        default: []
        }
      return ([curve.family.rawValue, curve.way.rawValue] + numbers.map(\.text))
        .joined(separator: " ")
    case .steps(let curve): return "steps \(curve.count) \(curve.jump)"
    case .stops(let curve):
      guard curve.inputs.count <= Self.stops else { return "linear \(curve.inputs.count) stops" }
      let stops = zip(curve.outputs, curve.inputs).map { EasingStop($0, at: $1).description }
      return "linear \(stops.joined(separator: ", "))"
    case .samples(let curve): return "sampled \(curve.values.count)"
    case .spring(let easing): return Self.text(easing.curve)
    case .mirrored(let curve):
      let way = curve.way == .out ? "reversed" : curve.way.rawValue
      return "\(way) \(TimingFunction(curve.base))"
    case .part(let curve):
      return "part \(curve.low.text)…\(curve.high.text) of \(TimingFunction(curve.base))"
    }
  }

  private static func text(_ spring: SpringCurve) -> String {
    var parts = [
      "spring mass \(spring.mass.text)", "stiffness \(spring.stiffness.text)",
      "damping \(spring.damping.text)",
    ]
    if spring.initialVelocity != 0 { parts.append("velocity \(spring.initialVelocity.text)") }
    if spring.allowsOverdamping { parts.append("overdamping") }
    return parts.joined(separator: " ")
  }
}
