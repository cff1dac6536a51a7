// One animation as flat numbers. Compositions and plans store animations only in this form (DESIGN
// §5, §6).

/// One animation without references: everything of variable size is an index into a pool.
package struct AnimationRecord: Sendable {
  package enum Kind: UInt8, Sendable { case basic, spring, keyframes, group }

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
    /// The start was written by the compiler.
    package static let inferred = Flags(rawValue: 1 << 8)
    /// Contributes no value: refused, or of an unknown key path.
    package static let inert = Flags(rawValue: 1 << 9)
    /// Written as an animation value, so that Core Animation's rules hold to the letter.
    package static let raw = Flags(rawValue: 1 << 10)
    /// Keyframes that are offsets from what shows at the begin.
    package static let offsets = Flags(rawValue: 1 << 11)
    /// A refused animation: its listener hears that it did not finish.
    package static let rejected = Flags(rawValue: 1 << 12)
    /// The repeat count that was written last can't be played.
    package static let badRepeats = Flags(rawValue: 1 << 13)
    /// Its values are not numbers alone: they are indices of the pool's shaped values.
    package static let shaped = Flags(rawValue: 1 << 14)
    /// A value has another count of numbers than its property takes.
    package static let misfit = Flags(rawValue: 1 << 15)
    /// No duration was written: what it lasts was taken from what is around it (T-8, G-4).
    package static let unsized = Flags(rawValue: 1 << 16)
    /// Offsets that are factors of what shows at the begin; always with offsets.
    package static let factors = Flags(rawValue: 1 << 17)

    // Combinations as constants: a literal of several flags is put together anew each time.
    /// Which of its ends a basic animation gives.
    package static let ends = Flags(rawValue: 0b111)
    package static let fromTo = Flags(rawValue: 0b011)
    package static let fromBy = Flags(rawValue: 0b101)
    package static let toBy = Flags(rawValue: 0b110)
    /// What makes a missing start nothing to look up.
    package static let saysStart = Flags(
      rawValue: from.rawValue | raw.rawValue | additive.rawValue)
  }

  /// Seconds in the parent's time.
  package var begin: Double
  /// Seconds of one pass.
  package var duration: Double
  package var kind: Kind
  package var flags: Flags
  /// The number of a standard path, or -1 - index of one in the pool.
  package var property: Int32
  /// Where the values start in the pool's numbers, or in its shaped values.
  package var values: Int32
  /// The code of the easing; -1 where none is given.
  package var easing: Int32
  /// The index of timing that is more than begin, duration and fill; -1 for none.
  package var timing: Int32
  /// The index of the keyframe table or of the spring; -1 for none.
  package var detail: Int32
  /// The index of the listener, outside the pool; -1 for none.
  package var listener: Int32
  /// The index of the key; -1 for none.
  package var key: Int32
  /// The index of the tag; -1 for none.
  package var tag: Int32
  /// The index of the file.
  package var file: Int32
  package var line: Int32

  package init(_ kind: Kind, duration: Double, property: Int32 = 0, flags: Flags = []) {
    begin = 0
    self.duration = duration
    self.kind = kind
    self.flags = flags
    self.property = property
    values = 0
    easing = -1
    timing = -1
    detail = -1
    listener = -1
    key = -1
    tag = -1
    file = -1
    line = 0
  }

  /// Whether it goes from one value to another, given by from, to and by.
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
}

extension AnimationRecord.Flags {
  package mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
