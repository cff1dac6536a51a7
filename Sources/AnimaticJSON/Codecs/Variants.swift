// Enums as fields: one key names the case, the others are its values.

/// A case of an enum: its name, and the fields of its values.
struct Variant<Value> {
  let name: String
  let keys: [String]
  let matches: (Value) -> Bool
  let write: Codec<Value>.Write
  let read: Codec<Value>.Read

  init<each Part>(
    _ name: String, _ parts: repeat Fields<each Part>,
    make: @escaping (repeat each Part) -> Value, take: @escaping (Value) -> (repeat each Part)?
  ) {
    self.name = name
    var keys: [String] = []
    repeat keys.append(contentsOf: (each parts).keys)
    self.keys = keys
    matches = { take($0) != nil }
    write = { value, writer in
      guard let values = take(value) else { return }
      repeat (each parts).write(each values, &writer)
    }
    read = { object, reader throws(JSONError) in
      make(repeat try (each parts).read(object, &reader))
    }
  }

  /// A case without values.
  init(_ name: String, _ value: Value) where Value: Equatable {
    self.init(name, make: { value }, take: { $0 == value ? () : nil })
  }
}

/// The cases of an enum, by the key that names the case.
struct Variants<Value> {
  let key: String
  let name: Codec<Variant<Value>>
  let fields: Fields<Value>

  init(_ key: String, _ all: [Variant<Value>]) {
    let name = Codec.name(of: all, \.name)
    self.key = key
    self.name = name
    fields = Fields(keys: [key] + all.flatMap(\.keys)) { value, writer in
      for variant in all where variant.matches(value) {
        writer.json.key(key)
        name.write(variant, &writer)
        variant.write(value, &writer)
      }
    } read: { object, reader throws(JSONError) in
      try name.read(object.required(key), &reader).read(object, &reader)
    }
  }
}
