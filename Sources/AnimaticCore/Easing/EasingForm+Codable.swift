// The coding of the kinds of easing: a kind and its parameters.

/// The coding keys of a timing function.
enum EasingKey: String, CodingKey, CaseIterable {
  case controlPoints
  case kind
  case way
  case overshoot
  case amplitude
  case period
  case count
  case jump
  case values
  case fractions
  case spring
  case base
  case from
  case to
}

/// The archive names of the kinds; Penner's families use their own names.
enum EasingKind: String {
  case turned = "reversed"
  case steps
  case linear
  case sampled
  case spring
  case mirrored
  case part
}

extension EasingForm {
  /// Encodes the kind and its parameters.
  func encode(to container: inout KeyedEncodingContainer<EasingKey>) throws {
    func write(_ kind: EasingKind) throws {
      try container.encode(kind.rawValue, forKey: .kind)
    }
    switch self {
    case .penner(let curve):
      try container.encode(curve.family.rawValue, forKey: .kind)
      try container.encode(curve.way, forKey: .way)
      if curve.family == .back { try container.encode(curve.strength, forKey: .overshoot) }
      if curve.family == .elastic {
        try container.encode(curve.strength, forKey: .amplitude)
        try container.encode(curve.period, forKey: .period)
      }
    case .steps(let curve):
      try write(.steps)
      try container.encode(curve.count, forKey: .count)
      try container.encode(curve.jump, forKey: .jump)
    case .stops(let curve):
      try write(.linear)
      try container.encode(curve.outputs, forKey: .values)
      try container.encode(curve.inputs, forKey: .fractions)
    case .samples(let curve):
      try write(.sampled)
      try container.encode(curve.values, forKey: .values)
    case .spring(let easing):
      try write(.spring)
      try container.encode(easing.curve, forKey: .spring)
    case .mirrored(let curve):
      try write(.mirrored)
      try container.encode(curve.way, forKey: .way)
      try container.encode(TimingFunction(curve.base), forKey: .base)
    case .part(let curve):
      try write(.part)
      try container.encode(curve.low, forKey: .from)
      try container.encode(curve.high, forKey: .to)
      try container.encode(TimingFunction(curve.base), forKey: .base)
    }
  }
}
