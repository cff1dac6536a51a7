// Where the values of animations go: a table of its own, because many animations animate the same
// property, on one layer and on many.

/// What a node has to know of its property: the same for every animation of it, but for those that
/// turn the layer too.
@usableFromInline
package struct PropertySlot: Sendable {
  /// What of its root a property animation writes.
  package enum Access: UInt8, Sendable {
    case slice, flag, transform, transformField, function, shaped
  }

  /// The parts of the root that are written, one bit each.
  package let mask: UInt64
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
  package let access: Access
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

  /// The slot of a group: it writes nothing itself.
  @usableFromInline package static let none = PropertySlot(.none, root: -1, index: -1)

  /// Whether it takes numbers as they are.
  @inline(__always)
  var isStraight: Bool { access == .slice && !mayHaveNoColor }

  /// Whether a root is written; -1 stands for any.
  @inline(__always)
  func writes(_ root: Int32) -> Bool { root < 0 || self.root == root || turn == root }
}
