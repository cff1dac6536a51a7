// One verb with numbers for its ends and a named curve, on its own: it needs no pool.

import AnimaticCore

/// One verb as it was written: what most statements of a builder are.
///
/// It is small, because it is handed on by value from word to word.
struct PlainVerb {
  private var numbers = (0.0, 0.0, 0.0, 0.0)
  /// Seconds of one pass.
  private let duration: Double
  private let file: String
  private let property: Int32
  private let line: Int32
  private let hasDuration: Bool
  private var ends: UInt8 = 0
  private var count: UInt8 = 0
  /// The code of the easing; -1 for none.
  var easing: Int32 = -1

  init(_ property: Int32, _ options: borrowing VerbOptions) {
    self.property = property
    duration = options.duration ?? Animate.defaultDuration
    hasDuration = options.duration != nil
    file = options.file
    line = Int32(truncatingIfNeeded: options.line)
  }

  /// Adds a number to its values; there is room for four.
  mutating func append(_ number: Double) {
    switch count {
    case 0: numbers.0 = number
    case 1: numbers.1 = number
    case 2: numbers.2 = number
    default: numbers.3 = number
    }
    count += 1
  }

  mutating func insert(_ flag: AnimationRecord.Flags) {
    ends |= UInt8(truncatingIfNeeded: flag.rawValue)
  }

  /// Writes it down as a node, its values and its file in a pool.
  func node(layer: Int32, in pool: inout AnimationPool) -> CompositionNode {
    var record = AnimationRecord(
      .basic, duration: duration, property: property,
      flags: AnimationRecord.Flags(rawValue: UInt32(ends)))
    record.values = Int32(pool.numbers.count)
    record.easing = easing
    withUnsafeBytes(of: numbers) { bytes in
      pool.numbers.append(contentsOf: bytes.bindMemory(to: Double.self).prefix(Int(count)))
    }
    pool.mark(&record, file: file, line: UInt(UInt32(bitPattern: line)))
    var node = CompositionNode(.leaf, record, layer: layer)
    node.hasDuration = hasDuration
    return node
  }
}
