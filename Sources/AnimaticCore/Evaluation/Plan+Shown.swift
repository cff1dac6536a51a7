// The presentation values from which animations without a start begin.

extension Plan {
  /// Returns the presentation value of some animations of one property over a model.
  ///
  /// Applies only animations that write the path, from the last one on that hides all earlier ones.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The index of the path's property on the layer.
  ///   - candidates: Nodes that write the property, in order of application.
  ///   - time: Seconds since the plan began.
  ///   - model: The model of the layer.
  /// - Returns: The value; nil if no animation is in effect.
  package func presentedValue(
    at path: PropertyPath, root: Int32, by candidates: [Int], time: Double, over model: LayerValues
  ) -> FlatValue? {
    read { reader in
      var known: PlanReader.Progress?
      let hiding = candidates.lastIndex {
        known = hides($0, path, root: root) ? startProgress(of: $0, at: time, reader) : nil
        return known != nil
      }
      return model.withFrame(of: path.root, as: root) { frame in
        var isShown = false
        for node in candidates[(hiding ?? 0)...] where writes(node, path, root: root) {
          known = known ?? startProgress(of: node, at: time, reader)
          guard let progress = known.take() else { continue }
          reader.apply(node, progress, to: frame, only: root)
          isShown = true
        }
        return isShown ? frame.value(at: path) : nil
      }
    }
  }

  /// Returns a node's progress where another animation begins; nil if not in effect.
  ///
  /// A reversed instant presents its end until its time, and nothing from then on.
  private func startProgress(
    of node: Int, at time: Double, _ reader: borrowing PlanReader
  ) -> PlanReader.Progress? {
    guard let time = parentTime(of: node, at: time, end: .drawn, reader) else { return nil }
    if nodes[node].record.duration == 0, isUndone(node, at: time) { return nil }
    return reader.progress(of: node, at: time, end: .drawn)
  }

  /// Returns whether an instant was played backward before a local time.
  private func isUndone(_ node: Int, at time: Double) -> Bool {
    let record = nodes[node].record
    let isReversed =
      record.flags.contains(.fillsBackwards) && !record.flags.contains(.fillsForwards)
    if isReversed { return time >= record.begin - MediaTiming.tolerance }
    guard abs(time - record.begin) <= MediaTiming.tolerance else { return false }
    // A part that is reversed as a whole begins at its turning point.
    return ancestry(of: node).contains { group in
      let timing = pool.timing(nodes[group].record)
      return nodes[group].isGroup && timing.autoreverses && timing.duration > 0
        && timing.timeOffset == timing.duration
    }
  }

  /// Returns whether a node writes any component of a path.
  private func writes(_ node: Int, _ path: PropertyPath, root: Int32) -> Bool {
    let slot = slot(of: node)
    // A path rotation affects the whole transform.
    return (slot.root != root || slot.mask & path.mask != 0)
      && !nodes[node].record.flags.contains(.inert)
  }

  /// Returns whether a node hides all earlier ones; a path rotation hides nothing (K-14).
  private func hides(_ node: Int, _ path: PropertyPath, root: Int32) -> Bool {
    let slot = slot(of: node)
    return slot.root == root && slot.mask & path.mask == path.mask
      && nodes[node].record.flags.isDisjoint(with: [.additive, .inert])
  }

  /// Returns whether a node and all its ancestors are in effect at a time.
  ///
  /// Complexity: O(depth).
  package func shows(_ node: Int, at time: Double, end: PlanReader.End) -> Bool {
    read { progress(of: node, at: time, end: end, $0) != nil }
  }

  /// Returns a node's progress through all its ancestors; nil if not in effect.
  private func progress(
    of index: Int, at time: Double, end: PlanReader.End, _ reader: borrowing PlanReader
  ) -> PlanReader.Progress? {
    parentTime(of: index, at: time, end: end, reader).flatMap {
      reader.progress(of: index, at: $0, end: end)
    }
  }

  /// Returns the local time of a node's group; nil if one of its ancestors is not in effect.
  private func parentTime(
    of index: Int, at time: Double, end: PlanReader.End, _ reader: borrowing PlanReader
  ) -> Double? {
    var time = time
    var group = Int(nodes[index].parent)
    // Most animations have one group around them, and need no list.
    var inner: [Int] = []
    while group >= 0, nodes[group].parent >= 0 {
      inner.append(group)
      group = Int(nodes[group].parent)
    }
    while group >= 0 {
      guard let progress = reader.progress(of: group, at: time, end: end) else { return nil }
      time = reader.childTime(of: group, progress)
      group = inner.popLast() ?? -1
    }
    return time
  }

  /// Sets the start of animations without from, to, and by to the presentation value when they were
  /// added (B-3).
  ///
  /// - Parameter shown: The presentation values, evaluated only if needed.
  package mutating func captureStarts(from shown: @autoclosure () -> LayerValues) {
    var known: LayerValues?
    for index in nodes.indices {
      var record = nodes[index].record
      guard record.hasEnds, record.flags.isDisjoint(with: [.from, .to, .by, .inert, .additive])
      else { continue }
      let shown = known ?? shown()
      known = shown
      let path = pool.path(record.property)
      // An unreadable component starts from the model (P-10).
      guard shown.canRead(path) else { continue }
      pool.prepend(shown.value(at: path), to: &record, count: path.count)
      record.flags.insert(.inferred)
      nodes[index].record = record
    }
  }

  /// Returns the presentation values of some entries over a model.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - entries: Top-level nodes in order of application.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - model: The model of the layer.
  ///   - end: Whether an entry still counts at its very end.
  package func values(
    of layer: Int, entries: [Int], at time: Double, over model: LayerValues, end: PlanReader.End
  ) -> LayerValues {
    var memory = FrameMemory(model, animating: layers[layer].roots.map { roots[Int($0)].root })
    let offsets = memory.offsets(of: self, on: layer)
    for entry in entries {
      apply(subtree(of: entry), at: time, to: &memory, offsets: offsets, end: end)
    }
    memory.finish(over: model)
    return memory.values
  }

  /// Applies the entries among some nodes of one layer in order; at last, the memory must be finished.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of entries and their descendants.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - memory: The memory of the layer.
  ///   - offsets: The offsets of the properties of the layer.
  ///   - end: Whether an entry still counts at its very end.
  package func apply(
    _ nodes: Range<Int>, at time: Double, to memory: inout FrameMemory, offsets: [Int32],
    end: PlanReader.End
  ) {
    read { reader in
      memory.lend(offsets: offsets, groups: frameSize.groups) {
        reader.apply(nodes, at: time, to: $0, end: end)
      }
    }
  }

  /// Applies all layers at one time to the memory of the plan.
  func apply(at time: Double, to memory: inout FrameMemory) {
    read { reader in
      memory.lend(offsets: roots.map(\.offset), groups: frameSize.groups) { frame in
        for layer in layers {
          reader.apply(
            layer.nodes, at: time, to: frame.moved(to: Int(layer.roots.lowerBound)))
        }
      }
    }
  }

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
    slot.index = Int32(slots.count)
    nodes[node].slot = slot.index
    slots.append(slot)
  }

  /// Returns the plan without the rotations of paths of a layer (K-14).
  package func unturned(on layer: Int) -> Plan {
    var plan = self
    for node in layers[layer].nodes where slot(of: node).turn >= 0 {
      let turned = root(slot(of: node).turn, of: layer)
      plan.remove(ComponentMasks([turned.whole]), from: node, on: layer)
    }
    return plan
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
      guard record.hasEnds, components.mask(of: path.root) & read != 0, model.canRead(path),
        !path.root.lacksColor(model.value(at: path))
      else { continue }
      let ends = record.flags.intersection(.ends)
      if ends == .from {
        pool.append(end: model.value(at: path), to: &record, count: path.count)
      } else if !ends.contains(.from), ends != .toBy {
        pool.prepend(model.value(at: path), to: &record, count: path.count)
      }
      self.nodes[node].record = record
    }
  }

  /// Fixes all animation ends of a layer that read the live model, except those of additive animations.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - model: The model.
  package mutating func keepEnds(on layer: Int, from model: LayerValues) {
    let setting = layers[layer].nodes.filter {
      nodes[$0].record.flags.isDisjoint(with: [.additive, .inert])
    }
    let all = ComponentMasks(layers[layer].roots.map { roots[Int($0)].root.whole })
    keepEnds(of: setting, on: layer, from: model, where: all)
  }
}
