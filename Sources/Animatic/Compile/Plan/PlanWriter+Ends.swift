// The explicit ends of animations, for reversing and trimming.

import AnimaticCore

extension PlanBuilder {
  typealias Ends = (start: FlatValue, end: FlatValue)

  func record(of node: Int) -> AnimationRecord { plan.nodes[node].record }

  /// Whether an animation's values can be rewritten in another order: from one value to another, or
  /// through several.
  func isRewritable(_ node: Int) -> Bool {
    let record = record(of: node)
    let fixed: AnimationRecord.Flags = [.cumulative, .misfit, .offsets, .jumps]
    guard record.flags.isDisjoint(with: fixed) else { return false }
    // The missing end of an animation value follows the model.
    if record.flags.contains(.raw), record.kind == .basic,
      record.flags.intersection(.ends) != .fromTo
    {
      return false
    }
    switch record.kind {
    case .basic: return plan.slot(of: node).access != .flag
    case .keyframes: return isValueList(record)
    case .spring, .group: return false
    }
  }

  /// Keyframes without a path or a shape, each with a time.
  private func isValueList(_ record: AnimationRecord) -> Bool {
    let table = plan.pool.table(record)
    let count = Int(table.count)
    guard table.mode == .linear, !table.isPath, table.shapes < 0, count >= 2,
      table.reached == table.count
    else { return false }
    let input = plan.pool.input(of: table)
    let (timeCount, easingCount) = (input.times?.count ?? count, input.easings?.count ?? 0)
    return timeCount == count && easingCount < count
  }

  /// The start and the end of a basic animation; missing ones are the model's.
  func ends(of node: Int, over model: LayerValues) -> Ends? {
    let record = record(of: node)
    let path = plan.pool.path(record.property)
    let flags = record.flags.intersection(.ends)
    guard record.kind == .basic, !flags.isEmpty, flags != .from else { return nil }
    // Only plain lists of numbers are added numerically.
    guard !flags.contains(.by) || plan.slot(of: node).access == .slice else { return nil }
    return flags.ends(
      { plan.pool.value($0, of: record, count: path.count) },
      model: { model.value(at: path) }, sum: path.sum)
  }
}

extension PlanWriter {
  /// Sets both ends of a basic animation.
  mutating func write(_ ends: PlanBuilder.Ends, to record: inout AnimationRecord) {
    record.values = builder.plan.pool.store(
      [ends.start, ends.end], isShaped: record.flags.contains(.shaped))
    record.flags.subtract([.by, .inferred])
    record.flags.insert(.fromTo)
  }

  /// Makes implicit ends of a verb explicit if Core Animation can't ease it: keyframes need all
  /// values.
  mutating func stateEnds(of node: Int) {
    var record = builder.record(of: node)
    guard builder.isRewritable(node), builder.plan.pool.function(record.easing)?.isCubic == false,
      let ends = builder.ends(of: node, over: model)
    else { return }
    write(ends, to: &record)
    builder.plan.nodes[node].record = record
  }

  /// Writes one group for what is removed at the end, and one for what remains; an entry with both
  /// is in both.
  mutating func writeTwoGroups(_ entries: [Int32]) {
    let endBehaviors = endBehaviors
    let ends = ends(of: entries)
    let hasRemoved = ends.contains(where: \.removed)
    for isKept in [false, true] where isKept || hasRemoved {
      openWrapper(
        around: entries, isKept: isKept, suffix: isKept && hasRemoved ? ".kept" : "")
      showTakenStarts(isKept: isKept)
      for (entry, ends) in zip(entries, ends) where isKept ? ends.kept : ends.removed {
        let isSplit = ends.kept && ends.removed
        writeEntry(
          Int(entry), only: isSplit ? { endBehaviors.contains($0) == isKept } : nil)
      }
      closeWrapper()
    }
  }

  /// Whether some properties of each entry are kept, and some removed; without properties, it is
  /// removed.
  private func ends(of entries: [Int32]) -> [(kept: Bool, removed: Bool)] {
    // By code, because comparing properties takes longer; none for an unknown key path.
    var isKept: [Int32: Bool] = [:]
    let properties = input.tree.contents[Int(layer) + 1].properties.elements
    for property in properties + [StandardProperty.transform.code] {
      let path = builder.plan.pool.path(property)
      if path.isResolved { isKept[property] = endBehaviors.contains(path.root) }
    }
    return entries.map { entry in
      var ends = (kept: false, removed: false)
      input.forEachProperty(of: Int(entry), on: layer) { property in
        guard let isKept = isKept[property] else { return }
        if isKept { ends.kept = true } else { ends.removed = true }
      }
      return (ends.kept, ends.removed || !ends.kept)
    }
  }
}

typealias EndBehaviors = OrderedMap<PropertyRoot, CompositionNode.EndBehavior>

extension WriterInput {
  /// The setting of each property: the last one written counts, for a whole and its components
  /// together.
  func endBehaviors(of entries: [Int32], on layer: Int32) -> EndBehaviors {
    var endBehaviors = EndBehaviors()
    let stated = entries.filter {
      nodes[Int($0)].endBehavior != .remove || nodes[Int($0)].kind == .time
    }
    for entry in stated.sorted() {
      forEachSetting(of: Int(entry), on: layer) { node in
        forEachProperty(of: node, on: layer) { property in
          let path = source.path(property)
          if path.isResolved { endBehaviors[path.root] = nodes[node].endBehavior }
        }
      }
    }
    if !endBehaviors.isEmpty, !source.body.pool.keyframes.isEmpty {
      keepTurningPathsWhole(entries, on: layer, &endBehaviors)
    }
    return endBehaviors
  }

  /// A path that rotates its layer is one animation of two properties: if one remains, both do, and
  /// if one stays, the rotation can't be committed to the model.
  private func keepTurningPathsWhole(
    _ entries: [Int32], on layer: Int32, _ endBehaviors: inout EndBehaviors
  ) {
    for entry in entries {
      for leaf in leaves(of: Int(entry), on: layer) where source.turns(nodes[leaf].record) {
        let roots = roots(of: leaf, on: layer)
        let behaviors = roots.compactMap { endBehaviors[$0] }
        guard roots.count > 1, let first = behaviors.first else { continue }
        let behavior = behaviors.contains(.stay) ? .stay : first
        for root in roots where endBehaviors[root] != behavior {
          endBehaviors[root] = behavior
        }
      }
    }
  }

  /// Calls a closure with each entry whose setting counts: the entry itself, or the top-level
  /// entries of a time.
  private func forEachSetting(of entry: Int, on layer: Int32, _ body: (Int) -> Void) {
    guard nodes[entry].kind == .time else { return body(entry) }
    for index in tree.verbs(in: entry, on: layer) where nodes[index].endBehavior != .remove {
      let scope = layout.scopes(around: index).first { $0 == entry || nodes[$0].kind != .time }
      if scope == entry { body(index) }
    }
  }

  /// The animations of an entry on a layer, or the entry itself.
  func leaves(of entry: Int, on layer: Int32) -> [Int] {
    nodes[entry].kind == .leaf ? [entry] : tree.leaves(in: entry, on: layer)
  }

  /// The properties that an entry animates, with duplicates.
  func roots(of entry: Int, on layer: Int32) -> [PropertyRoot] {
    var roots: [PropertyRoot] = []
    forEachProperty(of: entry, on: layer) { property in
      let path = source.path(property)
      if path.isResolved, roots.last !== path.root { roots.append(path.root) }
    }
    return roots
  }

  /// Calls a closure with the code of each property that an entry animates, with duplicates.
  func forEachProperty(of entry: Int, on layer: Int32, _ body: (Int32) -> Void) {
    guard nodes[entry].kind != .leaf else { return visit(entry) }
    for leaf in tree.leaves(in: entry, on: layer) { visit(leaf) }
    func visit(_ leaf: Int) {
      body(nodes[leaf].record.property)
      if source.turns(nodes[leaf].record) { body(StandardProperty.transform.code) }
    }
  }
}
