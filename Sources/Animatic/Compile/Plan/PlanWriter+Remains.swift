// Fill and commit after the end, which split a composition in two groups.

import AnimaticCore

extension PlanWriter {
  /// Writes one group for what is removed at the end, and one for what remains; an entry with both
  /// is in both.
  mutating func writeTwoGroups(_ entries: [Int]) {
    let roots = entries.map { self.roots(of: $0) }
    for isKept in [false, true] where isKept || hasRemoved(entries) {
      openWrapper(around: entries, isKept: isKept)
      for (entry, roots) in zip(entries, roots) {
        // An entry without properties is in the removed group, so it is written exactly once.
        let isSome = roots.contains { remains.contains($0) }
        let isAll = isSome && doAllRemain(roots)
        guard isKept ? isSome : !isAll else { continue }
        writeEntry(
          entry, only: isSome && !isAll ? { [remains] in remains.contains($0) == isKept } : nil)
      }
      closeWrapper()
    }
  }

  /// Whether a single entry remains or is removed as a whole.
  func remainsAsOne(_ entry: Int) -> Bool {
    remains.isEmpty || composition.nodes[entry].kind != .time
      || doAllRemain(roots(of: entry))
  }

  private func doAllRemain(_ roots: [PropertyRoot]) -> Bool {
    roots.allSatisfy { remains.contains($0) }
  }

  /// Whether any animated property of the entries does not remain.
  func hasRemoved(_ entries: [Int]) -> Bool {
    entries.contains { entry in
      let roots = roots(of: entry)
      return roots.isEmpty || !doAllRemain(roots)
    }
  }

  /// The setting of each property: the last one written counts, for a whole and its components
  /// together.
  func remaining(of entries: [Int]) -> SmallMap<PropertyRoot, CompositionNode.Remains> {
    var remains = SmallMap<PropertyRoot, CompositionNode.Remains>()
    let speaking = entries.filter {
      composition.nodes[$0].remains != .nothing || composition.nodes[$0].kind == .time
    }
    for entry in speaking.sorted() {
      for node in bearers(of: entry) where composition.nodes[node].remains != .nothing {
        for root in roots(of: node) { remains.set(composition.nodes[node].remains, for: root) }
      }
    }
    if !remains.isEmpty { keepTurningPathsWhole(entries, &remains) }
    return remains
  }

  /// A path that rotates its layer is one animation of two properties: if one remains, both do, and
  /// if one stays, the rotation can't be committed to the model.
  private func keepTurningPathsWhole(
    _ entries: [Int], _ remains: inout SmallMap<PropertyRoot, CompositionNode.Remains>
  ) {
    for entry in entries {
      let isLeaf = composition.nodes[entry].kind == .leaf
      for leaf in isLeaf ? [entry] : tree.leaves(in: entry, on: layer) {
        let roots = roots(of: leaf)
        let words = roots.compactMap { remains[$0] }
        guard roots.count > 1, let first = words.first else { continue }
        let word = words.contains(.stay) ? .stay : first
        for root in roots where remains[root] != word { remains.set(word, for: root) }
      }
    }
  }

  /// The entries whose setting counts: the entry itself, or the top-level entries of a time.
  private func bearers(of entry: Int) -> [Int] {
    guard composition.nodes[entry].kind == .time else { return [entry] }
    return tree.verbs(in: entry, on: layer).filter { index in
      var scope = Int(layout.scope(of: index))
      while scope >= 0, scope != entry, composition.nodes[scope].kind == .time {
        scope = Int(layout.scope(of: scope))
      }
      return scope == entry
    }
  }

  var doesAnythingRemain: Bool { !remains.isEmpty }

  /// The properties that an entry animates, with duplicates.
  func roots(of entry: Int) -> [PropertyRoot] {
    let node = composition.nodes[entry]
    let leaves = node.kind == .leaf ? [entry] : tree.leaves(in: entry, on: layer)
    return leaves.reduce(into: []) { roots, leaf in
      let record = composition.nodes[leaf].record
      let path = builder.pool.path(record.property)
      if path.isResolved, roots.last !== path.root { roots.append(path.root) }
      if builder.pool.table(record).turns(path) { roots.append(PropertyPath.transform.root) }
    }
  }
}
