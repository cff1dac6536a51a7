// One resolved animation in a plan: its record, its place in the tree, and where its values go.

/// One animation of a plan, in order of application; a group stands before its children.
@usableFromInline
package struct PlanNode: Sendable {
  /// What of its root a property animation writes.
  package enum Access: UInt8, Sendable {
    case slice, flag, transform, transformField, function, shaped
  }

  package var record: AnimationRecord
  /// The index of the group it is in, or -1.
  package var parent: Int32
  /// The index after its last descendant.
  package var end: Int32
  /// The index of its layer.
  package var layer: Int32
  /// The index among the layer's roots, -1 for none; a group's number among the layer's groups.
  package var root: Int32
  /// The rank in the whole composition's order of application, across layers.
  package var order: Int32
  /// The first number of the root that it writes.
  package var first: Int32
  /// The field of a transform that it writes.
  package var field: TransformField
  /// What makes a transform from its numbers.
  package var function: ValueFunction
  /// The index among the layer's roots of the transform that a path turns, -1 for none.
  package var turn: Int32 = -1
  /// Whether its property may hold no colour (B-5).
  package var mayHaveNoColor: Bool
  /// How many numbers it writes.
  package var count: Int32
  package var access: Access
  /// The rank of its end among all ends: children before their group.
  package var endOrder: Int32 = -1

  package var isGroup: Bool { record.kind == .group }

  /// Whether it is no more than numbers from one end to the other.
  @inline(__always)
  var isStraight: Bool {
    record.kind == .basic && access == .slice && !mayHaveNoColor
      && !record.flags.contains(.cumulative)
  }

  /// Whether it writes to a root; -1 stands for any.
  @inline(__always)
  func writes(_ root: Int32) -> Bool { root < 0 || self.root == root || turn == root }

  /// Where a node stands among the others.
  package struct Place: Sendable {
    let parent: Int32
    let index: Int32
    let layer: Int32
    let order: Int32
    let endOrder: Int32
  }

  init(_ record: AnimationRecord, _ slot: PropertySlot, _ place: Place) {
    self.record = record
    parent = place.parent
    end = place.index + 1
    layer = place.layer
    root = slot.root
    order = place.order
    endOrder = place.endOrder
    first = slot.first
    field = slot.field
    function = slot.function
    count = slot.count
    access = slot.access
    mayHaveNoColor = slot.mayHaveNoColor
  }
}

/// What a node has to know of its property on its layer: the same for every animation of it.
@usableFromInline
package struct PropertySlot: Sendable {
  /// The index among the layer's roots, -1 for a path that names nothing.
  package let root: Int32
  /// The parts of the root that are written, one bit each.
  package let mask: UInt64
  let count: Int32
  let mayHaveNoColor: Bool
  private(set) var access: PlanNode.Access
  private(set) var first: Int32 = 0
  private(set) var field: TransformField = .rotation
  private(set) var function: ValueFunction = .rotateZ

  init(_ path: PropertyPath, root: Int32) {
    self.root = root
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
}

/// One layer of a plan.
package struct PlanLayer: Sendable {
  package let id: LayerID?
  /// What dumps call it.
  package let label: String
  /// The nodes of the layer.
  package var nodes: Range<Int32>
  /// The roots of the layer.
  package var roots: Range<Int32>
}

/// One whole property of one layer that a plan animates.
package struct PlanRoot: Sendable {
  package let root: PropertyRoot
  package let layer: Int32
  /// Where its block starts in a frame, or its place among the frame's shaped values.
  package let offset: Int32
}
