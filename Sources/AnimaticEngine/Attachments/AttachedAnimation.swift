// An attached animation of a property.

package import AnimaticCore

/// An attached animation of one property.
package struct AttachedAnimation {
  /// The key; empty if it has none.
  let key: String
  let part: LayerPart
  let entry: Int
  let node: Int

  /// Whether it is still attached.
  var isAttached: Bool { part.entries[entry].state != .gone }

  /// The source location of the animation.
  package var place: SourcePlace? { part.run.plan.pool.place(part.run.plan.nodes[node].record) }
}
