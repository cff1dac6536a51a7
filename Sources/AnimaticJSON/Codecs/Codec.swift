// The JSON of a type: one description for reading and for writing.

import AnimaticCore

/// The JSON of a type.
struct Codec<Value> {
  let write: (Value, CompositionCoder) -> JSONElement
  let read: (JSONElement, CompositionCoder) throws(JSONError) -> Value
  /// The value of a missing key; nil if the key is required.
  var missing: Value?
  /// Whether the key of a value is left out.
  var isLeftOut: (Value) -> Bool = { _ in false }

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

extension Codec {
  /// Appends the member of an object with a value, unless it is left out.
  func write(
    _ value: Value, _ key: String, to members: inout [JSONElement.Member],
    _ coder: CompositionCoder
  ) {
    if !isLeftOut(value) { members.append((key, write(value, coder))) }
  }

  /// Returns the value of a key of an object.
  func value(
    _ key: String, of object: JSONElement, _ coder: CompositionCoder
  ) throws(JSONError) -> Value {
    if let element = try object.value(key) { return try read(element, coder) }
    if let missing { return missing }
    throw object.missing(key)
  }

  /// The codec of a key that is left out for nil.
  var optional: Codec<Value?> {
    Codec<Value?>(
      write: { value, coder in value.map { write($0, coder) } ?? .null }, read: read,
      missing: .some(nil), isLeftOut: { $0 == nil })
  }

  /// The codec of a key that is left out for its usual value.
  func usual(_ usual: Value, if isLeftOut: @escaping (Value) -> Bool) -> Codec {
    Codec(write: write, read: read, missing: usual, isLeftOut: isLeftOut)
  }

  /// The codec of a key that is left out for its usual value, unless it is always written.
  func usual(_ usual: Value, isWritten: Bool = false) -> Codec where Value: Equatable {
    // A negative zero is not the usual one.
    self.usual(usual) { $0 == usual && ($0 as? Double)?.sign != .minus && !isWritten }
  }

  // MARK: Derived codecs

  /// The codec of a type that this one represents.
  func map<New>(
    _ make: @escaping (Value) -> New, _ value: @escaping (New) -> Value
  ) -> Codec<New> { map(reading: { new, _ in make(new) }, writing: { new, _ in value(new) }) }

  /// The codec of a type that this one represents in a file.
  ///
  /// - Parameters:
  ///   - make: Returns the new value; nil if there is none.
  ///   - value: Returns the value that represents a new one.
  ///   - remedy: The remedy of a value without a new one.
  ///   - message: Returns the message about such a value.
  func map<New>(
    reading make: @escaping (Value, CompositionCoder) -> New?,
    writing value: @escaping (New, CompositionCoder) -> Value,
    remedy: @escaping @autoclosure () -> String = "",
    else message: @escaping (Value) -> String = { _ in "" }
  ) -> Codec<New> {
    Codec<New> {
      write(value($0, $1), $1)
    } read: { element, coder throws(JSONError) in
      let value = try read(element, coder)
      if let new = make(value, coder) { return new }
      throw element.invalid(message(value), remedy())
    }
  }

  /// The codec of an array.
  var list: Codec<[Value]> {
    Codec<[Value]> { values, coder in
      .array(values.lazy.map { write($0, coder) })
    } read: { element, coder throws(JSONError) in
      try element.elements().map { part throws(JSONError) in try read(part, coder) }
    }
  }

  // MARK: Values

  /// The codec of one JSON value.
  private init(
    _ content: @escaping (Value) -> JSONElement.Content,
    _ value: @escaping (JSONElement) -> () throws(JSONError) -> Value
  ) {
    write = { value, _ in JSONElement(content(value)) }
    read = { element, _ throws(JSONError) in try value(element)() }
  }

  static var flag: Codec<Bool> { .init({ .literal("\($0)") }, JSONElement.flag) }
  static var number: Codec<Double> { .init(JSONElement.Content.number, JSONElement.number) }
  static var numbers: Codec<[Double]> { number.list }
  static var text: Codec<String> { .init({ .text($0) }, JSONElement.text) }

  /// The codec of values that are written as names.
  static func name(of values: [Value], _ name: @escaping (Value) -> String) -> Codec {
    text.map(
      reading: { text, _ in values.first { name($0) == text } },
      writing: { value, _ in name(value) },
      remedy: "Write one of \(values.map(name).joined(separator: ", ")).",
      else: { "\($0.oneLine.prefix(60)) is not known here." })
  }

  /// The codec of a source location, as file:line.
  static var place: Codec<SourcePlace> {
    text.map(
      reading: { text, _ in
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
          let line = UInt32(text[text.index(after: colon)...])
        else { return nil }
        return SourcePlace(file: String(text[..<colon]), line: UInt(line))
      }, writing: { place, _ in place.description }, remedy: "Write file:line.",
      else: { "\($0.oneLine.prefix(60)) is no place." })
  }

  /// The codec of a value of numbers; a single one without an array.
  static func numbers(_ count: Int) -> Codec<FlatValue> {
    let (number, numbers) = (number, numbers)
    return Codec<FlatValue> { value, coder in
      let all = value.numbers
      return all.count == 1 ? number.write(all[0], coder) : numbers.write(all, coder)
    } read: { element, coder throws(JSONError) in
      let all = try count == 1 ? [element.number()] : numbers.read(element, coder)
      if all.count == count { return FlatValue(all) }
      throw element.invalid(
        "\(all.count) numbers stand where \(count) are expected.", "Write \(count) numbers.")
    }
  }
}

extension Codec where Value: BinaryInteger {
  static func integer(_ range: @escaping (CompositionCoder) -> ClosedRange<Int>) -> Codec {
    Codec { value, _ in
      JSONElement(.literal("\(value)"))
    } read: { element, coder throws(JSONError) in
      let range = range(coder)
      let source = try element.numeral()
      if let number = Int(source), range.contains(number) { return Value(number) }
      throw element.invalid(
        "\(source.prefix(40)) is no whole number within \(range.lowerBound)…\(range.upperBound).",
        "Write one that is.")
    }
  }

  static func integer(in range: ClosedRange<Int>) -> Codec { integer { _ in range } }

  static var positive: Codec { integer(in: 1...Int(Int32.max)) }

  /// The codec of an index of a list of the file.
  static func index(of list: String, _ count: @escaping (CompositionCoder) -> Int) -> Codec {
    Codec(write: positive.write) { element, coder throws(JSONError) in
      let last = count(coder) - 1
      if last >= 0 { return try integer(in: 0...last).read(element, coder) }
      throw element.invalid("The list \(list) is empty.", "Add what is meant to it.")
    }
  }
}

extension Codec where Value: OptionSet, Value.Element == Value {
  /// The codec of a list of options by their names.
  static func names(_ all: KeyValuePairs<String, Value>) -> Codec {
    let name = Codec.name(of: all.map(\.value)) { option in
      all.first { $0.value == option }?.key ?? ""
    }
    return name.list.map({ Value($0) }, { set in all.map(\.value).filter(set.contains) })
  }
}

extension Codec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var name: Codec { name(of: Array(Value.allCases), \.rawValue) }
}

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
