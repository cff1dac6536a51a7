// A plain verb in 32 bytes: nearly all of a long chain.

import AnimaticCore

/// A packed verb from one number to another with a named curve.
///
/// It contains its numbers and needs no pool, so rows move between compositions without being
/// inspected.
struct PackedVerb {
  let from: Double
  /// The final value, or the difference.
  let end: Double
  /// Seconds of one iteration; more than 0.
  let duration: Double
  private let lineBits: UInt32
  private let propertyBits: UInt16
  /// The number of lines to the following then operator.
  private var thenDistance: UInt8 = 0
  private var traits: UInt8

  /// The bits of the traits; those before them are the easing.
  private static let isBy: UInt8 = 1 << 5
  private static let hasDuration: UInt8 = 1 << 6
  private static let hasThen: UInt8 = 1 << 7

  /// Packs a verb; nil for one with rare attributes, or an unusable one.
  ///
  /// - Parameters:
  ///   - property: The code of the property.
  ///   - from: The start value.
  ///   - end: The final value, or the difference.
  ///   - isBy: Whether `end` is a difference.
  ///   - options: An unnamed easing or a position can't be packed.
  @inline(__always)
  init?(_ property: Int32, from: Double, end: Double, isBy: Bool, _ options: VerbOptions) {
    let duration = options.duration ?? VerbOptions.defaultDuration
    // A nonfinite number times 0 is NaN.
    guard from * 0 + end * 0 + duration * 0 == 0, duration > 0, options.rarities == nil,
      UInt32(bitPattern: property) <= UInt32(UInt16.max), options.line <= UInt(Int32.max)
    else { return nil }
    self.from = from
    self.end = end
    self.duration = duration
    lineBits = UInt32(truncatingIfNeeded: options.line)
    propertyBits = UInt16(truncatingIfNeeded: property)
    traits =
      UInt8(truncatingIfNeeded: options.easing + 1) | (isBy ? Self.isBy : 0)
      | (options.duration == nil ? 0 : Self.hasDuration)
  }

  var property: Int32 { Int32(propertyBits) }
  /// The code of the easing; -1 for none.
  var easing: Int32 { Int32(traits & (Self.isBy - 1)) - 1 }
  var line: Int32 { Int32(bitPattern: lineBits) }
  var hasDuration: Bool { traits & Self.hasDuration != 0 }
  /// Whether a then operator directly follows.
  var hasThen: Bool { traits & Self.hasThen != 0 }
  var ends: AnimationRecord.Flags { traits & Self.isBy != 0 ? .fromBy : .fromTo }

  /// Whether it can store a then operator: it has none yet, and the line is close enough.
  @inline(__always)
  func takesThen(line: UInt) -> Bool {
    !hasThen && line &- UInt(lineBits) <= UInt(UInt8.max)
  }

  /// Stores a following then operator.
  @inline(__always)
  mutating func sayThen(line: UInt) {
    thenDistance = UInt8(truncatingIfNeeded: line &- UInt(lineBits))
    traits |= Self.hasThen
  }

  /// Its record, for a pool that has its numbers at an index.
  @inline(__always)
  func record(values: Int32, file: Int16) -> AnimationRecord {
    var record = AnimationRecord(.basic, duration: duration, property: property, flags: ends)
    record.values = values
    record.easing = easing
    record.file = file
    record.line = line
    return record
  }

  /// Makes a node, with its numbers in a pool.
  func node(layer: Int32, file: Int16, in pool: inout AnimationPool) -> CompositionNode {
    let record = record(values: Int32(pool.numbers.count), file: file)
    pool.numbers.append(from)
    pool.numbers.append(end)
    var node = CompositionNode(.leaf, record, layer: layer)
    node.hasDuration = hasDuration
    node.hasThen = hasThen
    // Truncated like other lines that are too large.
    node.thenLine = hasThen ? line &+ Int32(thenDistance) : 0
    return node
  }
}
