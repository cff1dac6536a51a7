// The walk of the lints over one layer: scope by scope, each animation once.

/// What is found on one layer of a plan.
struct LayerLint {
  let plan: Plan
  let layer: Int
  let model: LayerValues
  let circumstances: LintCircumstances
  let entries: [Int]
  /// Whether nothing of the layer can be seen, whatever moves.
  let isInvisible: Bool
  /// For a frame of one root alone, whichever root of the layer it is: its block starts at 0.
  let offsets: [Int32]

  var found: [Diagnostic] = []
  /// Keyframes that were told to jump at both ends: their snap back needs no word of its own.
  var jumping: Set<Int> = []
  /// What was told to start where it is not seen before: its jump needs no word of its own.
  var startingLate: Set<Int> = []
  /// How many levels of groups may still be gone through to find out when something shows.
  private var levelsLeft = 200_000

  init(_ plan: Plan, layer: Int, model: LayerValues, _ circumstances: LintCircumstances) {
    self.plan = plan
    self.layer = layer
    self.model = model
    self.circumstances = circumstances
    entries = plan.entries(of: layer)
    let roots = plan.layers[layer].roots
    let fades = roots.contains { plan.roots[Int($0)].root.name == StandardProperty.opacity.name }
    isInvisible = model.opacity == 0 && !fades
    offsets = [Int32](repeating: 0, count: max(1, roots.count))
  }

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

  /// What the animations of a scope tell, in order of application; what is refused or inert is
  /// passed over.
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

  /// What one animation tells without those around it.
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

  // MARK: Times

  /// When an animation is first entered and last left, in seconds since the begin; nil where it never
  /// is, and where finding it out for all that is found would take too long.
  mutating func span(of node: LintNode) -> ActiveSpan? {
    canGoDown(to: node) ? plan.activeSpan(of: node.index) : nil
  }

  /// When a pass of a group is over first, in seconds since the begin.
  mutating func firstEnd(ofPassIn group: LintNode) -> ClosedRange<Double>? {
    guard canGoDown(to: group) else { return nil }
    let search = plan.passages(of: group.timing.duration, in: group.index)
    return search.first(from: 0).map { $0.time...$0.time }
  }

  private mutating func canGoDown(to node: LintNode) -> Bool {
    var next = node.index
    while next >= 0, levelsLeft > 0 {
      levelsLeft -= 1
      next = Int(plan.nodes[next].parent)
    }
    return levelsLeft > 0
  }

  // MARK: Words

  var label: String { plan.layers[layer].label }

  /// Where in the composition an animation is.
  func path(of node: LintNode) -> String {
    node.isGroup ? label : "\(label)/\(node.path.keyPath)"
  }

  /// A value of an animation's property, as it reads in a message.
  func text(_ value: FlatValue, at path: PropertyPath) -> String {
    value.text(as: path.valueType)
  }
}
