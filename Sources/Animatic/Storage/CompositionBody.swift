// The unresolved content of a composition: nodes in post-order, and their side tables.

package import AnimaticCore

/// The content of a composition.
package struct CompositionBody {
  package var nodes: [CompositionNode] = []
  /// The rare attributes of nodes.
  var attributes: [NodeAttributes] = []
  package var pool = AnimationPool()
  package var listeners: [AnimationObservers] = []
  /// The observers of parts and cues.
  package var observations: [CompositionObserver] = []
  package internal(set) var hosts: [any LayerHost] = []
  private var hostIndices: [LayerID: Int32] = [:]
  /// The diagnostics of single calls, found while they were written.
  package var diagnostics: [Diagnostic] = []

  package init() {}

  /// Releases the layers of the whole content.
  mutating func removeHosts() { hosts = [] }

  /// Restores the layers of content without them.
  mutating func restore(_ hosts: [any LayerHost]) { self.hosts = hosts }

  // MARK: Writing

  /// The index of a layer, which is added if unknown.
  package mutating func index(of host: any LayerHost) -> Int32 {
    if let last = hosts.last, last === host { return Int32(hosts.count - 1) }
    // A layer may have more than one host: a view, and the layer itself.
    let id = host.layerID
    if let index = hostIndices[id] { return index }
    let index = Int32(hosts.count)
    hostIndices[id] = index
    hosts.append(host)
    return index
  }

  /// The index of the last verb or group: the target of modifiers.
  var lastVerb: Int? {
    // A chain inside a chain is closed to modifiers.
    let index = nodes.lastIndex { $0.kind != .then && $0.kind != .cue && $0.kind != .chain }
    return index.flatMap { nodes[$0].isVerb ? $0 : nil }
  }

  /// Changes the last verb or group; reports a modifier without one.
  mutating func changeLastVerb(
    _ modifier: String, _ file: String, _ line: UInt, _ edit: (inout CompositionBody, Int) -> Void
  ) {
    guard let index = lastVerb else { return report(.nothingToModify(modifier), file, line) }
    edit(&self, index)
  }

  /// Sets the key of a node.
  mutating func setKey(of index: Int, to name: String) {
    let key = pool.intern(name: name)
    pool.change(&nodes[index].record) { $0.key = key }
  }

  /// Changes the timing of a node.
  mutating func changeTiming(of index: Int, _ edit: (inout MediaTiming) -> Void) {
    var timing = pool.timing(nodes[index].record)
    edit(&timing)
    pool.store(timing, in: &nodes[index].record)
  }

  /// Adds the diagnostic of a call.
  mutating func report(_ diagnostic: Diagnostic, _ file: String, _ line: UInt) {
    diagnostics.append(diagnostic.at(SourcePlace(file: file, line: line)))
  }

  /// Removes the diagnostic of a verb's repeat count.
  mutating func withdrawRepeats(of index: Int) {
    guard nodes[index].record.flags.contains(.badRepeats) else { return }
    nodes[index].record.flags.remove(.badRepeats)
    let last = diagnostics.lastIndex { $0.id == Diagnostic.unusableCountID }
    if let last { diagnostics.remove(at: last) }
  }

  /// The record of a node without values.
  mutating func record(begin: Double = 0, _ file: String, _ line: UInt) -> AnimationRecord {
    var record = AnimationRecord(.group, duration: 0)
    record.begin = begin
    pool.mark(&record, file: file, line: line)
    return record
  }

  /// Appends a then operator: as a node, unless the previous node can store it.
  mutating func appendThen(gap: Double, file: String, line: UInt) {
    let record = record(begin: gap, file, line)
    if gap == 0, let last = nodes.indices.last, nodes[last].takesThen,
      nodes[last].record.file == record.file
    {
      nodes[last].hasThen = true
      nodes[last].thenLine = record.line
    } else {
      nodes.append(CompositionNode(.then, record, layer: hosts.isEmpty ? -1 : 0))
    }
  }

  /// Returns the rare attributes of a node.
  package func attributes(of node: CompositionNode) -> NodeAttributes {
    node.attributes < 0 ? NodeAttributes() : attributes[Int(node.attributes)]
  }

  /// The operator of a node.
  package func nodeOperator(of node: CompositionNode) -> NodeOperator? {
    node.attributes < 0 ? nil : attributes[Int(node.attributes)].nodeOperator
  }

  /// The position of a node; nil for the cursor.
  package func position(of node: CompositionNode) -> Position? {
    node.attributes < 0 ? nil : attributes[Int(node.attributes)].position
  }

  /// The initial velocity of a node's spring, in units per second; nil for none.
  func initialVelocity(of node: CompositionNode) -> [Double]? {
    node.attributes < 0 ? nil : attributes[Int(node.attributes)].initialVelocity
  }

  /// Changes the rare attributes of a node.
  package mutating func changeAttributes(
    of index: Int, _ change: (inout NodeAttributes) -> Void
  ) {
    let old = nodes[index].attributes
    var new = old < 0 ? NodeAttributes() : attributes[Int(old)]
    change(&new)
    if new == NodeAttributes() {
      nodes[index].attributes = -1
    } else if old < 0 {
      nodes[index].attributes = Int32(attributes.count)
      attributes.append(new)
    } else {
      attributes[Int(old)] = new
    }
  }

  /// The only child of a node; nil if there are none or more.
  func onlyChild(of index: Int) -> Int? {
    let span = nodes[index].span
    return span > 1 && nodes[index - 1].span == span - 1 ? index - 1 : nil
  }

  /// The children of a node, the last first.
  package func children(of index: Int) -> some Sequence<Int> {
    let first = index + 1 - Int(nodes[index].span)
    return sequence(state: index - 1) { [nodes] child -> Int? in
      guard child >= first else { return nil }
      defer { child -= Int(nodes[child].span) }
      return child
    }
  }

  /// The spring of a verb: one with a spring easing is a spring animation.
  func spring(of node: CompositionNode) -> SpringCurve? {
    guard node.kind == .leaf, node.record.kind == .basic, !node.record.flags.contains(.raw),
      node.record.easing.isOwn
    else { return nil }
    // An unusable one is no easing, and is reported.
    guard let easing = pool.function(node.record.easing), easing.isValid else { return nil }
    return easing.springCurve
  }

  /// Folds everything written so far into one node, with an operator on it.
  mutating func fold(
    into kind: CompositionNode.Kind, _ record: AnimationRecord, layer: Int32 = -1,
    _ nodeOperator: NodeOperator? = nil
  ) {
    var node = CompositionNode(kind, record, layer: layer)
    node.span = Int32(nodes.count + 1)
    nodes.append(node)
    if let nodeOperator { changeAttributes(of: nodes.count - 1) { $0.nodeOperator = nodeOperator } }
  }

  /// Folds the content into one tree: a statement of a builder.
  mutating func close() {
    if isTree { return }
    fold(into: .chain, AnimationRecord(.group, duration: 0))
  }

  /// Whether there are no nodes and no diagnostics.
  var isEmpty: Bool { nodes.isEmpty && diagnostics.isEmpty }

  /// Whether the content is one tree.
  var isTree: Bool {
    guard let last = nodes.last else { return false }
    return Int(last.span) == nodes.count && last.isStatement
  }
}
