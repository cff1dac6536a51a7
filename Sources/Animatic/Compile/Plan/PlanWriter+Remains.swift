// Fill and commit after the end, which split a composition in two groups.

import AnimaticCore

extension PlanWriter {
  /// How the properties of an entry end.
  enum EntryEnd: UInt8 {
    /// None remains. An entry without properties counts here, so it is written exactly once.
    case removed
    case kept
    /// Some remain.
    case split
  }

  /// Writes one group for what is removed at the end, and one for what remains; an entry with both
  /// is in both.
  mutating func writeTwoGroups(_ entries: [Int32]) {
    let ends = entries.map { end(of: Int($0)) }
    hasRemoved = ends.contains { $0 != .kept }
    for isKept in [false, true] where isKept || hasRemoved {
      openWrapper(around: entries, isKept: isKept)
      for (entry, end) in zip(entries, ends) where end != (isKept ? .removed : .kept) {
        writeEntry(
          Int(entry),
          only: end == .split ? { [remains] in remains.contains($0) == isKept } : nil)
      }
      closeWrapper()
    }
  }

  private func end(of entry: Int) -> EntryEnd {
    var (hasKept, hasRemoved) = (false, false)
    forEachRoot(of: entry) {
      if remains.contains($0) { hasKept = true } else { hasRemoved = true }
    }
    return hasKept ? (hasRemoved ? .split : .kept) : .removed
  }

  /// Whether a single entry remains or is removed as a whole.
  func remainsAsOne(_ entry: Int) -> Bool {
    remains.isEmpty || composition.nodes[entry].kind != .time
      || roots(of: entry).allSatisfy { remains.contains($0) }
  }

  /// The setting of each property: the last one written counts, for a whole and its components
  /// together.
  func remaining(of entries: [Int32]) -> SmallMap<PropertyRoot, CompositionNode.Remains> {
    var remains = SmallMap<PropertyRoot, CompositionNode.Remains>()
    let speaking = entries.lazy.map { Int($0) }.filter {
      composition.nodes[$0].remains != .nothing || composition.nodes[$0].kind == .time
    }
    for entry in speaking.sorted() {
      for node in bearers(of: entry) where composition.nodes[node].remains != .nothing {
        for root in roots(of: node) { remains.set(composition.nodes[node].remains, for: root) }
      }
    }
    if !remains.isEmpty, !composition.pool.keyframes.isEmpty {
      keepTurningPathsWhole(entries, &remains)
    }
    return remains
  }

  /// A path that rotates its layer is one animation of two properties: if one remains, both do, and
  /// if one stays, the rotation can't be committed to the model.
  private func keepTurningPathsWhole(
    _ entries: [Int32], _ remains: inout SmallMap<PropertyRoot, CompositionNode.Remains>
  ) {
    for entry in entries {
      for leaf in leaves(of: Int(entry)) where turns(composition.nodes[leaf].record) {
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

  /// The animations of an entry on the current layer, or the entry itself.
  func leaves(of entry: Int) -> [Int] {
    composition.nodes[entry].kind == .leaf ? [entry] : tree.leaves(in: entry, on: layer)
  }

  /// The properties that an entry animates, with duplicates.
  func roots(of entry: Int) -> [PropertyRoot] {
    var roots: [PropertyRoot] = []
    forEachRoot(of: entry) { if roots.last !== $0 { roots.append($0) } }
    return roots
  }

  /// Passes each property that an entry animates to a closure, with duplicates.
  private func forEachRoot(of entry: Int, _ visit: (PropertyRoot) -> Void) {
    guard composition.nodes[entry].kind != .leaf else {
      return visitRoots(of: composition.nodes[entry].record, visit)
    }
    for leaf in tree.leaves(in: entry, on: layer) {
      visitRoots(of: composition.nodes[leaf].record, visit)
    }
  }

  private func visitRoots(of record: AnimationRecord, _ visit: (PropertyRoot) -> Void) {
    let path = composition.pool.path(record.property)
    if path.isResolved { visit(path.root) }
    if turns(record) { visit(PropertyPath.transform.root) }
  }

  /// Whether an animation also rotates the transform.
  func turns(_ record: AnimationRecord) -> Bool {
    record.kind == .keyframes
      && composition.pool.table(record).turns(composition.pool.path(record.property))
  }
}
