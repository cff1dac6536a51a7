// Where the values of animations go: a table of its own, because many animations animate the same
// property, on one layer and on many.

/// What a node has to know of its property: the same for every animation of it, but for those that
/// turn the layer too.
@usableFromInline
package struct PropertySlot: Sendable {
  /// What of its root a property animation writes.
  package enum Access: UInt8, Sendable {
    case slice, flag, transform, transformField, function, shaped
    /// Some numbers of a slice: others were taken away.
    case part
  }

  /// The parts of the root that are written, one bit each.
  package private(set) var mask: UInt64
  /// Its index among the plan's slots.
  package private(set) var index: Int32
  /// The index among the layer's roots, -1 for a path that names nothing.
  package let root: Int32
  /// The index among the layer's roots of the transform that a path turns, -1 for none.
  package private(set) var turn: Int32 = -1
  /// The first number of the root that is written.
  package private(set) var first: Int32 = 0
  /// How many numbers are written.
  package let count: Int32
  package private(set) var access: Access
  /// The field of a transform that is written.
  package private(set) var field: TransformField = .rotation
  /// What makes a transform from its numbers.
  package private(set) var function: ValueFunction = .rotateZ
  /// Whether the property may hold no colour (B-5).
  package let mayHaveNoColor: Bool

  init(_ path: PropertyPath, root: Int32, index: Int32) {
    self.root = root
    self.index = index
    mask = path.mask
    count = Int32(path.count)
    mayHaveNoColor = path.root.mayHaveNoColor
    switch path.field {
    case .whole:
      access =
        switch path.root.kind {
        case .transform: .transform
        case .flag: .flag
        case .shaped: .shaped
        default: .slice
        }
    case .slice(let start, _):
      access = .slice
      first = Int32(start)
    case .transform(let field):
      access = .transformField
      self.field = field
    case .function(let function):
      access = .function
      self.function = function
    }
  }

  /// The slot of an animation that turns a transform too.
  func turning(_ transform: Int32, index: Int32) -> PropertySlot {
    var slot = self
    slot.turn = transform
    slot.index = index
    return slot
  }

  /// The parts that are lost where somebody else writes some; all of what can't be divided.
  func parts(takenBy wanted: UInt64) -> UInt64 {
    let met = written & wanted
    return met == 0 || isDivisible ? met : mask
  }

  /// Writes some parts no longer.
  ///
  /// - Returns: Whether anything is left.
  mutating func lose(_ parts: UInt64) -> Bool {
    let left = written & ~parts
    guard left != written else { return true }
    guard left != 0, isDivisible else { return false }
    mask = left
    if access == .slice { access = .part }
    if access == .transformField, field.count == 1 {
      field = TransformField.allCases.first { $0.mask == left } ?? field
    }
    return true
  }

  /// Turns no transform any more.
  mutating func loseTurn() { turn = -1 }

  /// The same, kept at an index.
  func kept(at index: Int32) -> PropertySlot {
    var slot = self
    slot.index = index
    return slot
  }

  /// Whether one of its numbers is still written.
  @inline(__always)
  func writes(number: Int) -> Bool {
    switch access {
    case .part: mask >> (UInt64(first) + UInt64(number)) & 1 == 1
    case .transformField where field.count > 1: field.mask(of: number) & mask != 0
    default: true
    }
  }

  /// Whether it writes all of a transform at once.
  var writesWholeTransform: Bool { access == .transform || access == .function }

  /// Whether its numbers can be written one by one.
  private var isDivisible: Bool {
    switch access {
    case .slice, .part: !mayHaveNoColor
    case .transformField: true
    case .flag, .transform, .function, .shaped: false
    }
  }

  /// The mask, with no more bits than there are numbers.
  private var written: UInt64 {
    guard access == .slice, count + first < 64 else { return mask }
    return ((1 << UInt64(count)) - 1) << UInt64(first)
  }

  /// The slot of a group: it writes nothing itself.
  @usableFromInline package static let none = PropertySlot(.none, root: -1, index: -1)

  /// Whether it takes numbers as they are.
  @inline(__always)
  var isStraight: Bool { access == .slice && !mayHaveNoColor }

  /// Whether a root is written; -1 stands for any.
  @inline(__always)
  func writes(_ root: Int32) -> Bool { root < 0 || self.root == root || turn == root }
}
