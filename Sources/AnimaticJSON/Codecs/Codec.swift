// The JSON of a type: one description for reading and for writing.

import AnimaticCore

/// The JSON of a type.
struct Codec<Value> {
  typealias Write = (Value, inout CompositionWriter) -> Void
  typealias Read = (JSONElement, inout CompositionReader) throws(JSONError) -> Value

  let write: Write
  let read: Read
}

extension Codec {
  /// The codec of one JSON value.
  private init(
    _ write: @escaping (inout JSONWriter, Value) -> Void,
    _ read: @escaping (JSONElement) -> () throws(JSONError) -> Value
  ) {
    self.write = { write(&$1.json, $0) }
    self.read = { element, _ throws(JSONError) in try read(element)() }
  }

  /// The codec of an object.
  static func object(_ fields: Fields<Value>) -> Codec {
    let keys = Set(fields.keys)
    return Codec { value, writer in
      writer.json.open("{")
      fields.write(value, &writer)
      writer.json.close("}")
    } read: { element, reader throws(JSONError) in
      try reader.checkKeys(of: element, among: keys)
      return try fields.read(element, &reader)
    }
  }

  /// The codec of a type that this one represents.
  func map<New>(
    _ make: @escaping (Value) -> New, _ value: @escaping (New) -> Value
  ) -> Codec<New> {
    map(reading: { value, _, _ in make(value) }, writing: { new, _ in value(new) })
  }

  /// The codec of a type that this one represents in a file.
  func map<New>(
    reading make: @escaping (Value, JSONElement, inout CompositionReader) throws(JSONError) -> New,
    writing value: @escaping (New, inout CompositionWriter) -> Value
  ) -> Codec<New> {
    Codec<New> {
      write(value($0, &$1), &$1)
    } read: { element, reader throws(JSONError) in
      try make(read(element, &reader), element, &reader)
    }
  }

  /// The codec of an array.
  var list: Codec<[Value]> {
    Codec<[Value]> { values, writer in
      writer.json.open("[")
      for value in values { write(value, &writer) }
      writer.json.close("]")
    } read: { element, reader throws(JSONError) in
      var values: [Value] = []
      for part in try element.elements() { values.append(try read(part, &reader)) }
      return values
    }
  }

  /// The codec of values that are written as names.
  static func name(of values: [Value], _ name: @escaping (Value) -> String) -> Codec {
    Codec {
      $1.json.write(name($0))
    } read: { element, _ throws(JSONError) in
      let text = try element.text()
      if let value = values.first(where: { name($0) == text }) { return value }
      throw element.invalid(
        "\(text.oneLine.prefix(60)) is not known here.",
        "Write one of \(values.map(name).joined(separator: ", ")).")
    }
  }
}

extension Codec where Value: OptionSet, Value.Element == Value {
  /// The codec of a list of options by their names.
  static func names(of options: [Value], _ name: @escaping (Value) -> String) -> Codec {
    Codec.name(of: options, name).list.map(
      { Value($0) }, { all in options.filter { all.contains($0) } })
  }
}

extension Codec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  static var name: Codec { name(of: Array(Value.allCases), \.rawValue) }
}

extension Codec<Bool> {
  static var flag: Codec { Codec({ $0.write(json: "\($1)") }, JSONElement.flag) }
}

extension Codec<Double> {
  static var number: Codec { Codec({ $0.write($1) }, JSONElement.number) }
}

extension Codec<[Double]> {
  static var numbers: Codec { Codec<Double>.number.list }
}

extension Codec<FlatValue> {
  /// The codec of a value of numbers; a single one without an array.
  static func numbers(_ count: Int) -> Codec {
    Codec { value, writer in
      let numbers = value.numbers
      if numbers.count == 1 { return writer.json.write(numbers[0]) }
      Codec<[Double]>.numbers.write(numbers, &writer)
    } read: { element, reader throws(JSONError) in
      if count == 1 { return FlatValue([try element.number()]) }
      let numbers = try Codec<[Double]>.numbers.read(element, &reader)
      if numbers.count == count { return FlatValue(numbers) }
      throw element.invalid(
        "\(numbers.count) numbers stand where \(count) are expected.", "Write \(count) numbers.")
    }
  }
}

extension Codec where Value: BinaryInteger {
  static func integer(_ range: @escaping (inout CompositionReader) -> ClosedRange<Int>) -> Codec {
    Codec {
      $1.json.write(Int($0))
    } read: { element, reader throws(JSONError) in
      Value(try element.integer(in: range(&reader)))
    }
  }

  static func integer(in range: ClosedRange<Int>) -> Codec { integer { _ in range } }

  static var positive: Codec { integer(in: 1...Int(Int32.max)) }

  /// The codec of an index of a list of the file.
  static func index(
    of list: String, _ count: @escaping (inout CompositionReader) -> Int
  ) -> Codec {
    Codec(write: positive.write) { element, reader throws(JSONError) in
      let last = count(&reader) - 1
      if last >= 0 { return Value(try element.integer(in: 0...last)) }
      throw element.invalid("The list \(list) is empty.", "Add what is meant to it.")
    }
  }
}

extension Codec<String> {
  static var text: Codec { Codec({ $0.write($1) }, JSONElement.text) }
}

extension Codec<SourcePlace> {
  /// The codec of a source location, as file:line.
  static var place: Codec {
    Codec<String>.text.map { text, element, _ throws(JSONError) in
      guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
        let line = UInt32(text[text.index(after: colon)...])
      else { throw element.invalid("\(text.oneLine.prefix(60)) is no place.", "Write file:line.") }
      return SourcePlace(file: String(text[..<colon]), line: UInt(line))
    } writing: { place, _ in
      place.description
    }
  }
}
