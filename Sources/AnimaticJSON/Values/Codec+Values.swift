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
      let type = Swift.type(of: image)
      if let (name, codec) = types.codec(of: type) {
        return .object([
          typeKey: JSONElement(.text(name)), valueKey: codec.content.write(image, coder),
        ])
      }
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
    return Codec<BezierPath> { path, coder in
      .array(
        path.elements.lazy.map { element in
          let numbers = element.points.flatMap { [$0.x, $0.y] }
          return .array(
            [name.write(element.kind, coder)] + numbers.map { JSONElement(.number(Double($0))) })
        })
    } read: { element, coder throws(JSONError) in
      var kinds: [UInt8] = []
      var coordinates: [Double] = []
      for part in try element.elements() {
        let parts = try part.elements()
        guard let word = parts.first else {
          throw part.invalid("It is empty.", "Write an element.")
        }
        let kind = try name.read(word, coder)
        let count = 2 * BezierPath.Element.pointCount(of: kind)
        guard parts.count == count + 1 else {
          throw part.invalid(
            "\(parts.count - 1) numbers follow \(names[Int(kind)]), where \(count) are expected.",
            "Write each point as two numbers, control points first.")
        }
        for number in parts.dropFirst() { coordinates.append(try number.number()) }
        kinds.append(kind)
      }
      if let path = BezierPath(kinds: kinds, coordinates: coordinates) { return path }
      throw element.invalid(
        "The elements make no path: it begins with a move and is closed once.", "Mend it.")
    }
  }
}

extension CompositionCoder {
  /// Sets the codec of values to that of a property.
  func setValueCodec(for property: Int32) {
    valueCodec = codecs[property] ?? .value(of: body.pool.path(property), types)
    codecs[property] = valueCodec
  }
}
