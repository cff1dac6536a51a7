// The fields of a type: each has its key, its part of a value, and its codec in one place.

import AnimaticCore

/// A field of a type, or several: where a key is missing, the value stays.
struct Field<Root> {
  let keys: [String]
  let write: (Root, CompositionCoder) -> [JSONElement.Member]
  let read: (JSONElement, inout Root, CompositionCoder) throws(JSONError) -> Void
}

extension Field {
  /// The fields of a part.
  init<Value>(_ path: WritableKeyPath<Root, Value>, _ members: Members<Value>) {
    self.init(keys: members.keys) { root, coder in
      members.write(root[keyPath: path], coder) ?? []
    } read: { object, root, coder throws(JSONError) in
      root[keyPath: path] = try members.read(object, coder)
    }
  }

  /// A field with a codec.
  init<Value>(_ path: WritableKeyPath<Root, Value>, _ key: String, _ codec: Codec<Value>) {
    self.init(keys: [key]) { root, coder in
      codec.members(key, root[keyPath: path], coder)
    } read: { object, root, coder throws(JSONError) in
      if codec.missing != nil, try object.value(key) == nil { return }
      root[keyPath: path] = try codec.value(key, of: object, coder)
    }
  }

  /// A field with a codec that depends on the fields before it.
  init<Value>(
    _ path: WritableKeyPath<Root, Value>, _ key: String,
    codec: @escaping (Root, CompositionCoder) -> Codec<Value>
  ) {
    self.init(keys: [key]) { root, coder in
      codec(root, coder).members(key, root[keyPath: path], coder)
    } read: { object, root, coder throws(JSONError) in
      root[keyPath: path] = try codec(root, coder).value(key, of: object, coder)
    }
  }

  /// Fields of some values only; other values ignore them, except for misspelled keys in them.
  init(if condition: @escaping (Root) -> Bool, _ fields: [Field]) {
    self.init(keys: fields.flatMap(\.keys)) { root, coder in
      condition(root) ? fields.flatMap { $0.write(root, coder) } : []
    } read: { object, root, coder throws(JSONError) in
      var ignored = root
      for field in fields {
        if condition(root) {
          try field.read(object, &root, coder)
        } else {
          try? field.read(object, &ignored, coder)
        }
      }
    }
  }
}
