// One resolved animation in a plan: its record and its place in the tree.

/// One animation of a plan, in order of application; a group stands before its children.
@usableFromInline
package struct PlanNode: Sendable {
  @usableFromInline package var record: AnimationRecord
  /// The index of the group it is in, or -1.
  @usableFromInline package var parent: Int32
  /// The index after its last descendant.
  @usableFromInline package var end: Int32
  /// The index of its slot, which says where its values go; a group's number among the layer's
  /// groups.
  @usableFromInline package var slot: Int32
  /// The rank in the whole composition's order of application, across layers.
  @usableFromInline package var order: Int32
  /// The rank of its end among all ends: children before their group.
  @usableFromInline package var endOrder: Int32 = -1

  @inlinable package var isGroup: Bool { record.kind == .group }

  /// Where a node stands among the others.
  @usableFromInline
  package struct Place: Sendable {
    @usableFromInline let parent: Int32
    @usableFromInline let index: Int32
    @usableFromInline let order: Int32
    @usableFromInline let endOrder: Int32

    @inlinable
    init(parent: Int32, index: Int32, order: Int32, endOrder: Int32) {
      self.parent = parent
      self.index = index
      self.order = order
      self.endOrder = endOrder
    }
  }

  @inlinable
  init(_ record: AnimationRecord, slot: Int32, _ place: Place) {
    self.record = record
    parent = place.parent
    end = place.index + 1
    self.slot = slot
    order = place.order
    endOrder = place.endOrder
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
