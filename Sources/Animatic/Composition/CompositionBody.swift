// What was written, flat and unresolved: nodes in post-order, and what they need besides.

import AnimaticCore

/// All that a composition holds.
struct CompositionBody {
  var nodes: [CompositionNode] = []
  /// What few nodes say.
  var words: [CompositionWord] = []
  /// Where verbs were placed in words.
  var positions: [Position] = []
  var pool = AnimationPool()
  var listeners: [AnimationListener?] = []
  /// Who hears of parts of it, and of cues.
  var observations: [Observation] = []
  var hosts: [any LayerHost] = []
  private var hostIndices: [ObjectIdentifier: Int32] = [:]
  /// What was wrong with single calls, found while they were written.
  var problems: [Diagnostic] = []

  init() {}

  // MARK: Writing

  /// The index of a layer; a layer that is not known yet is added.
  mutating func index(of host: any LayerHost) -> Int32 {
    if let last = hosts.last, last === host { return Int32(hosts.count - 1) }
    // Few layers are found faster by looking at them; many need a table.
    if hosts.count < 8 {
      if let index = hosts.lastIndex(where: { $0 === host }) { return Int32(index) }
    } else {
      if hostIndices.isEmpty {
        for (index, host) in hosts.enumerated() {
          hostIndices[ObjectIdentifier(host)] = Int32(index)
        }
      }
      if let index = hostIndices[ObjectIdentifier(host)] { return index }
      hostIndices[ObjectIdentifier(host)] = Int32(hosts.count)
    }
    hosts.append(host)
    return Int32(hosts.count - 1)
  }

  /// The index of the last verb or group: what modifiers address.
  var lastVerb: Int? {
    // A chain inside a chain is a part of it that was spoken of as a whole.
    let index = nodes.lastIndex { $0.kind != .then && $0.kind != .cue && $0.kind != .chain }
    return index.flatMap { nodes[$0].kind == .leaf || nodes[$0].kind == .group ? $0 : nil }
  }

  /// Changes a node, and puts into the pool what it needs.
  mutating func edit(
    _ index: Int, _ edit: (inout CompositionNode, inout AnimationPool) -> Void
  ) {
    edit(&nodes[index], &pool)
  }

  /// Takes back what was wrong with the last verb's repeat count, and says what is wrong with it now.
  mutating func correctRepeats(_ problem: Diagnostic?) {
    guard let index = lastVerb else { return }
    if nodes[index].record.flags.contains(.badRepeats),
      let last = problems.lastIndex(where: { $0.id == Diagnostic.unusableCountID })
    {
      problems.remove(at: last)
    }
    nodes[index].record.flags.set(.badRepeats, problem != nil)
    if let problem { problems.append(problem) }
  }

  /// Writes the word then.
  @inline(__always)
  mutating func appendThen(gap: Double, file: String, line: UInt, layer: Int32) {
    let last = nodes.count - 1
    if last >= 0, nodes[last].takesThen, pool.isLatest(file),
      nodes[last].record.file == Int32(truncatingIfNeeded: pool.files.count - 1)
    {
      nodes[last].hasThen = true
      nodes[last].thenLine = Int32(truncatingIfNeeded: line)
      nodes[last].thenGap = gap
    } else {
      appendThenOfItsOwn(gap: gap, file: file, line: line, layer: layer)
    }
  }

  /// Writes the word then as a node, unless the node before it can say it.
  @inline(never)
  private mutating func appendThenOfItsOwn(gap: Double, file: String, line: UInt, layer: Int32) {
    var record = AnimationRecord(.group, duration: 0)
    record.begin = gap
    pool.mark(&record, file: file, line: line)
    if let last = nodes.indices.last, nodes[last].takesThen, nodes[last].record.file == record.file
    {
      nodes[last].hasThen = true
      nodes[last].thenLine = record.line
      nodes[last].thenGap = gap
    } else {
      nodes.append(CompositionNode(.then, record, layer: layer))
    }
  }

  /// What a node says that only few nodes say.
  func word(of node: CompositionNode) -> CompositionWord? {
    node.word < 0 ? nil : words[Int(node.word)]
  }

  /// The spring that a verb plays with: one that is eased by a spring is a spring animation.
  func spring(of node: CompositionNode) -> SpringCurve? {
    guard node.kind == .leaf, node.record.kind == .basic, !node.record.flags.contains(.raw),
      node.record.easing >= AnimationPool.firstCurve
    else { return nil }
    // One that can't be used eases as nothing, and is told of.
    guard let easing = pool.function(node.record.easing), easing.isValid else { return nil }
    return easing.springCurve
  }

  /// Folds everything written so far into one node.
  mutating func fold(into kind: CompositionNode.Kind, _ record: AnimationRecord, layer: Int32) {
    var node = CompositionNode(kind, record, layer: layer)
    node.childCount = Int32(rootCount)
    node.span = Int32(nodes.count + 1)
    nodes.append(node)
  }

  /// How many nodes stand in no container.
  private var rootCount: Int {
    var count = 0
    var index = nodes.count - 1
    while index >= 0 {
      count += 1
      index -= Int(nodes[index].span)
    }
    return count
  }

  /// Makes one tree of what was written: a statement of a builder.
  mutating func close() {
    if isTree { return }
    fold(into: .chain, AnimationRecord(.group, duration: 0), layer: -1)
  }

  /// How many nodes there are when it is one tree.
  var treeSize: Int { nodes.isEmpty || isTree ? nodes.count : nodes.count + 1 }

  private var isTree: Bool {
    guard let last = nodes.last else { return false }
    return Int(last.span) == nodes.count && last.isStatement
  }

  /// Writes a verb after what stands so far.
  @inline(__always)
  mutating func append(_ verb: borrowing PlainVerb, file: String, layer: Int32) {
    nodes.append(verb.node(layer: layer, file: file, in: &pool))
  }
}
