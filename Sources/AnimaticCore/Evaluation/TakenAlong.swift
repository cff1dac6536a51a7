// What is taken along with what is taken, so that the same goes on showing.

/// What of a layer is taken, going from what is applied last to what is applied first.
///
/// What is taken is held in the model, and so comes before all that goes on. What was applied before
/// it would show through there, or hide it: it is taken along. What adds goes on beneath what adds,
/// and a part beside another, where their order is the same to both: a whole transform that is added
/// turns and scales what was before it, and only translations do not mind.
package struct TakenAlong {
  /// What was set: nothing before it showed.
  private var hidden = PropertyReach()
  /// What was set or added to: who sets it before would set it again.
  private var written = PropertyReach()
  /// The turns of transforms that were turned with a path.
  private var turned = PropertyReach()
  /// The turns of transforms whose parts were written that are others once they are turned.
  private var bent = PropertyReach()
  /// The transforms of which something was added that a whole one before it would turn or scale.
  private var turnable = PropertyReach()
  /// What of transforms a whole one that was added has turned or scaled.
  private var stirred = PropertyReach()

  package init() {}

  /// The parts that an animation loses because it is applied before what is taken.
  ///
  /// - Parameters:
  ///   - node: The index of an animation.
  ///   - plan: Its plan.
  ///   - layer: The index of its layer.
  package func parts(of node: Int, in plan: Plan, on layer: Int) -> PropertyReach {
    let slot = plan.slot(of: node)
    guard slot.root >= 0, !written.isEmpty else { return PropertyReach() }
    let root = plan.root(slot.root, of: layer)
    var wanted = hidden
    if !plan.nodes[node].record.flags.contains(.additive) {
      wanted.insert(written.mask(of: root), of: root)
    }
    if slot.turn >= 0 { wanted.formUnion(bent) }
    wanted.formUnion(stirred)
    if slot.writesWholeTransform { wanted.formUnion(turnable) }
    let lost = plan.parts(of: node, on: layer, takenBy: wanted)
    let left = slot.mask & ~lost.mask(of: root)
    guard turned.mask(of: root) != 0, left.isBentByTurning else { return lost }
    wanted.insert(left, of: root)
    return plan.parts(of: node, on: layer, takenBy: wanted)
  }

  /// Parts are taken from an animation that shows.
  ///
  /// - Parameters:
  ///   - parts: What it loses.
  ///   - node: The index of the animation.
  ///   - plan: Its plan.
  ///   - layer: The index of its layer.
  package mutating func take(
    _ parts: PropertyReach, from node: Int, in plan: Plan, on layer: Int
  ) {
    let slot = plan.slot(of: node)
    guard slot.root >= 0 else { return }
    let root = plan.root(slot.root, of: layer)
    let mask = parts.mask(of: root)
    written.insert(mask, of: root)
    if !plan.nodes[node].record.flags.contains(.additive) { hidden.insert(mask, of: root) }
    if root.kind == .transform, mask != 0, plan.nodes[node].record.flags.contains(.additive) {
      if mask & ~TransformField.translations != 0 { turnable.insert(.max, of: root) }
      if slot.writesWholeTransform { stirred.insert(~TransformField.translations, of: root) }
    }
    let turn = TransformField.rotationZ.mask
    if root.kind == .transform, mask.isBentByTurning { bent.insert(turn, of: root) }
    guard slot.turn >= 0 else { return }
    let turnedRoot = plan.root(slot.turn, of: layer)
    guard parts.mask(of: turnedRoot) != 0 else { return }
    written.insert(turn, of: turnedRoot)
    turned.insert(turn, of: turnedRoot)
  }
}

extension UInt64 {
  /// Whether some parts of a transform are written such that a turn about z does not mean the same
  /// before and after: scales that may be uneven, and turns about other axes.
  fileprivate var isBentByTurning: Bool {
    let uneven = self & TransformField.scaleXY.mask
    let tilted = self & (TransformField.rotationX.mask | TransformField.rotationY.mask)
    return tilted != 0 || uneven != 0 && uneven != TransformField.scaleXY.mask
  }
}
