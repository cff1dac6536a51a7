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
      reading: { $1.properties[$0] == nil && PropertyCatalogue.code(of: $0) == nil ? $0 : nil },
      writing: { name, _ in name }, remedy: "Give it another id.",
      else: { "A second property has the id \($0.oneLine)." })
    return .object(
      PropertyEntry(),
      [
        Field(\.id, "id", id), Field(\.keyPath, "keyPath", .text.optional),
        Field(\.type, "type") { entry, _ in .type(of: entry.id) },
        Field(\.function, "valueFunction", Codec<ValueFunction>.name.optional),
        Field(\.initial, "default") { Codec.value(of: $0.type, $1.types).optional },
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
  /// The codec of the type of a property.
  fileprivate static func type(of property: String) -> Codec {
    Codec { type, coder in
      let name = coder.types.name(of: type)
      if name == nil { coder.reportUnregistered(type) }
      return JSONElement(.text(name ?? "\(type)".oneLine))
    } read: { element, coder throws(JSONError) in
      let name = try element.text()
      if let type = coder.types.type(named: name) { return type }
      throw element.error(
        "J-6", "The type \(name.oneLine) of the property \(property.oneLine) is not registered.",
        "Register it with a ValueRegistry, and give that when the file is read.")
    }
  }
}
