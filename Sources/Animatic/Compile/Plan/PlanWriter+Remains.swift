// What remains after the end, and how that splits what is written in two.

import AnimaticCore

extension PlanWriter {
  /// What is removed at the end in one group, what remains in another; what does both is in both.
  mutating func writeTwoGroups(_ entries: [Int]) {
    let roots = entries.map { self.roots(of: $0) }
    for isKept in [false, true] where isKept || hasRemoved(entries) {
      openWrapper(around: entries, isKept: isKept)
      for (entry, roots) in zip(entries, roots) {
        // What shows nothing goes with what is removed, so that it is written exactly once.
        let isSome = roots.contains { remains.contains($0) }
        let isAll = isSome && doAllRemain(roots)
        guard isKept ? isSome : !isAll else { continue }
        writeEntry(
          entry, only: isSome && !isAll ? { [remains] in remains.contains($0) == isKept } : nil)
      }
      closeWrapper()
    }
  }

  /// Whether an only entry remains as a whole, or goes as a whole.
  func remainsAsOne(_ entry: Int) -> Bool {
    remains.isEmpty || composition.nodes[entry].kind != .time
      || doAllRemain(roots(of: entry))
  }

  private func doAllRemain(_ roots: [PropertyRoot]) -> Bool {
    roots.allSatisfy { remains.contains($0) }
  }

  /// Whether some of what entries animate does not remain.
  func hasRemoved(_ entries: [Int]) -> Bool {
    entries.contains { entry in
      let roots = roots(of: entry)
      return roots.isEmpty || !doAllRemain(roots)
    }
  }

  /// What remains of each property: the last word written on it counts, a whole and its parts
  /// together.
  func remaining(of entries: [Int]) -> ShortDictionary<PropertyRoot, CompositionNode.Remains> {
    var remains = ShortDictionary<PropertyRoot, CompositionNode.Remains>()
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

  /// A path that turns its layer is one animation of two properties: where one remains, both do,
  /// and where one stays, the turn that goes on can't be in the model.
  private func keepTurningPathsWhole(
    _ entries: [Int], _ remains: inout ShortDictionary<PropertyRoot, CompositionNode.Remains>
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

  /// Whose word counts for an entry: its own, or in a time that of what stands in no group there.
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

  /// The properties that an entry animates, each as often as it does.
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
