// Easings and springs.

import AnimaticCore

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec {
    let names = name(of: (0...4).compactMap { TimingFunction.named($0) }, \.description)
    let (cubic, derived) = (cubic, derived)
    func codec(isName: Bool, isCubic: Bool) -> Codec {
      isName ? names : isCubic ? cubic : derived
    }
    return Codec { easing, coder in
      codec(isName: easing.name != nil, isCubic: easing.givenNumbers != nil).write(easing, coder)
    } read: { element, coder throws(JSONError) in
      // From the innermost base outward: recursion would fill a small stack.
      var elements = [element]
      while let base = try? elements[elements.count - 1].value(EasingKey.base.rawValue) {
        elements.append(base)
      }
      for element in elements.reversed() {
        coder.easing = try codec(isName: element.isText, isCubic: element.isArray)
          .read(element, coder)
      }
      return coder.easing
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

  private static var derived: Codec {
    let fields = EasingKey.allCases.dropFirst().map { key in
      Field<EasingArchive>(key.rawValue, field(key).usual(nil) { $0 == nil }) {
        $1(&$0.fields[key])
      }
    }
    let kind = Field<EasingArchive>(EasingKey.kind.rawValue, .text) { $1(&$0.kind) }
    return Codec<EasingArchive>.object(EasingArchive(), [kind] + fields).map(
      reading: { archive, _ in TimingFunction(archive) },
      writing: { easing, _ in easing.archive ?? EasingArchive() },
      remedy: "Write a known kind with all of its numbers.",
      else: {
        "No easing of the kind \($0.kind.oneLine.prefix(60)) can be made of these numbers."
      })
  }

  /// The codec of a field of an easing; a missing value for a name that no curve has.
  private static func field(_ key: EasingKey) -> Codec<(any EasingValue)?> {
    switch key {
    case .controlPoints, .values, .fractions: numbers.field
    case .overshoot, .amplitude, .period, .from, .to: number.field
    case .count: Codec<Int>.integer(in: 0...Int(Int32.max)).field
    case .way: Codec<EasingWay>.word
    case .jump: Codec<StepJump>.word
    case .spring: spring.field
    case .kind, .problem: text.field
    // The base is read before the easing.
    case .base: Codec<_>(write: { easing.field.write($0, $1) }, read: { $1.easing })
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
    let pair = text.list.map(
      reading: { texts, _ in texts.count == 2 ? (parameter: texts[0], sentence: texts[1]) : nil },
      writing: { both, _ in [both.parameter, both.sentence] }, remedy: "Write both.",
      else: { _ in "It is no parameter and sentence." })
    return .object(
      SpringCurve(),
      [
        Field("mass", .number) { $1(&$0.mass) },
        Field("stiffness", .number) { $1(&$0.stiffness) },
        Field("damping", .number) { $1(&$0.damping) },
        Field("initialVelocity", .number.usual(0, isWritten: true)) { $1(&$0.initialVelocity) },
        Field("allowsOverdamping", .flag.usual(false)) { $1(&$0.allowsOverdamping) },
        Field("problems", pair.list.usual([], if: \.isEmpty)) { $1(&$0.refused) },
      ])
  }
}
