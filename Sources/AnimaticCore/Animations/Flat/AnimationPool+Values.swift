// The values of records: fixed counts of numbers, or shaped values.

extension AnimationPool {
  /// Starts the values of a record.
  package mutating func beginValues(of record: inout AnimationRecord, at path: PropertyPath) {
    // At a path that names nothing the values are kept as they are, to be handed out again.
    let isShaped =
      path.root.kind == .shaped || !path.isResolved && path.valueType.componentCount == 0
    record.flags.set(.shaped, isShaped)
    record.values = Int32(isShaped ? shaped.count : numbers.count)
  }

  /// Stores one value: exactly as many numbers as its path holds, whatever a user's type gives.
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
      numbers.append(contentsOf: repeatElement(0, count: path.count - components.count))
    }
    if components.count != path.count { record.flags.insert(.misfit) }
  }

  /// Stores values that are flat already, one after the other, and gives their place.
  package mutating func store(_ values: [FlatValue], isShaped: Bool) -> Int32 {
    let first = isShaped ? shaped.count : numbers.count
    if isShaped {
      shaped.append(contentsOf: values)
    } else {
      for value in values { numbers.append(contentsOf: value.numbers) }
    }
    return Int32(first)
  }

  /// Puts a start in front of the other ends of a record.
  package mutating func prepend(_ start: FlatValue, to record: inout AnimationRecord, count: Int) {
    let rest = (0..<record.flags.intersection(.toBy).rawValue.nonzeroBitCount).map {
      value($0, of: record, count: count)
    }
    record.values = store([start] + rest, isShaped: record.flags.contains(.shaped))
    record.flags.insert(.from)
  }

  /// Gives a record that says only where it starts the value where it ends.
  package mutating func append(end: FlatValue, to record: inout AnimationRecord, count: Int) {
    let start = value(0, of: record, count: count)
    record.values = store([start, end], isShaped: record.flags.contains(.shaped))
    record.flags.insert(.to)
  }

  /// A value that adds nothing, of the make of a record's first; nil where it has none.
  package func nothing(like record: AnimationRecord) -> FlatValue? {
    guard valueCount(of: record) > 0 else { return nil }
    let first = value(0, of: record, count: 0)
    return first.adding(first, times: -1)
  }

  /// One value of a record, by its place among them.
  package func value(_ index: Int, of record: AnimationRecord, count: Int) -> FlatValue {
    let first = Int(record.values)
    if record.flags.contains(.shaped) { return shaped[first + index] }
    return FlatValue(Array(numbers[first + index * count..<first + (index + 1) * count]))
  }

  /// How many values a record has.
  package func valueCount(of record: AnimationRecord) -> Int {
    switch record.kind {
    case .basic, .spring: record.flags.intersection(.ends).rawValue.nonzeroBitCount
    case .keyframes:
      // What a path hides is kept, so that taking the path away shows it again.
      Int(table(record).valueCount)
    case .group: 0
    }
  }
}
