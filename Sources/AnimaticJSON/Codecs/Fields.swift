// The fields of an object: each has its key, its codec, and the value of a missing key in one place.

import Animatic
import AnimaticCore

/// One or more fields of an object, as one value.
struct Fields<Value> {
  /// The known keys of the object.
  let keys: [String]
  let write: Codec<Value>.Write
  let read: Codec<Value>.Read
}

extension Fields {
  /// A field that is always written and required.
  static func required(_ key: String, _ codec: Codec<Value>) -> Fields {
    Fields(keys: [key]) { value, writer in
      writer.write(key, value, codec)
    } read: { object, reader throws(JSONError) in
      try codec.read(object.required(key), &reader)
    }
  }

  /// A field that is left out for its usual value.
  static func usual(
    _ key: String, _ codec: Codec<Value>, _ usual: Value, isWritten: Bool = false
  ) -> Fields where Value: Equatable {
    let field = Fields<Value?>.optional(key, codec)
    return Fields(keys: [key]) { value, writer in
      // A negative zero is not the usual one.
      let isSame = value == usual && (value as? Double)?.sign != .minus
      field.write(isSame && !isWritten ? nil : value, &writer)
    } read: { object, reader throws(JSONError) in
      try field.read(object, &reader) ?? usual
    }
  }

  /// A field that is left out for nil.
  static func optional<Wrapped>(
    _ key: String, _ codec: Codec<Wrapped>
  ) -> Fields where Value == Wrapped? {
    Fields(keys: [key]) { value, writer in
      if let value { writer.write(key, value, codec) }
    } read: { object, reader throws(JSONError) in
      guard let element = try object.value(key) else { return nil }
      return try codec.read(element, &reader)
    }
  }

  /// Fields that together make a value; none is written where `take` returns nil.
  init<each Part>(
    _ parts: repeat Fields<each Part>, make: @escaping (repeat each Part) -> Value,
    take: @escaping (Value) -> (repeat each Part)?
  ) {
    var keys: [String] = []
    repeat keys.append(contentsOf: (each parts).keys)
    self.init(keys: keys) { value, writer in
      guard let values = take(value) else { return }
      repeat (each parts).write(each values, &writer)
    } read: { object, reader throws(JSONError) in
      make(repeat try (each parts).read(object, &reader))
    }
  }

  /// The fields of a type, in order.
  init(_ start: @autoclosure @escaping () -> Value, _ fields: [Field<Value>]) {
    self.init(keys: fields.flatMap(\.keys)) { value, writer in
      for field in fields { field.write(value, &writer) }
    } read: { object, reader throws(JSONError) in
      var value = start()
      for field in fields { try field.read(object, &value, &reader) }
      return value
    }
  }
}

/// A field of a type: it is read into a value that has its usual values so far.
struct Field<Root> {
  let keys: [String]
  let write: (Root, inout CompositionWriter) -> Void
  let read: (JSONElement, inout Root, inout CompositionReader) throws(JSONError) -> Void
}

extension Field {
  init<Value>(_ path: WritableKeyPath<Root, Value>, _ fields: Fields<Value>) {
    self.init(keys: fields.keys) {
      fields.write($0[keyPath: path], &$1)
    } read: { object, root, reader throws(JSONError) in
      root[keyPath: path] = try fields.read(object, &reader)
    }
  }

  /// A field with a codec that depends on the fields before it.
  init<Value>(
    _ path: WritableKeyPath<Root, Value?>, _ key: String, isRequired: Bool = false,
    codec: @escaping (Root, AnimationPool, ValueRegistry) -> Codec<Value>
  ) {
    self.init(keys: [key]) { root, writer in
      guard let value = root[keyPath: path] else { return }
      writer.write(key, value, codec(root, writer.body.pool, writer.types))
    } read: { object, root, reader throws(JSONError) in
      let element = isRequired ? try object.required(key) : try object.value(key)
      guard let element else { return }
      root[keyPath: path] = try codec(root, reader.body.pool, reader.types).read(element, &reader)
    }
  }

  /// Fields of some values only; other values ignore them, except for misspelled keys in them.
  init(if condition: @escaping (Root) -> Bool, _ fields: [Field]) {
    self.init(keys: fields.flatMap(\.keys)) { root, writer in
      if condition(root) { for field in fields { field.write(root, &writer) } }
    } read: { object, root, reader throws(JSONError) in
      if condition(root) {
        for field in fields { try field.read(object, &root, &reader) }
        return
      }
      let written = fields.filter { $0.keys.contains { (try? object.value($0)) != nil } }
      if written.isEmpty { return }
      var ignored = root
      for field in written { try? field.read(object, &ignored, &reader) }
    }
  }
}
