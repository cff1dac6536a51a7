// The closure of an interruption: the further components that must be replaced so that the
// presentation doesn't change.

/// The interrupted components of a layer, collected from the last applied animation to the first.
///
/// Interrupted values are held in the model and so are applied before all continuing animations. An
/// earlier animation would show through, or hide them: it is interrupted too. Additive animations
/// may continue beneath additive ones, and a component beside another, if their order doesn't
/// matter: an additive whole transform rotates and scales earlier values, and only translations are
/// unaffected.
package struct InterruptionClosure {
  /// Replaced components: no earlier animation of them was visible.
  private var hidden = ComponentMasks()
  /// Written components: an earlier animation that sets one would set it again.
  private var written = ComponentMasks()
  /// The rotations of transforms rotated by a path.
  private var turned = ComponentMasks()
  /// The rotations of transforms with written components that a rotation changes.
  private var bent = ComponentMasks()
  /// The transforms with additive components that an earlier whole transform would rotate or scale.
  private var turnable = ComponentMasks()
  /// The transform components rotated or scaled by an additive whole transform.
  private var stirred = ComponentMasks()

  package init() {}

  /// Returns the components that an animation loses because it is applied before interrupted ones.
  ///
  /// - Parameters:
  ///   - node: The index of an animation.
  ///   - plan: Its plan.
  ///   - layer: The index of its layer.
  package func components(of node: Int, in plan: Plan, on layer: Int) -> ComponentMasks {
    let slot = plan.slot(of: node)
    guard slot.root >= 0, !written.isEmpty else { return ComponentMasks() }
    let root = plan.root(slot.root, of: layer)
    var wanted = hidden
    if !plan.nodes[node].record.flags.contains(.additive) {
      wanted.insert(written.mask(of: root), of: root)
    }
    if slot.turn >= 0 { wanted.formUnion(bent) }
    wanted.formUnion(stirred)
    if slot.writesWholeTransform { wanted.formUnion(turnable) }
    let lost = plan.components(of: node, on: layer, replacedBy: wanted)
    let left = slot.mask & ~lost.mask(of: root)
    guard turned.mask(of: root) != 0, left.isBentByTurning else { return lost }
    wanted.insert(left, of: root)
    return plan.components(of: node, on: layer, replacedBy: wanted)
  }

  /// Records components interrupted from an active animation.
  ///
  /// - Parameters:
  ///   - parts: The interrupted components.
  ///   - node: The index of the animation.
  ///   - plan: Its plan.
  ///   - layer: The index of its layer.
  package mutating func add(
    _ parts: ComponentMasks, from node: Int, in plan: Plan, on layer: Int
  ) {
    let slot = plan.slot(of: node)
    guard slot.root >= 0 else { return }
    let root = plan.root(slot.root, of: layer)
    let mask = parts.mask(of: root)
    written.insert(mask, of: root)
    if !plan.nodes[node].record.flags.contains(.additive) { hidden.insert(mask, of: root) }
    if root.kind == .transform, mask != 0, plan.nodes[node].record.flags.contains(.additive) {
      if mask & ~TransformComponent.translations != 0 { turnable.insert(.max, of: root) }
      if slot.writesWholeTransform { stirred.insert(~TransformComponent.translations, of: root) }
    }
    let turn = TransformComponent.rotationZ.mask
    if root.kind == .transform, mask.isBentByTurning { bent.insert(turn, of: root) }
    guard slot.turn >= 0 else { return }
    let turnedRoot = plan.root(slot.turn, of: layer)
    guard parts.mask(of: turnedRoot) != 0 else { return }
    written.insert(turn, of: turnedRoot)
    turned.insert(turn, of: turnedRoot)
  }
}

extension UInt64 {
  /// Whether written components don't commute with a rotation about z: possibly uneven scales, and
  /// rotations about other axes.
  fileprivate var isBentByTurning: Bool {
    let uneven = self & TransformComponent.scaleXY.mask
    let tilted = self & (TransformComponent.rotationX.mask | TransformComponent.rotationY.mask)
    return tilted != 0 || uneven != 0 && uneven != TransformComponent.scaleXY.mask
  }
}
