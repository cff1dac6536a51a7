// The action of a change in a block: the remaining difference is added to the new value, and fades
// (U-2).

import AnimaticCore
import AnimaticEngine

extension BlockTiming {
  /// The answer to a change in a block with this timing.
  func answer(to change: LayerChange) -> LayerActionAnswer {
    .run(BlockAction(change: change, timing: self))
  }
}

/// The animations of one change in a block.
private struct BlockAction: LayerAction {
  let change: LayerChange
  let timing: BlockTiming

  func run(forKey key: String, on layer: Layer) {
    for path in change.path.partsAnimatedAlone {
      let (old, new) = (change.old.value(at: path), layer.model.value(at: path))
      guard old != new else { continue }
      // A sum with an endless repeat never comes to rest.
      let replaces =
        timing.options.contains(.withoutBlending)
        || timing.options.contains(.beginFromCurrentState) && layer.isAnimatedForever(path)
      guard timing.isAnimated else {
        if replaces { layer.endChanges(of: path) }
        continue
      }
      // Beside an animation that sets the property, an additive one would jump.
      if !replaces, !layer.isSetByChange(path),
        let rest = path.valueType.rest(of: path, from: old, to: new, timing: timing)
      {
        add(rest, on: path, path.parts(changedFrom: old, to: new), to: layer)
      } else {
        replace(path, on: layer)
      }
    }
    if timing.isAnimated, timing.autoreverses, timing.repeatCount.isFinite {
      layer.note(.autoreversedOnce(key))
    }
  }

  /// Adds the remaining difference, under the property's name or the next free one.
  private func add(
    _ animation: any LayerAnimation, on path: PropertyPath, _ parts: ComponentMasks, to layer: Layer
  ) {
    var animation = animation
    timing.apply(to: &animation)
    layer.noteAdded(to: path, parts, for: timing.wholeDuration, by: timing.place)
    layer.add(
      animation, forKey: layer.freeKey(path.keyPath), isLinted: false, delay: timing.delay,
      isInnermost: path.root.kind == .transform)
  }

  /// Replaces animations on a property that can't blend.
  private func replace(_ path: PropertyPath, on layer: Layer) {
    let startsFromModel =
      timing.options.contains(.withoutBlending)
      && !timing.options.contains(.beginFromCurrentState)
    if startsFromModel, layer.isAnimatedByOpenBlock(path) {
      layer.note(.setTwice(path.keyPath))
    }
    let start = (startsFromModel ? change.old : layer.shown(over: change.old)).value(at: path)
    guard let animation = path.valueType.way(of: path, from: start, timing: timing) else {
      return
    }
    layer.replace(path, by: animation, over: change.old, timing: timing)
  }
}

extension Layer {
  /// Replaces animations of a property by a block's animation.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - animation: The animation, from the presentation value.
  ///   - old: The model before the change.
  ///   - timing: The timing of the block.
  func replace(
    _ path: PropertyPath, by animation: any LayerAnimation, over old: LayerValues,
    timing: BlockTiming
  ) {
    replaceChanges(of: path, for: path.keyPath, over: old, delay: timing.delay) {
      Transform3D.way(of: $0, from: $1.flat, timing: timing.once)
    }
    add(animation, forKey: path.keyPath, isLinted: false, delay: timing.delay)
  }
}

extension PropertyPath {
  /// The components that are animated separately: a rectangle's width can't be negative in between.
  fileprivate var partsAnimatedAlone: [PropertyPath] {
    guard root.kind == .rect, field == .whole else { return [self] }
    return ["origin", "size"].compactMap { part in
      PropertyCatalogue.code(of: "\(root.name).\(part)").flatMap(PropertyCatalogue.path)
    }
  }
}

extension AnimatableValue {
  /// The remaining difference to a new value, as an additive animation to zero; nil if the property
  /// can't be added to.
  fileprivate static func rest(
    of path: PropertyPath, from old: FlatValue, to new: FlatValue, timing: BlockTiming
  ) -> (any LayerAnimation)? {
    let property = LayerProperty<Self>(path)
    let nothing: FlatValue
    let rest: FlatValue
    if path.isWholeTransform {
      // The difference is concatenated before the presentation value, so both together are the old
      // transform. If one of them is not invertible, there is none.
      let before = Transform3D(components: old.numbers)
      guard let back = Transform3D(components: new.numbers).inverse, before.inverse != nil else {
        return nil
      }
      nothing = Transform3D.identity.flat
      rest = before.concatenated(with: back).flat
    } else {
      guard path.isBlended, old.matches(new) else { return nil }
      nothing = FlatValue([Double](repeating: 0, count: new.numbers.count), shape: new.shape)
      rest = old.adding(new, times: -1)
    }
    guard rest.numbers.allSatisfy(\.isFinite) else { return nil }
    switch timing.pace {
    case .curve:
      var animation = BasicAnimation(property, from: Self(flat: rest), to: Self(flat: nothing))
      animation.isAdditive = true
      return animation.withoutPlace()
    case .spring(let spring):
      var animation = SpringAnimation(
        property, from: Self(flat: rest), to: Self(flat: nothing), spring: spring)
      animation.isAdditive = true
      return animation.withoutPlace()
    }
  }

  /// An animation from a value to the current model; nil from no color.
  fileprivate static func way(
    of path: PropertyPath, from start: FlatValue, timing: BlockTiming
  ) -> (any LayerAnimation)? {
    if path.root.lacksColor(start) { return nil }
    let property = LayerProperty<Self>(path)
    var animation: any LayerAnimation =
      switch timing.pace {
      case .curve: BasicAnimation(property, from: Self(flat: start))
      case .spring(let spring):
        SpringAnimation(property, from: Self(flat: start), spring: spring)
      }
    timing.apply(to: &animation)
    return animation.withoutPlace()
  }
}
