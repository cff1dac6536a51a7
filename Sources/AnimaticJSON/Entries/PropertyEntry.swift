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
    let initial = "default"
    return Fields(
      PropertyEntry(),
      [
        Field(\.id, .required("id", .propertyID)), Field(\.keyPath, .optional("keyPath", .text)),
        Field(\.type, .required("type", .type)),
        Field(\.function, .optional("valueFunction", .name)),
        Field(keys: [initial]) { entry, writer in
          let codec = Codec.value(of: entry.type, writer.types)
          Fields.optional(initial, codec).write(entry.initial, &writer)
        } read: { object, entry, reader throws(JSONError) in
          let codec = Codec.value(of: entry.type, reader.types)
          entry.initial = try Fields.optional(initial, codec).read(object, &reader)
        },
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
    if case .function(let function) = path.field { self.function = function }
    if path.isResolved, !path.isFunction { initial = path.root.initial }
  }
}

extension Codec<String> {
  fileprivate static var propertyID: Codec {
    Codec {
      $1.json.write($0)
    } read: { element, reader throws(JSONError) in
      let name = try element.text()
      guard reader.properties[name] == nil, PropertyCatalogue.code(of: name) == nil else {
        throw element.unfit("A second property has the id \(name.oneLine).", "Give it another id.")
      }
      reader.propertyID = name
      return name
    }
  }
}

extension Codec<any AnimatableValue.Type> {
  fileprivate static var type: Codec {
    Codec { type, writer in
      let name = writer.types.name(of: type)
      writer.json.write(name ?? "\(type)".oneLine)
      if name == nil { writer.reportUnregistered(type) }
    } read: { element, reader throws(JSONError) in
      let name = try element.text()
      if let type = reader.types.type(named: name) { return type }
      throw element.error(
        "J-6",
        "The type \(name.oneLine) of the property \(reader.propertyID.oneLine) is not registered.",
        "Register it with a ValueRegistry, and give that when the file is read.")
    }
  }
}
