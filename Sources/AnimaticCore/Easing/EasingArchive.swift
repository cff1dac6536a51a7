// A lossless decomposition of a timing function, including its diagnostics, for archives other than
// Codable's.

/// The input of a timing function: a kind and its parameters.
package struct EasingArchive {
  /// A number or a word.
  package enum Field {
    case number(Double)
    case numbers([Double])
    case count(Int)
    case word(String)
    case spring(SpringCurve)
    case base(TimingFunction)
  }

  /// The name of a kind; empty for a named curve or control points.
  package var kind: String
  package var fields: [(name: String, value: Field)]

  package init(kind: String, fields: [(name: String, value: Field)]) {
    self.kind = kind
    self.fields = fields
  }

  /// Returns an example field for a name; nil for an unknown name.
  package static func example(of name: String) -> Field? {
    switch EasingKey(rawValue: name) {
    case .controlPoints, .values, .fractions: .numbers([])
    case .way, .jump: .word("")
    case .overshoot, .amplitude, .period, .from, .to: .number(0)
    case .count: .count(0)
    case .spring: .spring(SpringCurve())
    case .base: .base(.linear)
    case .kind, nil: name == Self.problem ? .word("") : nil
    }
  }

  /// The names of the fields of all kinds.
  package static var fieldNames: [String] { EasingKey.allCases.map(\.rawValue) + [problem] }

  /// The field of the invalid input.
  fileprivate static let problem = "problem"
  /// The kind of a function without a valid curve.
  fileprivate static let refused = "refused"

  fileprivate subscript(key: EasingKey) -> Field? {
    fields.first { $0.name == key.rawValue }?.value
  }
}

extension TimingFunction {
  /// Returns the named curve with a name; nil for any other name.
  package static func named(_ name: String) -> TimingFunction? {
    NamedCurve.allCases.first { $0.name == name }.flatMap { named($0.rawValue) }
  }

  /// The name of a named curve.
  package var name: String? { namedCode.flatMap { NamedCurve(rawValue: $0)?.name } }

  /// The original control numbers, if they are sufficient.
  package var givenNumbers: [Double]? {
    switch kind {
    case .cubic(let points), .rejected(let points): points.numbers
    default: nil
    }
  }

  /// The input of the function: kind and parameters, or a name or control points.
  package var archive: EasingArchive {
    var fields: [(name: String, value: EasingArchive.Field)] = []
    func add(_ key: EasingKey, _ value: EasingArchive.Field) {
      fields.append((key.rawValue, value))
    }
    let name: String
    switch kind {
    case .named, .cubic, .rejected, .turned:
      name = EasingKind.turned.rawValue
      if case .turned(let points) = kind { add(.controlPoints, .numbers(points.numbers)) }
    case .refused(let refusal):
      name = EasingArchive.refused
      if let spring = refusal.spring { add(.spring, .spring(spring)) }
    case .form(let form, _):
      name = form.kindName
      fields = form.archivedFields
    }
    if case .named = kind { return EasingArchive(kind: name, fields: []) }
    if let problem { fields.append((EasingArchive.problem, .word(problem))) }
    return EasingArchive(kind: name, fields: fields)
  }

  /// Creates a function from its input.
  ///
  /// - Parameter archive: The input.
  /// - Returns: Nil if a number is missing or invalid.
  package init?(_ archive: EasingArchive) {
    var problem: String?
    for field in archive.fields where field.name == EasingArchive.problem {
      if case .word(let sentence) = field.value { problem = sentence }
    }
    if archive.kind == EasingArchive.refused {
      guard let problem else { return nil }
      var refusal = EasingRefusal(sentence: problem)
      if case .spring(let spring) = archive[.spring] { refusal.spring = spring }
      self.init(.refused(refusal))
    } else if archive.kind == EasingKind.turned.rawValue {
      guard case .numbers(let numbers) = archive[.controlPoints], numbers.count == 4 else {
        return nil
      }
      let points = ControlPoints(numbers[0], numbers[1], numbers[2], numbers[3])
      guard points.isLegal else { return nil }
      self.init(.turned(points))
    } else {
      guard let form = EasingForm(archive) else { return nil }
      self.init(.form(form, problem: problem))
    }
  }
}

extension EasingForm {
  fileprivate var kindName: String {
    switch self {
    case .penner(let curve): curve.family.rawValue
    case .steps: EasingKind.steps.rawValue
    case .stops: EasingKind.linear.rawValue
    case .samples: EasingKind.sampled.rawValue
    case .spring: EasingKind.spring.rawValue
    case .mirrored: EasingKind.mirrored.rawValue
    case .part: EasingKind.part.rawValue
    }
  }

  fileprivate var archivedFields: [(name: String, value: EasingArchive.Field)] {
    let fields: [(EasingKey, EasingArchive.Field)] =
      switch self {
      case .penner(let curve): curve.archivedFields
      case .steps(let curve): [(.count, .count(curve.count)), (.jump, .word(curve.jump.rawValue))]
      case .stops(let curve):
        [(.values, .numbers(curve.outputs)), (.fractions, .numbers(curve.inputs))]
      case .samples(let curve): [(.values, .numbers(curve.values))]
      case .spring(let easing): [(.spring, .spring(easing.curve))]
      case .mirrored(let curve):
        [(.way, .word(curve.way.rawValue)), (.base, .base(TimingFunction(curve.base)))]
      case .part(let curve):
        [
          (.from, .number(curve.low)), (.to, .number(curve.high)),
          (.base, .base(TimingFunction(curve.base))),
        ]
      }
    return fields.map { ($0.0.rawValue, $0.1) }
  }

  fileprivate init?(_ archive: EasingArchive) {
    if let family = PennerCurve.Family(rawValue: archive.kind) {
      guard let curve = PennerCurve(family, archive) else { return nil }
      self = .penner(curve)
      return
    }
    switch EasingKind(rawValue: archive.kind) {
    case .steps:
      guard case .count(let count) = archive[.count], case .word(let word) = archive[.jump],
        let jump = StepJump(rawValue: word), StepCurve.counts.contains(count),
        count > 1 || jump != .none
      else { return nil }
      self = .steps(StepCurve(count: count, jump: jump))
    case .linear:
      guard case .numbers(let values) = archive[.values],
        case .numbers(let fractions) = archive[.fractions], values.count == fractions.count,
        let curve = StopCurve(zip(values, fractions).map { EasingStop($0, at: $1) })
      else { return nil }
      self = .stops(curve)
    case .sampled:
      guard case .numbers(let values) = archive[.values], let curve = SampleCurve(values) else {
        return nil
      }
      self = .samples(curve)
    case .spring:
      guard case .spring(let spring) = archive[.spring], let easing = SpringEasing(spring) else {
        return nil
      }
      self = .spring(easing)
    case .mirrored, .part:
      guard let form = Self.ofAnother(archive) else { return nil }
      self = form
    case .turned, nil: return nil
    }
  }

  /// Returns a curve derived from another one.
  private static func ofAnother(_ archive: EasingArchive) -> EasingForm? {
    guard case .base(let base) = archive[.base] else { return nil }
    let curve = base.easing
    if archive.kind == EasingKind.part.rawValue {
      guard case .number(let low) = archive[.from], case .number(let high) = archive[.to] else {
        return nil
      }
      return PartCurve(curve, from: low, to: high).map { .part($0) }
    }
    // The limits of such a curve.
    guard case .word(let word) = archive[.way], let way = EasingWay(rawValue: word), way != .in,
      curve.depth <= 70, curve.isModerate, way == .out || curve.edgeCount <= 5000
    else { return nil }
    return .mirrored(MirroredCurve(curve, way))
  }
}

extension PennerCurve {
  fileprivate var archivedFields: [(EasingKey, EasingArchive.Field)] {
    var fields: [(EasingKey, EasingArchive.Field)] = [(.way, .word(way.rawValue))]
    if family == .back { fields.append((.overshoot, .number(strength))) }
    if family == .elastic {
      fields += [(.amplitude, .number(strength)), (.period, .number(period))]
    }
    return fields
  }

  fileprivate init?(_ family: Family, _ archive: EasingArchive) {
    guard case .word(let word) = archive[.way], let way = EasingWay(rawValue: word) else {
      return nil
    }
    switch family {
    case .back:
      guard case .number(let overshoot) = archive[.overshoot], abs(overshoot) <= 1e100 else {
        return nil
      }
      self.init(family, way, strength: overshoot)
    case .elastic:
      guard case .number(let amplitude) = archive[.amplitude],
        case .number(let period) = archive[.period], abs(amplitude) <= 1e100,
        (0.001...1000).contains(period)
      else { return nil }
      self.init(family, way, strength: max(1, amplitude), period: period)
    default: self.init(family, way)
    }
  }
}
