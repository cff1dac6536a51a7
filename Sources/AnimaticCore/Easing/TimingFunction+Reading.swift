// Decoding of a timing function by kind.

extension TimingFunction {
  /// Decodes the function of a kind; invalid input is an error.
  static func read(
    _ name: String, from container: KeyedDecodingContainer<EasingKey>
  ) throws -> TimingFunction {
    let function: TimingFunction
    if let family = PennerCurve.Family(rawValue: name) {
      function = try read(family, from: container)
    } else if let kind = EasingKind(rawValue: name) {
      function = try read(kind, from: container)
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container,
        debugDescription: "A timing function's kind can't be \(name.oneLine).")
    }
    // Invalid spring parameters are ignored, as everywhere.
    if function.springCurve == nil, let problem = function.problem {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: problem)
    }
    return function
  }

  private static func read(
    _ family: PennerCurve.Family, from container: KeyedDecodingContainer<EasingKey>
  ) throws -> TimingFunction {
    let way = try container.decode(EasingWay.self, forKey: .way)
    switch family {
    case .back:
      return back(way, overshoot: try container.decode(Double.self, forKey: .overshoot))
    case .elastic:
      return elastic(
        way, amplitude: try container.decode(Double.self, forKey: .amplitude),
        period: try container.decode(Double.self, forKey: .period))
    default: return TimingFunction(.form(.penner(PennerCurve(family, way)), problem: nil))
    }
  }

  private static func read(
    _ kind: EasingKind, from container: KeyedDecodingContainer<EasingKey>
  ) throws -> TimingFunction {
    switch kind {
    case .turned:
      let points = try ControlPoints(reading: .controlPoints, from: container)
      return points.isLegal
        ? TimingFunction(points).reversed : refused("control points are not within 0…1")
    case .steps:
      return steps(
        try container.decode(Int.self, forKey: .count),
        jump: try container.decode(StepJump.self, forKey: .jump))
    case .linear:
      let values = try container.decode([Double].self, forKey: .values)
      let fractions = try container.decode([Double].self, forKey: .fractions)
      guard values.count == fractions.count else {
        return refused("stops have \(values.count) values at \(fractions.count) fractions")
      }
      return linear(zip(values, fractions).map { EasingStop($0, at: $1) })
    case .sampled: return sampled(try container.decode([Double].self, forKey: .values))
    case .spring: return spring(try container.decode(SpringCurve.self, forKey: .spring))
    case .mirrored:
      let way = try container.decode(EasingWay.self, forKey: .way)
      return try container.decode(TimingFunction.self, forKey: .base).mirrored(way)
    case .part:
      let base = try container.decode(TimingFunction.self, forKey: .base)
      let low = try container.decode(Double.self, forKey: .from)
      let high = try container.decode(Double.self, forKey: .to)
      guard let part = PartCurve(base.easing, from: low, to: high) else {
        return refused("part \(low.text)…\(high.text) is none of \(base)")
      }
      return TimingFunction(.form(.part(part), problem: nil))
    }
  }
}

extension ControlPoints {
  /// Decodes four numbers.
  init(
    reading key: EasingKey, from container: KeyedDecodingContainer<EasingKey>
  ) throws {
    let numbers = try container.decode([Double].self, forKey: key)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "A timing function has 4 control numbers, not \(numbers.count).")
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
