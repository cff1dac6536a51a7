// Easings and springs.

import AnimaticCore

private let easingKeys = Set(EasingKey.allCases.map(\.rawValue))

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec { Codec(write: write, read: read) }

  private static var cubic: Codec {
    numbers.map(
      reading: { numbers, _ in
        numbers.count == 4
          ? TimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3]) : nil
      }, writing: { easing, _ in easing.givenNumbers ?? [] }, remedy: "Write x, y, x, y.",
      else: { "A cubic easing has 4 control numbers, not \($0.count)." })
  }

  private static func write(_ easing: TimingFunction, _ coder: CompositionCoder) -> JSONElement {
    if let name = easing.name { return JSONElement(.text(name)) }
    guard let archive = easing.archive else { return cubic.write(easing, coder) }
    let kind = (EasingKey.kind.rawValue, JSONElement(.text(archive.kind)))
    let fields = archive.fields.map { ($0.rawValue, write($1, coder)) }
    return JSONElement(.object([kind] + fields))
  }

  private static func write(_ value: any EasingValue, _ coder: CompositionCoder) -> JSONElement {
    switch value {
    case let number as Double: Codec.number.write(number, coder)
    case let numbers as [Double]: Codec.numbers.write(numbers, coder)
    case let count as Int: Codec<Int>.positive.write(count, coder)
    case let curve as SpringCurve: spring.write(curve, coder)
    case let base as TimingFunction: write(base, coder)
    default: JSONElement(.text("\(value)"))
    }
  }

  /// Reads an easing from its innermost base outward: recursion would fill a small stack.
  private static func read(
    _ element: JSONElement, _ coder: CompositionCoder
  ) throws(JSONError) -> TimingFunction {
    var pending = [element]
    while case .object = pending[pending.count - 1].content,
      let base = try pending[pending.count - 1].value(EasingKey.base.rawValue)
    { pending.append(base) }
    var easing = try read(pending.removeLast(), base: nil, coder)
    while let element = pending.popLast() { easing = try read(element, base: easing, coder) }
    return easing
  }

  private static func read(
    _ element: JSONElement, base: TimingFunction?, _ coder: CompositionCoder
  ) throws(JSONError) -> TimingFunction {
    if element.isText {
      let named = (0...4).compactMap { TimingFunction.named($0) }
      return try Codec.name(of: named, \.description).read(element, coder)
    }
    if case .array = element.content { return try cubic.read(element, coder) }
    let members = try coder.checkKeys(of: element, among: easingKeys)
    let kind = try element.required(EasingKey.kind.rawValue).text()
    var archive = EasingArchive(kind: kind, fields: [])
    for (name, value) in members {
      guard let key = EasingKey(rawValue: name) else { continue }
      let field = key == .base ? base : try field(key, value, coder)
      if let field { archive.fields.append((key, field)) }
    }
    if let easing = TimingFunction(archive) { return easing }
    throw element.invalid(
      "No easing of the kind \(kind.oneLine.prefix(60)) can be made of these numbers.",
      "Write a known kind with all of its numbers.")
  }

  /// The value of a field of an easing; nil for a name that no curve has.
  private static func field(
    _ key: EasingKey, _ element: JSONElement, _ coder: CompositionCoder
  ) throws(JSONError) -> (any EasingValue)? {
    switch key {
    case .controlPoints, .values, .fractions:
      return try Codec.numbers.read(element, coder)
    case .overshoot, .amplitude, .period, .from, .to: return try element.number()
    case .count: return try element.integer(in: 0...Int(Int32.max))
    case .way: return EasingWay(rawValue: try element.text())
    case .jump: return StepJump(rawValue: try element.text())
    case .spring: return try Codec<SpringCurve>.spring.read(element, coder)
    case .problem: return try element.text()
    case .kind, .base: return nil
    }
  }
}

extension Codec {
  static var spring: Codec<SpringCurve> {
    let texts = text.list
    let pair = Codec<[String]>(write: texts.write) { element, coder throws(JSONError) in
      if try element.elements().count == 2 { return try texts.read(element, coder) }
      throw element.invalid("It is no parameter and sentence.", "Write both.")
    }
    return .object(
      SpringCurve(),
      [
        Field(\.mass, "mass", .number),
        Field(\.stiffness, "stiffness", .number),
        Field(\.damping, "damping", .number),
        Field(\.initialVelocity, "initialVelocity", .number.usual(0, isWritten: true)),
        Field(\.allowsOverdamping, "allowsOverdamping", .flag.usual(false)),
        Field(\.problems, "problems", pair.list.optional),
      ])
  }
}

extension SpringCurve {
  /// The refused inputs; nil for none.
  fileprivate var problems: [[String]]? {
    get { refused.isEmpty ? nil : refused.map { [$0.parameter, $0.sentence] } }
    set { refused = newValue?.map { (parameter: $0[0], sentence: $0[1]) } ?? [] }
  }
}
