// The values of records: fixed counts of numbers, or shaped values.

extension AnimationPool {
  /// Begins the values of a record.
  package mutating func beginValues(of record: inout AnimationRecord, at path: PropertyPath) {
    let isShaped = path.isShaped
    record.flags.set(.shaped, isShaped)
    record.values = Int32(isShaped ? shaped.count : numbers.count)
  }

  /// Appends one value, padded to the number of components of its path whatever a custom type
  /// returns.
  package mutating func append<Value: AnimatableValue>(
    _ value: Value, to record: inout AnimationRecord, at path: PropertyPath
  ) {
    if record.flags.contains(.shaped) {
      shaped.append(value.flat)
      return
    }
    let components = value.components
    numbers.append(contentsOf: components.prefix(path.count))
    if components.count < path.count {
      numbers += [Double](repeating: 0, count: path.count - components.count)
    }
    if components.count != path.count { record.flags.insert(.misfit) }
  }

  /// Stores flat values and returns their index.
  package mutating func store(_ values: [FlatValue], isShaped: Bool) -> Int32 {
    let first = isShaped ? shaped.count : numbers.count
    if isShaped {
      shaped.append(contentsOf: values)
    } else {
      for value in values { numbers.append(contentsOf: value.numbers) }
    }
    return Int32(first)
  }

  /// Prepends a start to the other ends of a record.
  package mutating func prepend(_ start: FlatValue, to record: inout AnimationRecord, count: Int) {
    let restCount = record.flags.intersection(.toBy).rawValue.nonzeroBitCount
    let old = Int(record.values)
    if record.flags.contains(.shaped) {
      record.values = store([start] + Array(shaped[old..<old + restCount]), isShaped: true)
    } else {
      record.values = Int32(numbers.count)
      for number in start.numbers { numbers.append(number) }
      // A slice would be a second owner, so the first append would copy all numbers.
      for index in old..<old + restCount * count { numbers.append(numbers[index]) }
    }
    record.flags.insert(.from)
  }

  /// Appends an end to a record that has only a start.
  package mutating func append(end: FlatValue, to record: inout AnimationRecord, count: Int) {
    let start = value(0, of: record, count: count)
    record.values = store([start, end], isShaped: record.flags.contains(.shaped))
    record.flags.insert(.to)
  }

  /// Returns a neutral value of addition with the shape of a record's first value; nil if there is
  /// none.
  package func nothing(like record: AnimationRecord) -> FlatValue? {
    guard valueCount(of: record) > 0 else { return nil }
    let first = value(0, of: record, count: 0)
    return first.adding(first, times: -1)
  }

  /// Returns a value of a record by index.
  @inline(never)
  package func value(_ index: Int, of record: AnimationRecord, count: Int) -> FlatValue {
    let first = Int(record.values)
    if record.flags.contains(.shaped) { return shaped[first + index] }
    return FlatValue(Array(numbers[first + index * count..<first + (index + 1) * count]))
  }

  /// Returns the values of a record in order.
  package func values(of record: AnimationRecord) -> [FlatValue] {
    let count = path(record.property).count
    return (0..<valueCount(of: record)).map { value($0, of: record, count: count) }
  }

  /// Returns the number of values of a record.
  package func valueCount(of record: AnimationRecord) -> Int {
    switch record.kind {
    case .basic, .spring: record.flags.intersection(.ends).rawValue.nonzeroBitCount
    case .keyframes:
      // Values hidden by a path are kept, so removing the path restores them.
      Int(table(record).valueCount)
    case .group: 0
    }
  }
}
