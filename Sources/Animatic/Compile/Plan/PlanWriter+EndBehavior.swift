// Fill and commit after the end, which split a composition in two groups.

import AnimaticCore

extension PlanWriter {
  /// Writes one group for what is removed at the end, and one for what remains; an entry with both
  /// is in both.
  mutating func writeTwoGroups(_ entries: [Int32]) {
    let endBehaviors = endBehaviors
    // An entry without properties is removed.
    let ends = entries.map { entry in
      var ends = (kept: false, removed: false)
      forEachRoot(of: Int(entry)) {
        if endBehaviors.contains($0) { ends.kept = true } else { ends.removed = true }
      }
      return (kept: ends.kept, removed: ends.removed || !ends.kept)
    }
    let hasRemoved = ends.contains(where: \.removed)
    for isKept in [false, true] where isKept || hasRemoved {
      openWrapper(
        around: entries, isKept: isKept, suffix: isKept && hasRemoved ? ".kept" : "")
      for (entry, ends) in zip(entries, ends) where isKept ? ends.kept : ends.removed {
        let isSplit = ends.kept && ends.removed
        writeEntry(
          Int(entry), only: isSplit ? { endBehaviors.contains($0) == isKept } : nil)
      }
      closeWrapper()
    }
  }

  /// Whether a single entry remains or is removed as a whole.
  func endsAsOne(_ entry: Int) -> Bool {
    endBehaviors.isEmpty || nodes[entry].kind != .time
      || roots(of: entry).allSatisfy { endBehaviors.contains($0) }
  }

  /// The setting of each property: the last one written counts, for a whole and its components
  /// together.
  func endBehaviors(of entries: [Int32]) -> SmallMap<PropertyRoot, CompositionNode.EndBehavior> {
    var endBehaviors = SmallMap<PropertyRoot, CompositionNode.EndBehavior>()
    let stated = entries.map { Int($0) }.filter {
      nodes[$0].endBehavior != .remove || nodes[$0].kind == .time
    }
    for entry in stated.sorted() {
      for node in settingEntries(of: entry) where nodes[node].endBehavior != .remove {
        for root in roots(of: node) { endBehaviors.set(nodes[node].endBehavior, for: root) }
      }
    }
    if !endBehaviors.isEmpty, !input.composition.pool.keyframes.isEmpty {
      keepTurningPathsWhole(entries, &endBehaviors)
    }
    return endBehaviors
  }

  /// A path that rotates its layer is one animation of two properties: if one remains, both do, and
  /// if one stays, the rotation can't be committed to the model.
  private func keepTurningPathsWhole(
    _ entries: [Int32], _ endBehaviors: inout SmallMap<PropertyRoot, CompositionNode.EndBehavior>
  ) {
    for entry in entries {
      for leaf in leaves(of: Int(entry)) where turns(nodes[leaf].record) {
        let roots = roots(of: leaf)
        let behaviors = roots.compactMap { endBehaviors[$0] }
        guard roots.count > 1, let first = behaviors.first else { continue }
        let behavior = behaviors.contains(.stay) ? .stay : first
        for root in roots where endBehaviors[root] != behavior {
          endBehaviors.set(behavior, for: root)
        }
      }
    }
  }

  /// The entries whose setting counts: the entry itself, or the top-level entries of a time.
  private func settingEntries(of entry: Int) -> [Int] {
    guard nodes[entry].kind == .time else { return [entry] }
    return input.tree.verbs(in: entry, on: layer).filter { index in
      input.layout.scopes(around: index).first { $0 == entry || nodes[$0].kind != .time } == entry
    }
  }

  /// The animations of an entry on the current layer, or the entry itself.
  func leaves(of entry: Int) -> [Int] {
    nodes[entry].kind == .leaf ? [entry] : input.tree.leaves(in: entry, on: layer)
  }

  /// The properties that an entry animates, with duplicates.
  func roots(of entry: Int) -> [PropertyRoot] {
    var roots: [PropertyRoot] = []
    forEachRoot(of: entry) { if roots.last !== $0 { roots.append($0) } }
    return roots
  }

  /// Calls a closure with each property that an entry animates, with duplicates.
  private func forEachRoot(of entry: Int, _ body: (PropertyRoot) -> Void) {
    guard nodes[entry].kind != .leaf else { return visit(entry) }
    for leaf in leaves(of: entry) { visit(leaf) }
    func visit(_ leaf: Int) {
      let record = nodes[leaf].record
      let path = input.composition.pool.path(record.property)
      if path.isResolved { body(path.root) }
      if turns(record) { body(PropertyPath.transform.root) }
    }
  }

  /// Whether an animation also rotates the transform.
  func turns(_ record: AnimationRecord) -> Bool {
    record.kind == .keyframes
      && input.composition.pool.table(record).turns(input.composition.pool.path(record.property))
  }
}
