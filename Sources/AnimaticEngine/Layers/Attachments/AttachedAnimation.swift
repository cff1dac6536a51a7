// An animation of a property and the place at which it is attached.

package import AnimaticCore

/// An attached animation of one property.
package struct AttachedAnimation {
  /// Empty where it has none.
  let key: String
  let part: LayerPart
  let entry: Int
  let node: Int

  /// Whether it is still attached.
  var isAttached: Bool { part.entries[entry].state != .gone }

  /// The line that wrote it.
  package var place: SourcePlace? { part.run.plan.pool.place(part.run.plan.nodes[node].record) }
}
