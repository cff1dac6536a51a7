// The presentation values from which animations without a start begin.

extension Plan {
  /// Reads the presentation value of some animations of one property over a model.
  ///
  /// Applies only animations that write the path, from the last one on that hides all earlier ones.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The index of the path's property on the layer.
  ///   - candidates: Nodes that write the property, in order of application.
  ///   - time: Seconds since the plan began.
  ///   - model: The model of the layer.
  ///   - value: The value, which is unchanged if no animation is in effect.
  /// - Returns: Whether any animation is in effect.
  package func readValue(
    at path: PropertyPath, root: Int32, by candidates: [Int], time: Double, over model: LayerValues,
    into value: inout FlatValue
  ) -> Bool {
    read { reader in
      var known: PlanReader.Progress?
      let hiding = candidates.lastIndex {
        known = hides($0, path, root: root) ? progress(of: $0, at: time, end: .drawn, reader) : nil
        return known != nil
      }
      return model.withFrame(of: path.root, as: root) { frame in
        var isShown = false
        for node in candidates[(hiding ?? 0)...] where writes(node, path, root: root) {
          known = known ?? progress(of: node, at: time, end: .drawn, reader)
          guard let progress = known.take() else { continue }
          reader.apply(node, progress, to: frame, only: root)
          isShown = true
        }
        if isShown { frame.read(path, into: &value) }
        return isShown
      }
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
    return reader.progress(of: index, at: time, end: end)
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
}
