// The traversal of one layer: scope by scope, each animation once; then each property in time.

extension LayerLint {
  func lintEntries() {
    for entry in entries { lint(entry: entry) }
    findIndivisibleVerbs()
    findUnevenScales()
    findUnlikelyVerbs()
  }

  private func lint(entry: Int) {
    let end = Int(plan.nodes[entry].end)
    let isOfInterest = plan.nodes[entry..<end].contains {
      $0.record.flags.contains(.raw) || [.keyframes, .spring].contains($0.record.kind)
    }
    guard isOfInterest, !plan.nodes[entry].record.flags.contains(.inert) else { return }
    let first = leaves.partitioningIndex { $0.index >= entry }
    let own = leaves[first...].prefix { $0.index < end }
    var open = [LintScope(ofEntryBefore: end, writers: WriterCount(Array(own)))]
    lint([LintNode(entry, in: plan)], in: open[0])
    var index = entry
    while index < end {
      while open.count > 1, let last = open.last, index >= last.end { open.removeLast() }
      let group = LintNode(index, in: plan)
      guard group.isGroup, let around = open.last else {
        index += 1
        continue
      }
      if group.record.flags.contains(.inert) {
        index = Int(group.node.end)
        continue
      }
      let inside = LintScope(inside: group, in: around, pool: plan.pool)
      open.append(inside)
      let members = plan.children(of: index).map { LintNode($0, in: plan) }
        .filter { !$0.record.flags.contains(.inert) }
      findClipped(among: members, of: group)
      lint(members, in: inside)
      index += 1
    }
  }

  /// Lints the animations of a scope in order of application.
  private func lint(_ members: [LintNode], in scope: LintScope) {
    for node in members { lint(node, in: scope) }
    let leaves = members.filter { !$0.isGroup }
    guard leaves.contains(where: \.isRaw) else { return }
    scope.ownWriters = WriterCount(leaves)
    for leaf in leaves {
      if leaf.isRaw {
        findHiddenAdditive(under: leaf, in: scope)
        findRestart(of: leaf, in: scope)
      }
      scope.add(leaf)
    }
    for leaf in leaves where leaf.isRaw {
      findNothing(of: leaf, in: scope)
      findJumpingEnds(of: leaf, in: scope)
      findLateStart(of: leaf, in: scope)
    }
    findFlips(among: leaves)
  }

  /// Lints one animation on its own.
  private func lint(_ node: LintNode, in scope: LintScope) {
    for var diagnostic in node.record.lints(in: plan.pool) {
      diagnostic.nodes = [node.index]
      report(diagnostic)
    }
    guard node.isRaw else { return }
    findUnobservedEnd(of: node, in: scope)
    if scope.isTop {
      findKept(node)
      findUnsized(node)
    }
    guard !node.isGroup else { return }
    findTurn(of: node)
    findLostTransform(under: node)
    findIndivisible(under: node)
    findShapes(of: node)
    findAbsolute(node)
  }

  // MARK: In time

  /// Lints all animations of the layer, property by property.
  ///
  /// Complexity: O(n log n); only some iterations of a repeat are examined.
  func lintInTime() {
    // A single animation has no overlap and is not cut off.
    guard plan.layers[layer].nodes.count > 1 else { return }
    var reported = 0
    var isCut = false
    for (root, own) in activities.byRoot.enumerated() where own.count > 1 {
      let overlaps = isCut ? nil : findOverlaps(of: own, reported: reported)
      if let overlaps {
        reported += overlaps.pairs.count
        isCut = overlaps.isCut
      }
      findJumps(of: root)
      findCovered(of: root, overlaps)
    }
    findUnreached(activities.unreached)
  }
}
