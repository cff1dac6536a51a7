// What sets a property on a layer, for those who would hide it or add to it.

import AnimaticCore

/// An animation that sets a property, and where it is attached.
struct AnimationSetter {
  /// Empty where it has none.
  let key: String
  let part: LayerPart
  let entry: Int
  let node: Int

  /// Whether it is still attached.
  var isAttached: Bool { part.entries[entry].state != .gone }

  /// Where it was written.
  var place: SourcePlace? { part.run.plan.pool.place(part.run.plan.nodes[node].record) }
}
