// The members of an object: those of the fields of a type, of several values, or of an enum.

/// The members of an object that make a value.
struct Members<Value> {
  let keys: [String]
  /// Returns the members of a value; nil if they can't make it.
  let write: (Value, CompositionCoder) -> [JSONElement.Member]?
  let read: (JSONElement, CompositionCoder) throws(JSONError) -> Value
}

extension Members {
  /// The fields of a type, in the order in which they are written and read.
  init(_ start: Value, _ fields: [Field<Value>]) {
    self.init(keys: fields.flatMap(\.keys)) { value, coder in
      fields.flatMap { $0.write(value, coder) }
    } read: { object, coder throws(JSONError) in
      var value = start
      for field in fields { try field.read(object, &value, coder) }
      return value
    }
  }

  /// Several values that together make one.
  init<each Part>(
    _ parts: repeat (String, Codec<each Part>), make: @escaping (repeat each Part) -> Value,
    parts take: @escaping (Value) -> (repeat each Part)?
  ) {
    var keys: [String] = []
    repeat keys.append((each parts).0)
    self.init(keys: keys) { value, coder in
      guard let values = take(value) else { return nil }
      var members: [JSONElement.Member] = []
      repeat members.append(contentsOf: (each parts).1.members((each parts).0, each values, coder))
      return members
    } read: { object, coder throws(JSONError) in
      make(repeat try (each parts).1.value((each parts).0, of: object, coder))
    }
  }

  /// No members, for one value.
  init(_ value: Value) where Value: Equatable {
    self.init(make: { value }, parts: { $0 == value ? () : nil })
  }

  /// The cases of an enum: one key has the name of the case, the others its values.
  init(case key: String, _ cases: KeyValuePairs<String, Members>) {
    let names = Codec<Int>.name(of: Array(cases.indices)) { cases[$0].key }
    self.init(keys: [key] + cases.flatMap(\.value.keys)) { value, coder in
      cases.lazy.compactMap { name, members in
        members.write(value, coder).map { [(key, JSONElement(.text(name)))] + $0 }
      }.first
    } read: { object, coder throws(JSONError) in
      try cases[names.value(key, of: object, coder)].value.read(object, coder)
    }
  }
}

extension Codec {
  /// The codec of an object.
  static func object(_ members: Members<Value>) -> Codec {
    let keys = Set(members.keys)
    return Codec { value, coder in
      JSONElement(.object(members.write(value, coder) ?? []))
    } read: { element, coder throws(JSONError) in
      try coder.checkKeys(of: element, among: keys)
      return try members.read(element, coder)
    }
  }

  /// The codec of the fields of a type.
  static func object(_ start: Value, _ fields: [Field<Value>]) -> Codec {
    object(Members(start, fields))
  }
}
