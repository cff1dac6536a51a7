// One resolved animation of a plan: its record and its position in the tree.

/// One animation of a plan, in order of application; a group precedes its children.
@usableFromInline
package struct PlanNode: Sendable {
  @usableFromInline package var record: AnimationRecord
  /// The index of the parent group, or -1.
  @usableFromInline package var parent: Int32
  /// The index after its last descendant.
  @usableFromInline package var end: Int32
  /// The index of its slot; for a group, its number among the layer's groups.
  @usableFromInline package var slot: Int32

  @inlinable package var isGroup: Bool { record.kind == .group }

  /// Creates a node at an index without descendants.
  @inlinable
  init(_ record: AnimationRecord, slot: Int32, at index: Int, in parent: Int32) {
    self.record = record
    self.parent = parent
    end = Int32(truncatingIfNeeded: index) + 1
    self.slot = slot
  }
}

/// One layer of a plan.
package struct PlanLayer: Sendable {
  package let id: LayerID?
  /// The name in dumps.
  package let label: String
  /// The nodes of the layer.
  package var nodes: Range<Int>
  /// The roots of the layer.
  package var roots: Range<Int32>
}

/// One animated property of one layer.
package struct PlanRoot: Sendable {
  package let root: PropertyRoot
  package let layer: Int32
  /// The offset of its block in a frame, or its index among the frame's shaped values.
  package let offset: Int32
}

/// The number of values and groups that a frame has memory for.
@usableFromInline
package struct FrameSize: Sendable, Equatable {
  @usableFromInline package private(set) var numbers = 0
  package private(set) var shaped = 0
  /// The maximum number of groups of one layer.
  package var groups = 0

  package init() {}

  /// Adds a property and returns its offset: in the numbers, or among the shaped values.
  package mutating func add(_ root: PropertyRoot) -> Int32 {
    if root.kind == .shaped {
      shaped += 1
      return Int32(shaped - 1)
    }
    numbers += root.kind.blockSize
    return Int32(numbers - root.kind.blockSize)
  }
}
