// Values of properties, by their types.

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
    case is Bool.Type: Codec<Bool>.flag.map(\.flat) { $0.numbers.first.map { $0 != 0 } ?? false }
    case is BezierPath.Type: Codec<BezierPath>.path.map(\.flat) { BezierPath(flat: $0) }
    case is LayerContents.Type:
      Codec<LayerContents>.contents(types).map(\.flat) { LayerContents(flat: $0) }
    case is DiscreteValue<LayerID>.Type: Codec<LayerID>.layer.discrete
    case is DiscreteValue<String>.Type: Codec<String>.text.discrete
    case is DiscreteValue<Int>.Type: Codec<Int>.integer(in: .min ... .max).discrete
    case is any ShapedValue.Type: custom(type, types)
    default: numbers(type.usableCount)
    }
  }

  /// The codec of a discrete value of a custom type.
  private static func custom(
    _ type: any AnimatableValue.Type, _ types: ValueRegistry
  ) -> Codec {
    if let codec = types.name(of: type).flatMap({ types.codec(named: $0) }) { return codec.value }
    return Codec {
      // The error was reported with its property.
      $1.json.write($0.text(as: type))
    } read: { element, _ throws(JSONError) in
      throw element.error(
        "J-6", "The type \(type) is registered as one of numbers.".oneLine,
        "Register what it holds by register(discrete:named:).")
    }
  }
}

extension Codec<LayerID> {
  /// The codec of a layer, as its number.
  fileprivate static var layer: Codec {
    Codec<Int>.positive.map(reading: { $2.layerID($0) }, writing: { $1.number(of: $0) })
  }
}

extension Codec<LayerContents> {
  private static var typeKey: String { "type" }
  private static var valueKey: String { "value" }

  /// The codec of a name, or of a value of a registered type with its name.
  fileprivate static func contents(_ types: ValueRegistry) -> Codec {
    Codec { contents, writer in
      guard let image = contents.image else { return writer.json.write(json: "null") }
      if let name = image as? String { return writer.json.write(name) }
      let known = types.codec(of: Swift.type(of: image))
      writer.json.open("{")
      writer.write(typeKey, known?.name ?? "\(Swift.type(of: image))".oneLine, .text)
      if let known {
        writer.write(valueKey, image, known.codec.content)
      } else {
        writer.write("text", contents.description, .text)
        writer.reportUnregistered(Swift.type(of: image))
      }
      writer.json.close("}")
    } read: { element, reader throws(JSONError) in
      if element.isNull { return .empty }
      if element.isText { return LayerContents(try element.text()) }
      let typeElement = try element.required(typeKey)
      let name = try typeElement.text()
      guard let codec = types.codec(named: name) else {
        throw typeElement.error(
          "J-6", "The type \(name.oneLine) of the contents is not registered.",
          "Register it by register(discrete:named:), and give the registry when the file is read.")
      }
      return LayerContents(try codec.content.read(element.required(valueKey), &reader))
    }
  }
}

extension Codec<BezierPath> {
  /// The codec of a list of elements: a name, then points, control points first.
  static var path: Codec {
    let names = ["move", "line", "quadCurve", "curve", "close"]
    let counts = [2, 2, 4, 6, 0]
    let name = Codec<Int>.name(of: Array(names.indices)) { names[$0] }
    return Codec { path, writer in
      writer.json.open("[")
      var numbers = path.coordinates[...]
      for kind in path.kinds.map(Int.init) {
        writer.json.open("[")
        name.write(kind, &writer)
        for number in numbers.prefix(counts[kind]) { writer.json.write(number) }
        numbers = numbers.dropFirst(counts[kind])
        writer.json.close("]")
      }
      writer.json.close("]")
    } read: { element, reader throws(JSONError) in
      var kinds: [UInt8] = []
      var coordinates: [Double] = []
      for part in try element.elements() {
        let parts = try part.elements()
        guard let word = parts.first else {
          throw part.invalid("It is empty.", "Write an element.")
        }
        let kind = try name.read(word, &reader)
        guard parts.count == counts[kind] + 1 else {
          throw part.invalid(
            "\(parts.count - 1) numbers follow \(names[kind]), where \(counts[kind]) are expected.",
            "Write each point as two numbers, control points first.")
        }
        for number in parts.dropFirst() { coordinates.append(try number.number()) }
        kinds.append(UInt8(kind))
      }
      if let path = BezierPath(kinds: kinds, coordinates: coordinates) { return path }
      throw element.invalid(
        "The elements make no path: it begins with a move and is closed once.", "Mend it.")
    }
  }
}
