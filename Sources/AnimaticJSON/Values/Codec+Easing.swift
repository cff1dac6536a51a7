// Easings and springs.

import AnimaticCore

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec {
    Codec {
      $1.write($0)
    } read: { element, reader throws(JSONError) in
      try reader.easing(element)
    }
  }
}

extension CompositionWriter {
  fileprivate mutating func write(_ easing: TimingFunction) {
    if let name = easing.name { return json.write(name) }
    guard let archive = easing.archive else {
      return Codec<[Double]>.numbers.write(easing.givenNumbers ?? [], &self)
    }
    json.open("{")
    write(EasingKey.kind.rawValue, archive.kind, .text)
    for (key, value) in archive.fields {
      json.key(key.rawValue)
      write(value)
    }
    json.close("}")
  }

  private mutating func write(_ value: any EasingValue) {
    switch value {
    case let number as Double: json.write(number)
    case let numbers as [Double]: Codec<[Double]>.numbers.write(numbers, &self)
    case let count as Int: json.write(count)
    case let spring as SpringCurve: Codec.spring.write(spring, &self)
    case let base as TimingFunction: write(base)
    default: json.write("\(value)")
    }
  }
}

extension CompositionReader {
  private static let easingKeys = Set(EasingKey.allCases.map(\.rawValue))

  /// Reads an easing from its innermost base outward: recursion would fill a small stack.
  fileprivate mutating func easing(_ element: JSONElement) throws(JSONError) -> TimingFunction {
    var pending = [element]
    while case .object = pending[pending.count - 1].content,
      let base = try pending[pending.count - 1].value(EasingKey.base.rawValue)
    { pending.append(base) }
    var easing = try easing(pending.removeLast(), base: nil)
    while let element = pending.popLast() { easing = try self.easing(element, base: easing) }
    return easing
  }

  private mutating func easing(
    _ element: JSONElement, base: TimingFunction?
  ) throws(JSONError) -> TimingFunction {
    if element.isText {
      let named = (0...4).compactMap { TimingFunction.named($0) }
      return try Codec.name(of: named, \.description).read(element, &self)
    }
    if case .array = element.content {
      let numbers = try Codec<[Double]>.numbers.read(element, &self)
      guard numbers.count == 4 else {
        throw element.invalid(
          "A cubic easing has 4 control numbers, not \(numbers.count).", "Write x, y, x, y.")
      }
      return TimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
    }
    let members = try checkKeys(of: element, among: Self.easingKeys)
    let kind = try element.required(EasingKey.kind.rawValue).text()
    var archive = EasingArchive(kind: kind, fields: [])
    for (name, value) in members {
      guard let key = EasingKey(rawValue: name) else { continue }
      let field = key == .base ? base : try field(key, value)
      if let field { archive.fields.append((key, field)) }
    }
    if let easing = TimingFunction(archive) { return easing }
    throw element.invalid(
      "No easing of the kind \(kind.oneLine.prefix(60)) can be made of these numbers.",
      "Write a known kind with all of its numbers.")
  }

  /// The value of a field of an easing; nil for a name that no curve has.
  private mutating func field(
    _ key: EasingKey, _ element: JSONElement
  ) throws(JSONError) -> (any EasingValue)? {
    switch key {
    case .controlPoints, .values, .fractions:
      return try Codec<[Double]>.numbers.read(element, &self)
    case .overshoot, .amplitude, .period, .from, .to: return try element.number()
    case .count: return try element.integer(in: 0...Int(Int32.max))
    case .way: return EasingWay(rawValue: try element.text())
    case .jump: return StepJump(rawValue: try element.text())
    case .spring: return try Codec.spring.read(element, &self)
    case .problem: return try element.text()
    case .kind, .base: return nil
    }
  }
}

extension Codec<SpringCurve> {
  static var spring: Codec {
    let texts = Codec<String>.text.list
    let pair = Codec<[String]>(write: texts.write) { element, reader throws(JSONError) in
      if try element.elements().count == 2 { return try texts.read(element, &reader) }
      throw element.invalid("It is no parameter and sentence.", "Write both.")
    }
    return .object(
      Fields(
        SpringCurve(),
        [
          Field(\.mass, .required("mass", .number)),
          Field(\.stiffness, .required("stiffness", .number)),
          Field(\.damping, .required("damping", .number)),
          Field(\.initialVelocity, .usual("initialVelocity", .number, 0, isWritten: true)),
          Field(\.allowsOverdamping, .usual("allowsOverdamping", .flag, false)),
          Field(\.problems, .optional("problems", pair.list)),
        ]))
  }
}

extension SpringCurve {
  /// The refused inputs; nil keeps those of the numbers.
  fileprivate var problems: [[String]]? {
    get { refused.isEmpty ? nil : refused.map { [$0.parameter, $0.sentence] } }
    set { if let newValue { refused = newValue.map { (parameter: $0[0], sentence: $0[1]) } } }
  }
}
