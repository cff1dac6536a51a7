// What of an animation somebody else takes over, part by part: the one place that says which parts
// of a layer's properties an animation can lose, and what then goes on.

extension Plan {
  /// What of an animation is taken by who writes some parts.
  ///
  /// Numbers that are written side by side go on one by one: of a position x can be taken, and of a
  /// scale that of y. A whole transform, and what has no numbers, is taken whole. A path that turns
  /// its layer is a position and a turn about z (K-14): who takes the turn leaves the position, and
  /// who takes the position, or a part of it, takes the turn, which is that of the way.
  ///
  /// - Parameters:
  ///   - node: The index of an animation.
  ///   - layer: The index of its layer.
  ///   - wanted: The parts that somebody else writes from now on.
  /// - Returns: The parts that it loses.
  package func parts(of node: Int, on layer: Int, takenBy wanted: PropertyReach) -> PropertyReach {
    var taken = PropertyReach()
    let slot = slot(of: node)
    guard slot.root >= 0, !nodes[node].record.flags.contains(.inert) else { return taken }
    let root = root(slot.root, of: layer)
    taken.insert(slot.parts(takenBy: wanted.mask(of: root)), of: root)
    if slot.turn >= 0 {
      let turned = self.root(slot.turn, of: layer)
      let isTurnWanted = wanted.mask(of: turned) & TransformField.rotationZ.mask != 0
      // Turned as a whole: where it is not scaled evenly a turn does more than change an angle.
      if isTurnWanted || !taken.isEmpty { taken.insert(.max, of: turned) }
    }
    return taken
  }

  /// The parts that the animations of a layer write: who runs them takes these from others.
  ///
  /// - Parameter layer: The index of the layer.
  package func parts(writtenOn layer: Int) -> PropertyReach {
    var written = PropertyReach()
    for node in layers[layer].nodes.map(Int.init) {
      let slot = slot(of: node)
      if slot.root >= 0 { written.insert(slot.mask, of: root(slot.root, of: layer)) }
      if slot.turn >= 0 {
        written.insert(TransformField.rotationZ.mask, of: root(slot.turn, of: layer))
      }
    }
    return written
  }

  /// Everything that an animation writes.
  package func parts(of node: Int, on layer: Int) -> PropertyReach {
    let slot = slot(of: node)
    let roots = [slot.root, slot.turn].filter { $0 >= 0 }.map { root($0, of: layer) }
    return parts(of: node, on: layer, takenBy: PropertyReach(roots.map(\.whole)))
  }

  /// Lets an animation write some parts no longer; it is inert where nothing is left.
  ///
  /// - Parameters:
  ///   - parts: What it loses, as `parts(of:on:takenBy:)` says.
  ///   - node: The index of the animation.
  ///   - layer: The index of its layer.
  package mutating func take(_ parts: PropertyReach, from node: Int, on layer: Int) {
    var slot = slot(of: node)
    guard slot.root >= 0 else { return }
    if slot.turn >= 0, parts.mask(of: root(slot.turn, of: layer)) != 0 { slot.loseTurn() }
    guard slot.lose(parts.mask(of: root(slot.root, of: layer))) else {
      nodes[node].record.flags.insert(.inert)
      return
    }
    nodes[node].slot = Int32(truncatingIfNeeded: slots.count)
    slots.append(slot.kept(at: nodes[node].slot))
  }

  /// Lets an animation write nothing but some parts of what it writes; a path keeps its way where
  /// only its turn is among them.
  package mutating func keep(_ parts: PropertyReach, of node: Int, on layer: Int) {
    let slot = slot(of: node)
    guard slot.root >= 0, parts.mask(of: root(slot.root, of: layer)) != 0 else { return }
    take(self.parts(of: node, on: layer).subtracting(parts), from: node, on: layer)
  }

  /// The parts that an animation sets, rather than being added to them.
  package func parts(setBy node: Int, on layer: Int) -> PropertyReach {
    var parts = PropertyReach()
    let slot = slot(of: node)
    guard slot.root >= 0, !nodes[node].record.flags.contains(.additive) else { return parts }
    parts.insert(slot.mask, of: root(slot.root, of: layer))
    return parts
  }

  /// What is hidden of what is applied before an animation.
  ///
  /// A whole transform that is added turns and scales what is before it: of that nothing is hidden
  /// unless everything is.
  ///
  /// - Parameters:
  ///   - covered: The parts that are set after it.
  ///   - node: The index of the animation.
  ///   - layer: The index of its layer.
  package func parts(
    _ covered: PropertyReach, hiddenBefore node: Int, on layer: Int
  ) -> PropertyReach {
    let slot = slot(of: node)
    guard slot.root >= 0, slot.writesWholeTransform else { return covered }
    let root = root(slot.root, of: layer)
    guard nodes[node].record.flags.contains(.additive),
      covered.mask(of: root) & TransformField.all != TransformField.all
    else { return covered }
    var shown = PropertyReach()
    shown.insert(~TransformField.translations, of: root)
    return covered.subtracting(shown)
  }

  /// Lets what goes from the live model, or to it, go by a model that is about to change.
  ///
  /// - Parameters:
  ///   - nodes: The indices of animations.
  ///   - layer: The index of their layer.
  ///   - model: The model as it is.
  ///   - parts: What changes of it.
  package mutating func keepEnds(
    of nodes: [Int], on layer: Int, from model: LayerValues, where parts: PropertyReach
  ) {
    for node in nodes {
      var record = self.nodes[node].record
      let (path, slot) = (pool.path(record.property), slot(of: node))
      // One number of several parts is read from all of them, also from those that it lost.
      let read = path.count == 1 ? path.mask : slot.mask
      guard record.hasEnds, parts.mask(of: path.root) & read != 0, model.canRead(path) else {
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

  /// A root by its index among those of a layer.
  func root(_ index: Int32, of layer: Int) -> PropertyRoot {
    roots[Int(layers[layer].roots.lowerBound + index)].root
  }
}
