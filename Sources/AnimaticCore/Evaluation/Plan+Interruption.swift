// Interruption per component: the only place that decides which components of a layer's properties
// an animation can lose, and what it still writes.

extension Plan {
  /// Returns the components of an animation that an interruption replaces.
  ///
  /// Independent numbers are replaced one by one: the x of a position, the y of a scale. A whole
  /// transform, or a value without numbers, is replaced as a whole. A path that rotates its layer
  /// is a position and a rotation about z (K-14): replacing the rotation keeps the position;
  /// replacing the position, or a component of it, also replaces the rotation, which follows the
  /// path.
  ///
  /// - Parameters:
  ///   - node: The index of an animation.
  ///   - layer: The index of its layer.
  ///   - wanted: The components written by the interrupting animation.
  /// - Returns: The components that the animation loses.
  package func components(
    of node: Int, on layer: Int, replacedBy wanted: ComponentMasks
  ) -> ComponentMasks {
    var taken = ComponentMasks()
    let slot = slot(of: node)
    guard slot.root >= 0, !nodes[node].record.flags.contains(.inert) else { return taken }
    let root = root(slot.root, of: layer)
    taken.insert(slot.components(replacedBy: wanted.mask(of: root)), of: root)
    if slot.turn >= 0 {
      let turned = self.root(slot.turn, of: layer)
      let isTurnWanted = wanted.mask(of: turned) & TransformComponent.rotationZ.mask != 0
      // The rotation is replaced as a whole: under uneven scaling it changes more than an angle.
      if isTurnWanted || !taken.isEmpty { taken.insert(.max, of: turned) }
    }
    return taken
  }

  /// Returns the components that animations of a layer set, and the rotations by their paths.
  package func components(
    writtenBy nodes: some Sequence<Int>, on layer: Int
  ) -> ComponentMasks {
    nodes.reduce(into: ComponentMasks()) { written, node in
      written.formUnion(components(setBy: node, on: layer))
      let turn = slot(of: node).turn
      if turn >= 0 { written.insert(TransformComponent.rotationZ.mask, of: root(turn, of: layer)) }
    }
  }

  /// Returns all components that an animation writes.
  package func components(of node: Int, on layer: Int) -> ComponentMasks {
    let slot = slot(of: node)
    let roots = [slot.root, slot.turn].filter { $0 >= 0 }.map { root($0, of: layer) }
    return components(of: node, on: layer, replacedBy: ComponentMasks(roots.map(\.whole)))
  }

  /// Removes components from an animation; it becomes inert if none is left.
  ///
  /// - Parameters:
  ///   - components: The components, as returned by `components(of:on:replacedBy:)`.
  ///   - node: The index of the animation.
  ///   - layer: The index of its layer.
  package mutating func remove(_ components: ComponentMasks, from node: Int, on layer: Int) {
    var slot = slot(of: node)
    guard slot.root >= 0 else { return }
    if slot.turn >= 0, components.mask(of: root(slot.turn, of: layer)) != 0 { slot.turn = -1 }
    guard slot.lose(components.mask(of: root(slot.root, of: layer))) else {
      nodes[node].record.flags.insert(.inert)
      return
    }
    slot.index = Int32(truncatingIfNeeded: slots.count)
    nodes[node].slot = slot.index
    slots.append(slot)
  }

  /// Restricts an animation to some of its components; a path whose rotation alone is kept keeps
  /// its geometry.
  package mutating func keep(_ components: ComponentMasks, of node: Int, on layer: Int) {
    let slot = slot(of: node)
    guard slot.root >= 0, components.mask(of: root(slot.root, of: layer)) != 0 else { return }
    remove(self.components(of: node, on: layer).subtracting(components), from: node, on: layer)
  }

  /// Returns the components that an animation replaces, rather than adds to.
  package func components(setBy node: Int, on layer: Int) -> ComponentMasks {
    var components = ComponentMasks()
    let slot = slot(of: node)
    guard slot.root >= 0, !nodes[node].record.flags.contains(.additive) else { return components }
    components.insert(slot.mask, of: root(slot.root, of: layer))
    return components
  }

  /// Returns the components hidden from earlier animations, once an animation is applied.
  ///
  /// An additive whole transform rotates and scales earlier values: it hides none of them unless
  /// all are covered.
  ///
  /// - Parameters:
  ///   - covered: The components that later animations replace.
  ///   - node: The index of the animation.
  ///   - layer: The index of its layer.
  package func components(
    _ covered: ComponentMasks, hiddenBefore node: Int, on layer: Int
  ) -> ComponentMasks {
    let slot = slot(of: node)
    guard slot.root >= 0, slot.writesWholeTransform else { return covered }
    let root = root(slot.root, of: layer)
    guard nodes[node].record.flags.contains(.additive),
      covered.mask(of: root) & TransformComponent.all != TransformComponent.all
    else { return covered }
    var shown = ComponentMasks()
    shown.insert(~TransformComponent.translations, of: root)
    return covered.subtracting(shown)
  }

  /// Fixes animation ends that read the live model to a model that is about to change.
  ///
  /// - Parameters:
  ///   - nodes: The indices of animations.
  ///   - layer: The index of their layer.
  ///   - model: The model before the change.
  ///   - components: The changing components.
  package mutating func keepEnds(
    of nodes: [Int], on layer: Int, from model: LayerValues, where components: ComponentMasks
  ) {
    for node in nodes {
      var record = self.nodes[node].record
      let (path, slot) = (pool.path(record.property), slot(of: node))
      // One number of several components is read from all of them, including lost ones.
      let read = path.count == 1 ? path.mask : slot.mask
      guard record.hasEnds, components.mask(of: path.root) & read != 0, model.canRead(path) else {
        continue
      }
      let ends = record.flags.intersection(.ends)
      if ends == .from {
        pool.append(end: model.value(at: path), to: &record, count: path.count)
      } else if !ends.contains(.from), ends != .toBy {
        pool.prepend(model.value(at: path), to: &record, count: path.count)
      }
      self.nodes[node].record = record
    }
  }

  /// Returns a property by its index on a layer.
  package func root(_ index: Int32, of layer: Int) -> PropertyRoot {
    roots[Int(layers[layer].roots.lowerBound + index)].root
  }
}
