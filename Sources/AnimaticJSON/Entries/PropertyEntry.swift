// Nonstandard properties in a file.

import AnimaticCore

/// A property that a file declares.
struct PropertyEntry {
  var id = ""
  var keyPath: String?
  var type: any AnimatableValue.Type = Double.self
  var function: ValueFunction?
  var initial: FlatValue?

  static var fields: Fields<PropertyEntry> {
    Fields(
      PropertyEntry(),
      [
        Field(\.id, .required("id", .propertyID)), Field(\.keyPath, .optional("keyPath", .text)),
        typeField, Field(\.function, .optional("valueFunction", .name)),
        Field(\.initial, "default") { .value(of: $0.type, $2) },
      ])
  }

  private static var typeField: Field<PropertyEntry> {
    let field = Fields.required("type", .text)
    return Field(keys: field.keys) { entry, writer in
      let name = writer.types.name(of: entry.type)
      field.write(name ?? "\(entry.type)".oneLine, &writer)
      if name == nil { writer.reportUnregistered(entry.type) }
    } read: { object, entry, reader throws(JSONError) in
      let name = try field.read(object, &reader)
      guard let type = reader.types.type(named: name) else {
        throw try object.required("type").error(
          "J-6",
          "The type \(name.oneLine) of the property \(entry.id.oneLine) is not registered.",
          "Register it with a ValueRegistry, and give that when the file is read.")
      }
      entry.type = type
    }
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

extension Codec<String> {
  fileprivate static var propertyID: Codec {
    Codec(write: text.write) { element, reader throws(JSONError) in
      let name = try element.text()
      let code = reader.properties[name] ?? PropertyCatalogue.code(of: name)
      if code == nil { return name }
      throw element.invalid("A second property has the id \(name.oneLine).", "Give it another id.")
    }
  }
}
