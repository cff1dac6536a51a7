// Values of properties, by their types.

import Animatic
import AnimaticCore

extension Codec<FlatValue> {
  /// The codec of a value of a property, or of a component.
  static func value(of path: PropertyPath, _ types: ValueRegistry) -> Codec {
    // A value function takes numbers, whatever the type.
    if path.isShaped || path.valueType == Bool.self && !path.isFunction {
      return value(of: path.valueType, types)
    }
    return numbers(path.count)
  }

  /// The codec of a value of a type.
  static func value(of type: any AnimatableValue.Type, _ types: ValueRegistry) -> Codec {
    if let array = type as? any ArrayValue.Type {
      return value(of: array.elementType, types).list.map(array.whole, array.parts)
    }
    return switch type {
    case is Bool.Type: flag.flat
    case is BezierPath.Type: path.flat
    case is LayerContents.Type: contents(types).flat
    case is DiscreteValue<LayerID>.Type:
      Codec<Int>.positive.map(reading: { $1.layerID($0) }, writing: { $1.number(of: $0) }).discrete
    case is DiscreteValue<String>.Type: text.discrete
    case is DiscreteValue<Int>.Type: Codec<Int>.integer(in: .min ... .max).discrete
    case is any ShapedValue.Type: custom(type, types)
    default: numbers(type.usableCount)
    }
  }

  /// The codec of a discrete value of a custom type.
  private static func custom(
    _ type: any AnimatableValue.Type, _ types: ValueRegistry
  ) -> Codec {
    if let codec = types.name(of: type).flatMap({ types.codecs[$0] }) { return codec.value }
    return Codec { value, _ in
      // The error was reported with its property.
      JSONElement(.text(NumberText.$isExact.withValue(true) { value.text(as: type) }))
    } read: { element, _ throws(JSONError) in
      throw element.error(
        "J-6", "The type \(type) is registered as one of numbers.".oneLine,
        "Register what it holds by register(discrete:named:).")
    }
  }
}

extension Codec where Value: AnimatableValue {
  fileprivate var flat: Codec<FlatValue> { map(\.flat) { Value(flat: $0) } }
}

extension Codec {
  /// The codec of a value of the property that was written or read last.
  static var value: Codec<FlatValue> {
    Codec<FlatValue> { value, coder in
      coder.valueCodec.write(value, coder)
    } read: { element, coder throws(JSONError) in
      try coder.valueCodec.read(element, coder)
    }
  }

  /// The codec of a name, or of a value of a registered type with its name.
  fileprivate static func contents(_ types: ValueRegistry) -> Codec<LayerContents> {
    let (typeKey, valueKey) = ("type", "value")
    return Codec<LayerContents> { contents, coder in
      guard let image = contents.image else { return .null }
      if let name = image as? String { return JSONElement(.text(name)) }
      if let (name, codec) = types.codec(of: image) {
        return .object([
          typeKey: JSONElement(.text(name)), valueKey: codec.content.write(image, coder),
        ])
      }
      let type = type(of: image)
      coder.reportUnregistered(type)
      return .object([
        typeKey: JSONElement(.text("\(type)".oneLine)),
        "text": JSONElement(.text(contents.description)),
      ])
    } read: { element, coder throws(JSONError) in
      if element.isNull { return .empty }
      if element.isText { return LayerContents(try element.text()) }
      let typeElement = try element.required(typeKey)
      let name = try typeElement.text()
      guard let codec = types.codecs[name] else {
        throw typeElement.error(
          "J-6", "The type \(name.oneLine) of the contents is not registered.",
          "Register it by register(discrete:named:), and give the registry when the file is read.")
      }
      return LayerContents(try codec.content.read(element.required(valueKey), coder))
    }
  }

  /// The codec of a list of elements: a name, then points, control points first.
  static var path: Codec<BezierPath> {
    let names = ["move", "line", "quadCurve", "curve", "close"]
    let name = Codec<UInt8>.name(of: [0, 1, 2, 3, 4]) { names[Int($0)] }
    let element = Codec<(kind: UInt8, numbers: [Double])> { element, coder in
      .array([name.write(element.kind, coder)] + element.numbers.map { number.write($0, coder) })
    } read: { element, coder throws(JSONError) in
      let parts = try element.elements()
      guard let word = parts.first else {
        throw element.invalid("It is empty.", "Write an element.")
      }
      let kind = try name.read(word, coder)
      let count = 2 * BezierPath.Element.pointCount(of: kind)
      guard parts.count == count + 1 else {
        throw element.invalid(
          "\(parts.count - 1) numbers follow \(names[Int(kind)]), where \(count) are expected.",
          "Write each point as two numbers, control points first.")
      }
      return (kind, try parts.dropFirst().map { part throws(JSONError) in try part.number() })
    }
    return element.list.map(
      reading: { elements, _ in
        BezierPath(kinds: elements.map(\.kind), coordinates: elements.flatMap(\.numbers))
      }, writing: { path, _ in path.elements.map { ($0.kind, $0.points.flatMap(\.components)) } },
      remedy: "Mend it.",
      else: { _ in "The elements make no path: it begins with a move and is closed once." })
  }

  static var cue: Codec<Cue> { text.map(Cue.init, \.name) }

  static var position: Codec<Position> {
    func anchor(_ anchor: Position.Anchor) -> Field<Position> {
      Field(make: { Position(anchor) }, parts: { $0.anchor == anchor ? () : nil })
    }
    let anchors: KeyValuePairs<String, Field<Position>> = [
      "start": anchor(.start), "end": anchor(.end), "withPrevious": anchor(.withPrevious),
      "afterPrevious": anchor(.afterPrevious),
      "previous": Field(("fraction", .number), make: Position.previous) {
        if case .previous(let fraction) = $0.anchor { fraction } else { nil }
      },
      "cue": Field(("cue", .cue), make: Position.cue) {
        if case .cue(let cue) = $0.anchor { cue } else { nil }
      },
    ]
    return .object(
      .start,
      [Field(case: "anchor", anchors), Field("offset", .number.usual(0)) { $1(&$0.offset) }])
  }

  /// The codec of a name or an index.
  static var origin: Codec<StaggerOrigin> {
    let names = Codec<StaggerOrigin>.name(of: [.first, .last, .center, .edges], \.description)
    let index = Codec<Int>.integer(in: .min ... .max)
    return Codec<StaggerOrigin> {
      if case .index(let number) = $0 { index.write(number, $1) } else { names.write($0, $1) }
    } read: { element, coder throws(JSONError) in
      element.isText
        ? try names.read(element, coder) : .index(try index.read(element, coder))
    }
  }

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

extension CompositionCoder {
  /// Sets the codec of values to that of a property.
  func setValueCodec(for property: Int32) {
    valueCodec = codecs[property] ?? .value(of: body.pool.path(property), types)
    codecs[property] = valueCodec
  }
}

extension KeyValuePairs<String, Field<NodeOperator>> {
  /// The operators by name.
  static var operators: KeyValuePairs {
    [
      "cue": Field(("cue", .cue), make: NodeOperator.cue, parts: \.cue),
      "stagger": Field(("each", .number), ("from", .origin), make: NodeOperator.stagger) {
        if case .stagger(let each, let origin) = $0 { (each, origin) } else { nil }
      },
      "lag": Field(("lag", .number), make: NodeOperator.lag) {
        if case .lag(let lag) = $0 { lag } else { nil }
      },
      "sped": Field(("factor", .number), make: NodeOperator.sped) {
        if case .sped(let factor) = $0 { factor } else { nil }
      },
      "stretched": Field(("duration", .number), make: NodeOperator.stretched) {
        if case .stretched(let duration) = $0 { duration } else { nil }
      },
      "fitted": Field(("duration", .number), ("fit", .name), make: NodeOperator.fitted) {
        if case .fitted(let duration, let fit) = $0 { (duration, fit) } else { nil }
      },
      "repeated": Field(
        ("count", .number), ("pause", .number.usual(0)), make: NodeOperator.repeated
      ) { if case .repeated(let count, let pause) = $0 { (count, pause) } else { nil } },
      "autoreversed": Field(.autoreversed), "reversed": Field(.reversed),
      "trimmed": Field(("from", .number), ("to", .number), make: NodeOperator.trimmed) {
        if case .trimmed(let from, let to) = $0 { (from, to) } else { nil }
      },
      "eased": Field(.eased),
      "observed": Field(
        ("observer", .index(of: "observers") { $0.body.observations.count }),
        make: NodeOperator.observed, parts: \.observer),
    ]
  }
}

extension NodeOperator {
  /// The index of its observer; nil for any other operator.
  var observer: Int? { if case .observed(let index) = self { index } else { nil } }
}

extension Codec<TimingFunction> {
  /// The codec of a name, of four numbers, or of a kind with its parameters.
  static var easing: Codec {
    let names = name(of: NamedCurve.allCases.map { TimingFunction($0) }, \.description)
    let (cubic, derived) = (cubic, derived)
    func codec(isName: Bool, isCubic: Bool) -> Codec { isName ? names : isCubic ? cubic : derived }
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
