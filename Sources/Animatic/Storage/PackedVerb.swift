// A plain verb in 32 bytes: what nearly all of a long chain is.

import AnimaticCore

/// A verb that goes from one number to another with a named curve, packed.
///
/// It has its numbers with it and needs no pool, so that verbs in a row move from composition to
/// composition without being looked at.
struct PackedVerb {
  let from: Double
  /// Where it goes to, or by how much.
  let end: Double
  /// Seconds of one pass; more than 0.
  let duration: Double
  private let lineBits: UInt32
  private let propertyBits: UInt16
  /// How many lines after it the word then follows.
  private var thenDistance: UInt8 = 0
  private var traits: UInt8

  /// The bits of the traits; those before them are the easing.
  private static let isBy: UInt8 = 1 << 5
  private static let hasDuration: UInt8 = 1 << 6
  private static let hasThen: UInt8 = 1 << 7

  /// Packs a verb; nil for one that has more to it, or can't be used.
  ///
  /// - Parameters:
  ///   - property: The code of the property.
  ///   - from: Where it starts.
  ///   - end: Where it goes to, or by how much.
  ///   - isBy: Which of the two.
  ///   - options: An easing without a name and a position are more than fits in.
  @inline(__always)
  init?(_ property: Int32, from: Double, end: Double, isBy: Bool, _ options: VerbOptions) {
    let duration = options.duration ?? VerbOptions.defaultDuration
    // What is not finite makes a product with 0 that is no number.
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
  /// Whether the word then follows at once.
  var hasThen: Bool { traits & Self.hasThen != 0 }
  var ends: AnimationRecord.Flags { traits & Self.isBy != 0 ? .fromBy : .fromTo }

  /// Whether it can say the word then: it does not say it yet, and the line is not too far away to
  /// be written down.
  @inline(__always)
  func takesThen(line: UInt) -> Bool {
    !hasThen && line &- UInt(lineBits) <= UInt(UInt8.max)
  }

  /// Says the word then after it.
  @inline(__always)
  mutating func sayThen(line: UInt) {
    thenDistance = UInt8(truncatingIfNeeded: line &- UInt(lineBits))
    traits |= Self.hasThen
  }

  /// The record of it, for a pool that has its numbers at a place.
  @inline(__always)
  func record(values: Int32, file: Int16) -> AnimationRecord {
    var record = AnimationRecord(.basic, duration: duration, property: property, flags: ends)
    record.values = values
    record.easing = easing
    record.file = file
    record.line = line
    return record
  }

  /// Writes it down as a node, its numbers in a pool.
  func node(layer: Int32, file: Int16, in pool: inout AnimationPool) -> CompositionNode {
    let record = record(values: Int32(pool.numbers.count), file: file)
    pool.numbers.append(from)
    pool.numbers.append(end)
    var node = CompositionNode(.leaf, record, layer: layer)
    node.hasDuration = hasDuration
    node.hasThen = hasThen
    // Cut off as other lines that are too far down.
    node.thenLine = hasThen ? line &+ Int32(thenDistance) : 0
    return node
  }
}
