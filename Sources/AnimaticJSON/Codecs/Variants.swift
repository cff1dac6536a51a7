// Enums as fields: one key names the case, the others are its values.

/// A case of an enum: its name, and the fields of its values.
struct Variant<Value> {
  let name: String
  let fields: Fields<Value>
  let matches: (Value) -> Bool

  init<each Part>(
    _ name: String, _ parts: repeat Fields<each Part>,
    make: @escaping (repeat each Part) -> Value, take: @escaping (Value) -> (repeat each Part)?
  ) {
    self.name = name
    fields = Fields(repeat each parts, make: make, take: take)
    matches = { take($0) != nil }
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
    fields = Fields(keys: [key] + all.flatMap(\.fields.keys)) { value, writer in
      guard let variant = all.first(where: { $0.matches(value) }) else { return }
      writer.write(key, variant, name)
      variant.fields.write(value, &writer)
    } read: { object, reader throws(JSONError) in
      try name.read(object.required(key), &reader).fields.read(object, &reader)
    }
  }
}
