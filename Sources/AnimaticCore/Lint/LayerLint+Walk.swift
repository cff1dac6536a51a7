// The traversal of one layer: scope by scope, each animation once.

extension LayerLint {
  mutating func lookAtEntries() {
    for entry in entries { look(atEntry: entry) }
    findIndivisibleVerbs()
    findUnevenScales()
    findUnlikelyVerbs()
  }

  private mutating func look(atEntry entry: Int) {
    let end = Int(plan.nodes[entry].end)
    let isOfInterest = plan.nodes[entry..<end].contains {
      $0.record.flags.contains(.raw) || $0.record.kind == .keyframes
    }
    guard isOfInterest else { return }
    var writers = WriterCount()
    for index in entry..<end where !plan.nodes[index].isGroup {
      writers.add(LintNode(index, in: plan))
    }
    var open = [LintScope(ofEntryBefore: end)]
    look(at: [entry], in: open[0], writers)
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
      let members = plan.children(of: index)
      findClipped(among: members, of: group)
      look(at: members, in: inside, writers)
      index += 1
    }
  }

  /// Lints the animations of a scope in order of application, without rejected and inert ones.
  private mutating func look(at members: [Int], in scope: LintScope, _ writers: WriterCount) {
    let nodes = members.map { LintNode($0, in: plan) }
      .filter { !$0.record.flags.contains(.inert) }
    for node in nodes { look(at: node, in: scope) }
    let leaves = nodes.filter { !$0.isGroup }
    guard leaves.contains(where: \.isRaw) else { return }
    var siblings = Siblings(leaves, entryWriters: writers)
    for leaf in leaves {
      if leaf.isRaw {
        findHiddenAdditive(under: leaf, siblings)
        findRestart(of: leaf, siblings, in: scope)
      }
      siblings.add(leaf)
    }
    for leaf in leaves where leaf.isRaw {
      findNothing(of: leaf, siblings, in: scope)
      findJumpingEnds(of: leaf, siblings, in: scope)
      findLateStart(of: leaf, siblings, in: scope)
    }
    findFlips(among: leaves)
  }

  /// Lints one animation on its own.
  private mutating func look(at node: LintNode, in scope: LintScope) {
    found += node.record.oddities(in: plan.pool).map { finding in
      var finding = finding
      finding.nodes = [node.index]
      return finding
    }
    guard node.isRaw else { return }
    findUnheardEnd(of: node, in: scope)
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
}
