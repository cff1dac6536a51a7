// Nonstandard properties in a file.

import AnimaticCore

/// A property that a file declares.
struct PropertyEntry {
  var id = ""
  var keyPath: String?
  var type: any AnimatableValue.Type = Double.self
  var function: ValueFunction?
  var initial: FlatValue?

  static var codec: Codec<PropertyEntry> {
    let id = Codec<String>.text.map(
      reading: {
        $1.path = $0
        return $1.properties[$0] == nil && PropertyCatalogue.code(of: $0) == nil ? $0 : nil
      },
      writing: { name, _ in name }, remedy: "Give it another id.",
      else: { "A second property has the id \($0.oneLine)." })
    return .object(
      PropertyEntry(),
      [
        Field("id", id) { $1(&$0.id) }, Field("keyPath", .text.optional) { $1(&$0.keyPath) },
        Field("type", .type) { $1(&$0.type) },
        Field("valueFunction", Codec<ValueFunction>.name.optional) { $1(&$0.function) },
        Field("default", .value.optional) { $1(&$0.initial) },
      ])
  }

  var path: PropertyPath {
    func path<Value: AnimatableValue>(_: Value.Type) -> PropertyPath {
      let keyPath = keyPath ?? id
      if let initial, function == nil {
        return LayerProperty<Value>(keyPath, default: Value(flat: initial)).path
      }
      return LayerProperty<Value>(keyPath: keyPath, valueFunction: function).path
    }
    let type: any AnimatableValue.Type = type
    return path(type)
  }
}

extension PropertyEntry {
  init(_ path: PropertyPath, id: String) {
    self.id = id
    if id != path.keyPath { keyPath = path.keyPath }
    type = path.valueType
    if case .function(let function) = path.component { self.function = function }
    if path.isResolved, !path.isFunction { initial = path.root.initial }
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
