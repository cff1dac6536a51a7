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
    self.init(keys: fields.flatMap(\.keys)) { value, writer in
      fields.flatMap { $0.write(value, writer) }
    } read: { object, reader throws(JSONError) in
      var value = start
      for field in fields { try field.read(object, &value, reader) }
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
    self.init(keys: keys) { value, writer in
      guard let values = take(value) else { return nil }
      var members: [JSONElement.Member] = []
      repeat members.append(contentsOf: (each parts).1.members((each parts).0, each values, writer))
      return members
    } read: { object, reader throws(JSONError) in
      make(repeat try (each parts).1.value((each parts).0, of: object, reader))
    }
  }

  /// No members, for one value.
  init(_ value: Value) where Value: Equatable {
    self.init(make: { value }, parts: { $0 == value ? () : nil })
  }

  /// The cases of an enum: one key has the name of the case, the others its values.
  init(case key: String, _ cases: KeyValuePairs<String, Members>) {
    let names = Codec<Int>.name(of: Array(cases.indices)) { cases[$0].key }
    self.init(keys: [key] + cases.flatMap(\.value.keys)) { value, writer in
      cases.lazy.compactMap { name, members in
        members.write(value, writer).map { [(key, JSONElement(.text(name)))] + $0 }
      }.first
    } read: { object, reader throws(JSONError) in
      try cases[names.value(key, of: object, reader)].value.read(object, reader)
    }
  }
}

extension Codec {
  /// The codec of an object.
  static func object(_ members: Members<Value>) -> Codec {
    let keys = Set(members.keys)
    return Codec { value, writer in
      JSONElement(.object(members.write(value, writer) ?? []))
    } read: { element, reader throws(JSONError) in
      try reader.checkKeys(of: element, among: keys)
      return try members.read(element, reader)
    }
  }

  /// The codec of the fields of a type.
  static func object(_ start: Value, _ fields: [Field<Value>]) -> Codec {
    object(Members(start, fields))
  }
}
