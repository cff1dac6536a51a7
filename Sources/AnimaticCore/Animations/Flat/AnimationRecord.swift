// One animation as flat numbers. Compositions and plans store animations only in this form.

/// One animation without references: everything of variable size is an index into a pool.
@usableFromInline
package struct AnimationRecord: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case basic, spring, keyframes, group

    // Inlinable for the same reason as in the flags.
    @inlinable
    package static func == (first: Kind, second: Kind) -> Bool {
      switch (first, second) {
      case (.basic, .basic), (.spring, .spring), (.keyframes, .keyframes), (.group, .group): true
      default: false
      }
    }
  }

  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    // Explicit, because the generic OptionSet implementation is not specialized across modules.
    @inlinable package func contains(_ other: Flags) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    @inlinable package func isDisjoint(with other: Flags) -> Bool {
      rawValue & other.rawValue == 0
    }

    @inlinable package mutating func insert(_ other: Flags) {
      self = Flags(rawValue: rawValue | other.rawValue)
    }

    @inlinable package mutating func remove(_ other: Flags) {
      self = Flags(rawValue: rawValue & ~other.rawValue)
    }

    @inlinable package static var from: Flags { Flags(rawValue: 1 &<< 0) }
    @inlinable package static var to: Flags { Flags(rawValue: 1 &<< 1) }
    @inlinable package static var by: Flags { Flags(rawValue: 1 &<< 2) }
    @inlinable package static var additive: Flags { Flags(rawValue: 1 &<< 3) }
    @inlinable package static var cumulative: Flags { Flags(rawValue: 1 &<< 4) }
    @inlinable package static var fillsForwards: Flags { Flags(rawValue: 1 &<< 5) }
    @inlinable package static var fillsBackwards: Flags { Flags(rawValue: 1 &<< 6) }
    /// Not removed on completion.
    @inlinable package static var kept: Flags { Flags(rawValue: 1 &<< 7) }
    /// The start was inferred by the compiler.
    @inlinable package static var inferred: Flags { Flags(rawValue: 1 &<< 8) }
    /// Contributes no value: rejected, or an unknown key path.
    @inlinable package static var inert: Flags { Flags(rawValue: 1 &<< 9) }
    /// Written as an animation value, so Core Animation's rules apply exactly.
    @inlinable package static var raw: Flags { Flags(rawValue: 1 &<< 10) }
    /// Keyframes that are offsets from the presentation value at the begin.
    @inlinable package static var offsets: Flags { Flags(rawValue: 1 &<< 11) }
    /// Rejected; its observers receive an end event that is not finished.
    @inlinable package static var rejected: Flags { Flags(rawValue: 1 &<< 12) }
    /// The last repeat count is invalid.
    @inlinable package static var badRepeats: Flags { Flags(rawValue: 1 &<< 13) }
    /// The values are indices into the pool's shaped values.
    @inlinable package static var shaped: Flags { Flags(rawValue: 1 &<< 14) }
    /// A value has the wrong number of components for its property.
    @inlinable package static var misfit: Flags { Flags(rawValue: 1 &<< 15) }
    /// No duration was written; it was derived from the context (T-8, G-4).
    @inlinable package static var unsized: Flags { Flags(rawValue: 1 &<< 16) }
    /// Offsets that are factors of the presentation value at the begin; always with `offsets`.
    @inlinable package static var factors: Flags { Flags(rawValue: 1 &<< 17) }
    /// Added by the compiler: an animation whose overlaps are intentional, or a group that the user
    /// did not write.
    @inlinable package static var meant: Flags { Flags(rawValue: 1 &<< 18) }
    /// Holds its end value for its whole duration; always with explicit timing.
    @inlinable package static var jumps: Flags { Flags(rawValue: 1 &<< 19) }
    /// A group that ends before its content, so that what begins at its end is not in it.
    @inlinable package static var cuts: Flags { Flags(rawValue: 1 &<< 20) }
    /// Has the iterations of a container that it was the only content of: each of them is whole.
    @inlinable package static var folded: Flags { Flags(rawValue: 1 &<< 21) }
    /// Only holds a value of an animation that a trim has cut away.
    @inlinable package static var held: Flags { Flags(rawValue: 1 &<< 22) }
    /// Written to stay inside a group, where that has no effect.
    @inlinable package static var staysInVain: Flags { Flags(rawValue: 1 &<< 23) }

    // Combinations as constants, because a literal of several flags is rebuilt at each use.
    /// The ends that a basic animation specifies.
    @inlinable package static var ends: Flags { Flags(rawValue: 0b111) }
    @inlinable package static var fromTo: Flags { Flags(rawValue: 0b011) }
    @inlinable package static var fromBy: Flags { Flags(rawValue: 0b101) }
    @inlinable package static var toBy: Flags { Flags(rawValue: 0b110) }
    /// The flags that make the lookup of a missing start unnecessary.
    @inlinable package static var saysStart: Flags {
      Flags(rawValue: from.rawValue | raw.rawValue | additive.rawValue)
    }

    @inlinable
    package mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }

  /// In the parent's time, in seconds.
  @usableFromInline package var begin = 0.0
  /// The duration of one iteration in seconds.
  @usableFromInline package var duration: Double
  @usableFromInline package var flags: Flags
  /// The first value's index in the pool's numbers, or in its shaped values.
  @usableFromInline package var values: Int32 = 0
  /// The number of a standard path, or -1 - index of one in the pool.
  @usableFromInline package var property: Int32
  /// The code of the easing; -1 for none.
  @usableFromInline package var easing: Int32 = -1
  @usableFromInline package var line: UInt32 = 0
  /// The index of the rarely used attributes; -1 for none.
  @usableFromInline package var attributes: Int32 = -1
  /// The index of the file; -1 for none.
  @usableFromInline package var file: Int16 = -1
  // The smallest field comes last, so the fields after a record can follow without padding.
  @usableFromInline package var kind: Kind

  @inlinable
  package init(_ kind: Kind, duration: Double, property: Int32 = 0, flags: Flags = []) {
    self.duration = duration
    self.flags = flags
    self.property = property
    self.kind = kind
  }

  /// Whether the animation is defined by from, to, and by.
  @inlinable package var hasEnds: Bool { kind == .basic || kind == .spring }

  package var fillMode: FillMode {
    get {
      FillMode(
        forwards: flags.contains(.fillsForwards), backwards: flags.contains(.fillsBackwards))
    }
    set {
      flags.set(.fillsForwards, newValue.fillsForwards)
      flags.set(.fillsBackwards, newValue.fillsBackwards)
    }
  }

  /// Whether start or end is the model value.
  package var readsModel: Bool {
    hasEnds && flags.intersection(.ends).rawValue.nonzeroBitCount < 2
  }

  /// The number of its stated ends, except the start.
  var laterEnds: Int { flags.intersection(.toBy).rawValue.nonzeroBitCount }

  /// Whether it ends at numbers that it states, and holds them.
  var holdsStatedEnd: Bool {
    kind == .basic && attributes < 0 && (flags.contains(.to) || flags.contains(.fromBy))
      && flags.contains(.fillsForwards)
      && flags.isDisjoint(with: [.additive, .cumulative, .inert, .misfit])
  }

  /// Whether it has an explicit start, so the model is not read.
  var hasExplicitStart: Bool {
    kind == .keyframes || flags.contains(.from) || flags.contains(.toBy)
  }
}

// The ends of a basic animation.

extension AnimationRecord.Flags {
  /// Returns start and end of a basic animation (B-1); a missing one is the live model value (B-2).
  ///
  /// - Parameters:
  ///   - value: Returns a given value by index: from, to, and by, in this order.
  ///   - model: Returns the model value.
  ///   - sum: Adds a multiple, 1 or -1, of the second value to the first.
  @inlinable @inline(__always)
  package func ends<Value>(
    _ value: (Int) -> Value, model: () -> Value, sum: (Value, Value, Double) -> Value
  ) -> (start: Value, end: Value) {
    switch intersection(.ends) {
    case .fromTo, .ends: return (value(0), value(1))
    case .fromBy: return (value(0), sum(value(0), value(1), 1))
    case .toBy: return (sum(value(0), value(1), -1), value(0))
    case .from: return (value(0), model())
    case .to: return (model(), value(0))
    case .by:
      let current = model()
      return (current, sum(current, value(0), 1))
    default:
      let current = model()
      return (current, current)
    }
  }
}

// Rarely used attributes in a separate table, which keeps records small.

/// Rarely used attributes of a record: indices into its pool; -1 for none.
@usableFromInline
package struct RecordAttributes: Sendable, Equatable {
  /// Timing beyond begin, duration, and fill.
  @usableFromInline package var timing: Int32 = -1
  /// The keyframe table.
  @usableFromInline package var keyframes: Int32 = -1
  @usableFromInline package var spring: Int32 = -1
  /// The observers, which are stored outside the pool.
  @usableFromInline package var listener: Int32 = -1
  @usableFromInline package var key: Int32 = -1
  @usableFromInline package var tag: Int32 = -1

  @inlinable package init() {}
}

extension AnimationPool {
  /// Returns the rare attributes of a record.
  @inlinable
  package func attributes(of record: AnimationRecord) -> RecordAttributes {
    record.attributes < 0 ? RecordAttributes() : attributes[Int(record.attributes)]
  }

  /// Returns whether a record has timing beyond begin, duration, and fill.
  @inlinable
  package func hasTiming(_ record: AnimationRecord) -> Bool {
    record.attributes >= 0 && attributes[Int(record.attributes)].timing >= 0
  }

  /// Changes the rare attributes of a record.
  ///
  /// Entries are immutable, because copies of the record may share them.
  package mutating func change(
    _ record: inout AnimationRecord, _ edit: (inout RecordAttributes) -> Void
  ) {
    let old = attributes(of: record)
    var new = old
    edit(&new)
    if new == old { return }
    if new == RecordAttributes() {
      record.attributes = -1
    } else {
      record.attributes = Int32(attributes.count)
      attributes.append(new)
    }
  }
}
