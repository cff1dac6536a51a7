// The fields of an object: each has its key, its codec, and the value of a missing key in one place.

/// The known keys of an object, each with those of its value, which is unchecked if it has none.
struct FileKeys {
  /// Nil if any key is valid; closures, because an easing can contain an easing.
  private(set) var values: [String: () -> FileKeys?]?

  /// The keys of an object that may have any.
  static var any: FileKeys { FileKeys(values: nil) }

  private init(values: [String: () -> FileKeys?]?) { self.values = values }

  init(_ key: String, _ keys: @escaping @autoclosure () -> FileKeys?) {
    values = [key: keys]
  }

  init(_ parts: [FileKeys]) {
    values = parts.reduce(into: [:]) { $0.merge($1.values ?? [:]) { first, _ in first } }
  }
}

/// One or more fields of an object, as one value.
struct Fields<Value> {
  let keys: FileKeys
  let write: Codec<Value>.Write
  let read: Codec<Value>.Read
}

extension Fields {
  /// A field that is always written and required.
  static func required(_ key: String, _ codec: Codec<Value>) -> Fields {
    Fields(keys: FileKeys(key, codec.keys)) { value, writer in
      writer.json.key(key)
      codec.write(value, &writer)
    } read: { object, reader throws(CompositionFileError) in
      try codec.read(object.required(key), &reader)
    }
  }

  /// A field that is left out for its usual value.
  static func usual(
    _ key: String, _ codec: Codec<Value>, _ usual: Value, isWritten: Bool = false
  ) -> Fields where Value: Equatable {
    let field = required(key, codec)
    return Fields(keys: field.keys) { value, writer in
      // A negative zero is not the usual one.
      let isSame = value == usual && (value as? Double)?.sign != .minus
      if !isSame || isWritten { field.write(value, &writer) }
    } read: { object, reader throws(CompositionFileError) in
      guard let element = try object.value(key) else { return usual }
      return try codec.read(element, &reader)
    }
  }

  /// A field that is left out for nil.
  static func optional<Wrapped>(
    _ key: String, _ codec: Codec<Wrapped>
  ) -> Fields where Value == Wrapped? {
    let field = Fields<Wrapped>.required(key, codec)
    return Fields(keys: field.keys) { value, writer in
      if let value { field.write(value, &writer) }
    } read: { object, reader throws(CompositionFileError) in
      guard let element = try object.value(key) else { return nil }
      return try codec.read(element, &reader)
    }
  }

  /// Fields that together make a value.
  init<each Part>(
    _ parts: repeat Fields<each Part>, make: @escaping (repeat each Part) -> Value,
    take: @escaping (Value) -> (repeat each Part)
  ) {
    var keys: [FileKeys] = []
    repeat keys.append((each parts).keys)
    self.init(keys: FileKeys(keys)) { value, writer in
      let values = take(value)
      repeat (each parts).write(each values, &writer)
    } read: { object, reader throws(CompositionFileError) in
      make(repeat try (each parts).read(object, &reader))
    }
  }
}

/// A field of a type: it is read into a value that has its usual values so far.
struct Field<Root> {
  let keys: FileKeys
  let write: (Root, inout CompositionWriter) -> Void
  let read: (JSONElement, inout Root, inout CompositionReader) throws(CompositionFileError) -> Void
}

extension Field {
  init<Value>(_ path: WritableKeyPath<Root, Value>, _ fields: Fields<Value>) {
    self.init(keys: fields.keys) {
      fields.write($0[keyPath: path], &$1)
    } read: { object, root, reader throws(CompositionFileError) in
      root[keyPath: path] = try fields.read(object, &reader)
    }
  }

  /// Fields of some values only.
  init(if condition: @escaping (Root) -> Bool, _ fields: [Field]) {
    self.init(keys: FileKeys(fields.map(\.keys))) { root, writer in
      if condition(root) { for field in fields { field.write(root, &writer) } }
    } read: { object, root, reader throws(CompositionFileError) in
      guard condition(root) else { return }
      for field in fields { try field.read(object, &root, &reader) }
    }
  }
}

extension Fields {
  /// The fields of a type, in order.
  init(_ start: @autoclosure @escaping () -> Value, _ fields: [Field<Value>]) {
    self.init(keys: FileKeys(fields.map(\.keys))) { value, writer in
      for field in fields { field.write(value, &writer) }
    } read: { object, reader throws(CompositionFileError) in
      var value = start()
      for field in fields { try field.read(object, &value, &reader) }
      return value
    }
  }
}
