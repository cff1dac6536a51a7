// Easings and springs.

import AnimaticCore

private let easingKeys = Set(EasingKey.allCases.map(\.rawValue))

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec {
    Codec(write: write, read: read)
  }

  private static func write(_ easing: TimingFunction, _ writer: inout CompositionWriter) {
    if let name = easing.name { return writer.json.write(name) }
    guard let archive = easing.archive else {
      return Codec<[Double]>.numbers.write(easing.givenNumbers ?? [], &writer)
    }
    writer.json.open("{")
    writer.write(EasingKey.kind.rawValue, archive.kind, .text)
    for (key, value) in archive.fields {
      writer.json.key(key.rawValue)
      write(value, &writer)
    }
    writer.json.close("}")
  }

  private static func write(_ value: any EasingValue, _ writer: inout CompositionWriter) {
    switch value {
    case let number as Double: writer.json.write(number)
    case let numbers as [Double]: Codec<[Double]>.numbers.write(numbers, &writer)
    case let count as Int: writer.json.write(count)
    case let spring as SpringCurve: Codec<SpringCurve>.spring.write(spring, &writer)
    case let base as TimingFunction: write(base, &writer)
    default: writer.json.write("\(value)")
    }
  }

  /// Reads an easing from its innermost base outward: recursion would fill a small stack.
  private static func read(
    _ element: JSONElement, _ reader: inout CompositionReader
  ) throws(JSONError) -> TimingFunction {
    var pending = [element]
    while case .object = pending[pending.count - 1].content,
      let base = try pending[pending.count - 1].value(EasingKey.base.rawValue)
    { pending.append(base) }
    var easing = try read(pending.removeLast(), base: nil, &reader)
    while let element = pending.popLast() { easing = try read(element, base: easing, &reader) }
    return easing
  }

  private static func read(
    _ element: JSONElement, base: TimingFunction?, _ reader: inout CompositionReader
  ) throws(JSONError) -> TimingFunction {
    if element.isText {
      let named = (0...4).compactMap { TimingFunction.named($0) }
      return try Codec.name(of: named, \.description).read(element, &reader)
    }
    if case .array = element.content {
      let numbers = try Codec<[Double]>.numbers.read(element, &reader)
      guard numbers.count == 4 else {
        throw element.invalid(
          "A cubic easing has 4 control numbers, not \(numbers.count).", "Write x, y, x, y.")
      }
      return TimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
    }
    let members = try reader.checkKeys(of: element, among: easingKeys)
    let kind = try element.required(EasingKey.kind.rawValue).text()
    var archive = EasingArchive(kind: kind, fields: [])
    for (name, value) in members {
      guard let key = EasingKey(rawValue: name) else { continue }
      let field = key == .base ? base : try field(key, value, &reader)
      if let field { archive.fields.append((key, field)) }
    }
    if let easing = TimingFunction(archive) { return easing }
    throw element.invalid(
      "No easing of the kind \(kind.oneLine.prefix(60)) can be made of these numbers.",
      "Write a known kind with all of its numbers.")
  }

  /// The value of a field of an easing; nil for a name that no curve has.
  private static func field(
    _ key: EasingKey, _ element: JSONElement, _ reader: inout CompositionReader
  ) throws(JSONError) -> (any EasingValue)? {
    switch key {
    case .controlPoints, .values, .fractions:
      return try Codec<[Double]>.numbers.read(element, &reader)
    case .overshoot, .amplitude, .period, .from, .to: return try element.number()
    case .count: return try element.integer(in: 0...Int(Int32.max))
    case .way: return EasingWay(rawValue: try element.text())
    case .jump: return StepJump(rawValue: try element.text())
    case .spring: return try Codec<SpringCurve>.spring.read(element, &reader)
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
