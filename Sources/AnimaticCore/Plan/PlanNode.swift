// One resolved animation of a plan: its record and its position in the tree.

/// One animation of a plan, in order of application; a group precedes its children.
package struct PlanNode: Sendable {
  package var record: AnimationRecord
  /// The index of the parent group, or -1.
  package var parent: Int32
  /// The index after its last descendant.
  package var end: Int32
  /// The index of its slot; for a group, its number among the layer's groups.
  package var slot: Int32

  package var isGroup: Bool { record.kind == .group }

  /// Creates a node at an index without descendants.
  init(_ record: AnimationRecord, slot: Int32, at index: Int, in parent: Int32) {
    self.record = record
    self.parent = parent
    end = Int32(index) + 1
    self.slot = slot
  }
}
