// A verb with numeric ends and a named curve, independent of a pool.

import AnimaticCore

/// A plain verb: most statements of a builder.
///
/// It is small and without references, because it is passed by value; its file is stored beside it.
struct PlainVerb {
  /// Its values, in order; up to four numbers.
  private(set) var numbers = (0.0, 0.0, 0.0, 0.0)
  /// Seconds of one iteration.
  let duration: Double
  let property: Int32
  let line: UInt32
  /// The code of the easing; -1 for none.
  let easing: Int32
  let hasDuration: Bool
  /// The explicit ones of its ends.
  private(set) var ends: AnimationRecord.Flags = []
  /// The number of its values' numbers.
  private(set) var numberCount = 0

  init(_ property: Int32, _ options: borrowing VerbOptions) {
    self.property = property
    duration = options.duration ?? VerbOptions.defaultDuration
    hasDuration = options.duration != nil
    easing = options.easing
    line = UInt32(clamping: options.line)
  }

  /// Whether every number is finite: a nonfinite number times 0 is NaN.
  var isUsable: Bool { numbers.0 * 0 + numbers.1 * 0 + (numbers.2 * 0 + numbers.3 * 0) == 0 }

  mutating func write(_ value: (some PlainValue)?, _ end: AnimationRecord.Flags) {
    guard let value else { return }
    ends.insert(end)
    value.append(to: &self)
  }

  fileprivate mutating func append(_ number: Double) {
    switch numberCount {
    case 0: numbers.0 = number
    case 1: numbers.1 = number
    case 2: numbers.2 = number
    default: numbers.3 = number
    }
    numberCount += 1
  }

  /// Makes a node whose values are the next numbers of a pool.
  func node(layer: Int32, file: String, in pool: inout AnimationPool) -> CompositionNode {
    var record = AnimationRecord(.basic, duration: duration, property: property, flags: ends)
    record.values = Int32(pool.numbers.count)
    record.easing = easing
    pool.mark(&record, file: file, line: UInt(line))
    return CompositionNode(.leaf, record, layer: layer, hasDuration: hasDuration)
  }

  /// Appends its values to the numbers of a pool.
  func write(to pool: inout AnimationPool) {
    if numberCount > 0 { pool.numbers.append(numbers.0) }
    if numberCount > 1 { pool.numbers.append(numbers.1) }
    if numberCount > 2 { pool.numbers.append(numbers.2) }
    if numberCount > 3 { pool.numbers.append(numbers.3) }
  }
}

/// A value that a plain verb can store: one number or two.
protocol PlainValue: AnimatableValue {
  func append(to verb: inout PlainVerb)
}

extension Double: PlainValue {
  func append(to verb: inout PlainVerb) { verb.append(self) }
}

extension CGPoint: PlainValue {
  func append(to verb: inout PlainVerb) {
    verb.append(Double(x))
    verb.append(Double(y))
  }
}
