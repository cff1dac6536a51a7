// Easings and springs.

import AnimaticCore

private let easingKeys = Dictionary(
  uniqueKeysWithValues: zip(EasingKey.allCases.map(\.rawValue), 0...))

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec {
    let names = name(of: (0...4).compactMap { TimingFunction.named($0) }, \.description)
    return Codec(write: write) { element, coder throws(JSONError) in
      element.isText ? try names.read(element, coder) : try read(element, coder)
    }
  }

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
    let fields = archive.fields.map { ($0.rawValue, field($0).write($1, coder)) }
    return JSONElement(.object([kind] + fields))
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
    if element.isText { return try easing.read(element, coder) }
    if case .array = element.content { return try cubic.read(element, coder) }
    _ = try coder.checkKeys(of: element, among: easingKeys)
    let kind = try element.required(EasingKey.kind.rawValue).text()
    var archive = EasingArchive(kind: kind, fields: [])
    var keys: Set<EasingKey> = [.kind]
    for (name, value) in try element.members() {
      guard let key = EasingKey(rawValue: name), keys.insert(key).inserted else { continue }
      let field = key == .base ? base : try field(key).read(value, coder)
      if let field { archive.fields.append((key, field)) }
    }
    if let easing = TimingFunction(archive) { return easing }
    throw element.invalid(
      "No easing of the kind \(kind.oneLine.prefix(60)) can be made of these numbers.",
      "Write a known kind with all of its numbers.")
  }

  /// The codec of a field of an easing, except for reading a base; nil for a name that no curve has.
  private static func field(_ key: EasingKey) -> Codec<(any EasingValue)?> {
    switch key {
    case .controlPoints, .values, .fractions: numbers.field
    case .overshoot, .amplitude, .period, .from, .to: number.field
    case .count: Codec<Int>.integer(in: 0...Int(Int32.max)).field
    case .way: Codec<EasingWay>.word
    case .jump: Codec<StepJump>.word
    case .spring: spring.field
    case .kind, .problem: text.field
    case .base: easing.field
    }
  }
}

extension Codec where Value: EasingValue {
  fileprivate var field: Codec<(any EasingValue)?> { optional.map({ $0 }, { $0 as? Value }) }
}

extension Codec where Value: EasingValue & RawRepresentable, Value.RawValue == String {
  fileprivate static var word: Codec<(any EasingValue)?> {
    text.map({ Value(rawValue: $0) }, { ($0 as? Value)?.rawValue ?? "" })
  }
}

extension Codec {
  static var spring: Codec<SpringCurve> {
    let texts = text.list
    let pair = Codec<(parameter: String, sentence: String)> {
      texts.write([$0.parameter, $0.sentence], $1)
    } read: { element, coder throws(JSONError) in
      if try element.elements().count != 2 {
        throw element.invalid("It is no parameter and sentence.", "Write both.")
      }
      let both = try texts.read(element, coder)
      return (both[0], both[1])
    }
    var problems = pair.list
    problems.missing = []
    problems.isLeftOut = { $0.isEmpty }
    return .object(
      SpringCurve(),
      [
        Field("mass", .number) { $1(&$0.mass) },
        Field("stiffness", .number) { $1(&$0.stiffness) },
        Field("damping", .number) { $1(&$0.damping) },
        Field("initialVelocity", .number.usual(0, isWritten: true)) { $1(&$0.initialVelocity) },
        Field("allowsOverdamping", .flag.usual(false)) { $1(&$0.allowsOverdamping) },
        Field("problems", problems) { $1(&$0.refused) },
      ])
  }
}
