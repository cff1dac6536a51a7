// The action of a change in a block: the remaining difference is added to the new value, and fades
// (U-2).

import AnimaticCore
import AnimaticEngine

extension BlockTiming {
  /// The answer to a change in a block with this timing.
  func answer(to change: LayerChange) -> LayerActionAnswer {
    .run(BlockAction(change: change, timing: self))
  }

  /// Shows a change of a block without a duration at once, and ends or reports what still animates
  /// the property.
  func showAtOnce(_ change: LayerChange) {
    BlockAction(change: change, timing: self).run(forKey: change.path.keyPath, on: change.layer)
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
        if replaces {
          layer.endChanges(of: path)
        } else {
          noteUnended(path, path.parts(changedFrom: old, to: new), on: layer)
        }
        continue
      }
      // Beside an animation that sets the property, an additive one would jump.
      if !replaces, !layer.isSetByChange(path), !readsOtherComponents(of: path, on: layer),
        let rest = path.rest(from: old, to: new)
      {
        let parts = path.parts(changedFrom: old, to: new)
        noteUnended(path, parts, on: layer)
        add(rest, on: path, parts, to: layer)
      } else {
        replace(path, on: layer)
      }
    }
    if timing.isAnimated, timing.autoreverses, timing.repeatCount.isFinite {
      layer.note(.autoreversedOnce(key))
    }
  }

  /// Whether earlier changes still move components of a whole transform, and the old matrix doesn't
  /// divide into the components that were written, such as those of a mirror: added to what it divides
  /// into, their rests would jump.
  private func readsOtherComponents(of path: PropertyPath, on layer: Layer) -> Bool {
    guard path.isWholeTransform, layer.movesComponentsByChange(of: path) else { return false }
    var matrix = change.old
    matrix.set(change.old.value(at: path), at: path)
    return matrix.isDividedOtherwise(than: change.old, at: path.root)
  }

  /// Reports an animation of an earlier block that this one doesn't end, though it continues forever
  /// or this one has no duration.
  private func noteUnended(_ path: PropertyPath, _ parts: ComponentMasks, on layer: Layer) {
    if layer.isMovedByEarlierChange(parts, of: path, isEndless: true) {
      layer.note(.continuesForever(path.keyPath), of: path, at: timing.place)
    } else if !timing.isAnimated, layer.isMovedByEarlierChange(parts, of: path, isEndless: false) {
      layer.note(.continuesBesides(path.keyPath), of: path, at: timing.place)
    }
  }

  /// Adds the remaining difference, under the property's name or the next free one.
  private func add(
    _ rest: PropertyPath.Rest, on path: PropertyPath, _ parts: ComponentMasks, to layer: Layer
  ) {
    let animation = path.valueType.animation(
      of: path, from: rest.start, to: rest.end, timing: timing)
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
    if startsFromModel, layer.isAnimatedByOpenBlock(path) { layer.note(.setTwice(path.keyPath)) }
    let start = (startsFromModel ? change.old : layer.shown(over: change.old)).value(at: path)
    // From no color there is nothing to interpolate.
    if path.root.lacksColor(start) { return }
    layer.noteShapes(from: start, to: layer.model.value(at: path), of: path, at: timing.place)
    layer.replace(
      path, by: path.valueType.animation(of: path, from: start, timing: timing), over: change.old,
      timing: timing)
  }
}

extension Layer {
  /// Reports two values of a block that can't be interpolated.
  func noteShapes(
    from start: FlatValue, to end: FlatValue, of path: PropertyPath, at place: SourcePlace?
  ) {
    guard path.jumps(from: start, to: end) else { return }
    note(.differentShapes(start, end, of: path.keyPath), of: path, at: place)
  }

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
      $0.valueType.animation(
        of: $0, from: $1.flat, timing: timing.repeated(0, autoreverses: false))
    }
    add(animation, forKey: path.keyPath, isLinted: false, delay: timing.delay)
  }
}

extension PropertyPath {
  /// The components that are animated separately: a rectangle's width can't be negative in between.
  fileprivate var partsAnimatedAlone: [PropertyPath] {
    guard root.kind == .rect, component == .whole else { return [self] }
    return ["origin", "size"].compactMap { PropertyCatalogue.path(for: "\(root.name).\($0)") }
  }

  /// The remaining difference to a new value, and zero.
  fileprivate typealias Rest = (start: FlatValue, end: FlatValue)

  /// Returns the rest of a change; nil if the property can't be added to.
  fileprivate func rest(from old: FlatValue, to new: FlatValue) -> Rest? {
    guard let rest = isWholeTransform ? restOfTransform(old, new) : restOfNumbers(old, new),
      rest.start.numbers.allSatisfy(\.isFinite)
    else { return nil }
    return rest
  }

  /// The difference of two transforms, and identity; nil if one of them is not invertible.
  ///
  /// It is concatenated before the presentation value, so both together are the old transform.
  private func restOfTransform(_ old: FlatValue, _ new: FlatValue) -> Rest? {
    let before = Transform3D(components: old.numbers)
    guard let back = Transform3D(components: new.numbers).inverse, before.inverse != nil else {
      return nil
    }
    return (before.concatenated(with: back).flat, Transform3D.identity.flat)
  }

  private func restOfNumbers(_ old: FlatValue, _ new: FlatValue) -> Rest? {
    guard isBlended, old.matches(new) else { return nil }
    let zero = [Double](repeating: 0, count: new.numbers.count)
    return (old.adding(new, times: -1), FlatValue(zero, shape: new.shape))
  }
}

extension AnimatableValue {
  /// An animation of a block: from a value to another one, added, or to the current model.
  fileprivate static func animation(
    of path: PropertyPath, from start: FlatValue, to end: FlatValue? = nil, timing: BlockTiming
  ) -> any LayerAnimation {
    let property = LayerProperty<Self>(path)
    let (from, to) = (Self(flat: start), end.map { Self(flat: $0) })
    var animation: any PropertyAnimation =
      if let spring = timing.spring {
        SpringAnimation(property, from: from, to: to, spring: spring)
      } else {
        BasicAnimation(property, from: from, to: to)
      }
    animation.isAdditive = end != nil
    return timing.timed(animation)
  }
}
