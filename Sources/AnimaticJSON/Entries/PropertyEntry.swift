// Nonstandard properties in a file.

import AnimaticCore

/// A property that a file declares, and its name in nodes.
typealias PropertyEntry = (id: String, path: PropertyPath)

extension Codec<PropertyEntry> {
  static var declaration: Codec {
    let id = Codec<String>.text.map(
      reading: {
        $1.path = $0
        return $1.properties[$0] == nil && PropertyCatalogue.code(of: $0) == nil ? $0 : nil
      },
      writing: { name, _ in name }, remedy: "Give it another id.",
      else: { "A second property has the id \($0.oneLine)." })
    return .object(
      ("id", id), ("keyPath", .text.optional), ("type", .type),
      ("valueFunction", Codec<ValueFunction>.name.optional), ("default", .value.optional)
    ) { id, keyPath, type, function, initial in
      func path<Own: AnimatableValue>(_: Own.Type) -> PropertyPath {
        if let initial, function == nil {
          return LayerProperty<Own>(keyPath ?? id, default: Own(flat: initial)).path
        }
        return LayerProperty<Own>(keyPath: keyPath ?? id, valueFunction: function).path
      }
      return (id, path(type))
    } parts: { id, path in
      let function: ValueFunction? =
        if case .function(let function) = path.component { function } else { nil }
      let initial = path.isResolved && function == nil ? path.root.initial : nil
      return (id, id == path.keyPath ? nil : path.keyPath, path.valueType, function, initial)
    }
  }
}

extension Codec<any AnimatableValue.Type> {
  /// The codec of the type of a property, whose id was read last.
  fileprivate static var type: Codec {
    Codec { type, coder in
      coder.valueCodec = .value(of: type, coder.types)
      let name = coder.types.name(of: type)
      if name == nil { coder.reportUnregistered(type) }
      return JSONElement(.text(name ?? "\(type)".oneLine))
    } read: { element, coder throws(JSONError) in
      let name = try element.text()
      if let type = coder.types.type(named: name) {
        coder.valueCodec = .value(of: type, coder.types)
        return type
      }
      throw element.error(
        "J-6", "The type \(name.oneLine) of the property \(coder.path.oneLine) is not registered.",
        "Register it with a ValueRegistry, and give that when the file is read.")
    }
  }
}
