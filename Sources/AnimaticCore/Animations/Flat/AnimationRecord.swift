// One animation as flat numbers. Compositions and plans store animations only in this form.

/// One animation without references: everything of variable size is an index into a pool.
package struct AnimationRecord: Sendable {
  package enum Kind: UInt8, Sendable {
    case basic, spring, keyframes, group
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let from = Flags(rawValue: 1 << 0)
    package static let to = Flags(rawValue: 1 << 1)
    package static let by = Flags(rawValue: 1 << 2)
    package static let additive = Flags(rawValue: 1 << 3)
    package static let cumulative = Flags(rawValue: 1 << 4)
    package static let fillsForwards = Flags(rawValue: 1 << 5)
    package static let fillsBackwards = Flags(rawValue: 1 << 6)
    /// Not removed on completion.
    package static let kept = Flags(rawValue: 1 << 7)
    /// The start was inferred by the compiler.
    package static let inferred = Flags(rawValue: 1 << 8)
    /// Contributes no value: rejected, or an unknown key path.
    package static let inert = Flags(rawValue: 1 << 9)
    /// Written as an animation value, so Core Animation's rules apply exactly.
    package static let raw = Flags(rawValue: 1 << 10)
    /// Keyframes that are offsets from the presentation value at the begin.
    package static let offsets = Flags(rawValue: 1 << 11)
    /// Rejected; its observers receive an end event that is not finished.
    package static let rejected = Flags(rawValue: 1 << 12)
    /// The last repeat count is invalid.
    package static let badRepeats = Flags(rawValue: 1 << 13)
    /// The values are indices into the pool's shaped values.
    package static let shaped = Flags(rawValue: 1 << 14)
    /// A value has the wrong number of components for its property.
    package static let misfit = Flags(rawValue: 1 << 15)
    /// No duration was written; it was derived from the context (T-8, G-4).
    package static let unsized = Flags(rawValue: 1 << 16)
    /// Offsets that are factors of the presentation value at the begin; always with `offsets`.
    package static let factors = Flags(rawValue: 1 << 17)
    /// Added by the compiler: an animation whose overlaps are intentional, or a group that the user
    /// did not write.
    package static let meant = Flags(rawValue: 1 << 18)
    /// Holds its end value for its whole duration; always with explicit timing.
    package static let jumps = Flags(rawValue: 1 << 19)
    /// A group that ends before its content, so that what begins at its end is not in it.
    package static let cuts = Flags(rawValue: 1 << 20)
    /// Has the iterations of a container that it was the only content of: each of them is whole.
    package static let folded = Flags(rawValue: 1 << 21)
    /// Only holds a value of an animation that a trim has cut away.
    package static let held = Flags(rawValue: 1 << 22)
    /// Written to stay inside a group, where that has no effect.
    package static let staysInVain = Flags(rawValue: 1 << 23)

    /// The ends that a basic animation specifies.
    package static let ends = Flags(rawValue: 0b111)
    package static let fromTo = Flags(rawValue: 0b011)
    package static let fromBy = Flags(rawValue: 0b101)
    package static let toBy = Flags(rawValue: 0b110)
    /// The flags that make the lookup of a missing start unnecessary.
    package static let saysStart: Flags = [.from, .raw, .additive]

    package mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }

  /// In the parent's time, in seconds.
  package var begin = 0.0
  /// The duration of one iteration in seconds.
  package var duration: Double
  package var flags: Flags
  /// The first value's index in the pool's numbers, or in its shaped values.
  package var values: Int32 = 0
  /// The number of a standard path, or -1 - index of one in the pool.
  package var property: Int32
  package var easing = EasingID.none
  package var line: UInt32 = 0
  /// The index of the rarely used attributes; -1 for none.
  package var attributes: Int32 = -1
  /// The index of the file; -1 for none.
  package var file: Int16 = -1
  // The smallest field comes last, so the fields after a record can follow without padding.
  package var kind: Kind

  package init(_ kind: Kind, duration: Double, property: Int32 = 0, flags: Flags = []) {
    self.duration = duration
    self.flags = flags
    self.property = property
    self.kind = kind
  }

  /// Whether the animation is defined by from, to, and by.
  package var hasEnds: Bool { kind == .basic || kind == .spring }

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
package struct RecordAttributes: Sendable, Equatable {
  /// Timing beyond begin, duration, and fill.
  package var timing: Int32 = -1
  /// The keyframe table.
  package var keyframes: Int32 = -1
  package var spring: Int32 = -1
  /// The observers, which are stored outside the pool.
  package var listener: Int32 = -1
  package var key: Int32 = -1
  package var tag: Int32 = -1

  package init() {}
}

extension AnimationPool {
  /// Returns the rare attributes of a record.
  package func attributes(of record: AnimationRecord) -> RecordAttributes {
    record.attributes < 0 ? RecordAttributes() : attributes[Int(record.attributes)]
  }

  /// Returns whether a record has timing beyond begin, duration, and fill.
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
