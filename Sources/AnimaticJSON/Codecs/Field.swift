// The fields of a type: each has its key, its part of a value, and its codec in one place.

import AnimaticCore

/// A field of a type.
///
/// Where its key is missing, the value stays. A type of several cases is one field with the keys of
/// all.
struct Field<Root> {
  let keys: [String]
  /// Whether it is read even if its keys are missing.
  var isRequired = false
  /// Whether a value has it; other values ignore it, except for misspelled keys in it.
  var condition: (Root) -> Bool = { _ in true }
  /// Appends the members of a value; false if the field is of another case.
  let write: (inout Root, CompositionCoder, inout [JSONElement.Member]) -> Bool
  let read: (JSONElement, inout Root, CompositionCoder) throws(JSONError) -> Void
}

extension Field {
  /// A field with a codec.
  ///
  /// Key paths instead of closures would take most of the time.
  init<Value>(
    _ key: String, _ codec: Codec<Value>,
    _ part: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.init(keys: [key], isRequired: codec.missing == nil) { root, coder, members in
      part(&root) { codec.write($0, key, to: &members, coder) }
      return true
    } read: { object, root, coder throws(JSONError) in
      let value = try codec.value(key, of: object, coder)
      part(&root) { $0 = value }
    }
  }

  /// Several values that together make one.
  init<each Part>(
    _ parts: repeat (String, Codec<each Part>), make: @escaping (repeat each Part) -> Root,
    parts take: @escaping (Root) -> (repeat each Part)?
  ) {
    var keys: [String] = []
    repeat keys.append((each parts).0)
    self.init(keys: keys, isRequired: true) { root, coder, members in
      guard let values = take(root) else { return false }
      repeat (each parts).1.write(each values, (each parts).0, to: &members, coder)
      return true
    } read: { object, root, coder throws(JSONError) in
      root = make(repeat try (each parts).1.value((each parts).0, of: object, coder))
    }
  }

  /// No key, for one value.
  init(_ value: Root) where Root: Equatable {
    self.init(make: { value }, parts: { $0 == value ? () : nil })
  }

  /// The cases of an enum: one key has the name of the case, the others its values.
  init(case key: String, _ cases: KeyValuePairs<String, Field>) {
    let name = Codec<Int>.name(of: Array(cases.indices)) { cases[$0].key }
    let keys = [key] + cases.flatMap(\.value.keys)
    self.init(keys: keys, isRequired: true) { root, coder, members in
      let start = members.count
      let index = cases.firstIndex { $0.value.write(&root, coder, &members) }
      if let index { members.insert((key, name.write(index, coder)), at: start) }
      return index != nil
    } read: { object, root, coder throws(JSONError) in
      try cases[name.value(key, of: object, coder)].value.read(object, &root, coder)
    }
  }

  /// The field of some values only.
  func only(if condition: @escaping (Root) -> Bool) -> Field {
    var field = self
    field.condition = condition
    return field
  }
}

extension Codec {
  /// The codec of an object whose fields together make a value.
  static func object<each Part>(
    _ parts: repeat (String, Codec<each Part>), make: @escaping (repeat each Part) -> Value,
    parts take: @escaping (Value) -> (repeat each Part)
  ) -> Codec {
    Codec<Value?>.object(nil, [Field(repeat each parts, make: make) { $0.map(take) }])
      .map(reading: { value, _ in value }, writing: { value, _ in value })
  }

  /// The codec of an object with fields, of at most 64 keys, in the order in which they are written
  /// and read.
  static func object(_ start: Value, _ fields: [Field<Value>]) -> Codec {
    let keys = Dictionary(
      zip(fields.flatMap(\.keys), 0...), uniquingKeysWith: { first, _ in first })
    let masks = fields.map { $0.keys.reduce(0 as UInt64) { $0 | 1 << (keys[$1] ?? 0) } }
    return Codec { value, coder in
      var value = value
      var members: [JSONElement.Member] = []
      members.reserveCapacity(8)
      for index in fields.indices where fields[index].condition(value) {
        _ = fields[index].write(&value, coder, &members)
      }
      return JSONElement(.container(members, isObject: true))
    } read: { element, coder throws(JSONError) in
      let found = try coder.checkKeys(of: element, among: keys)
      var value = start
      for index in fields.indices where found & masks[index] != 0 || fields[index].isRequired {
        if fields[index].condition(value) {
          try fields[index].read(element, &value, coder)
        } else if found & masks[index] != 0 {
          var ignored = value
          try? fields[index].read(element, &ignored, coder)
        }
      }
      return value
    }
  }
}
