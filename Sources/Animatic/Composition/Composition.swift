// A description of a sequence: flat, unresolved, a value. Nothing in it runs, and no clock is read
// to make it.

import AnimaticCore

/// A description of what shall move and when: what chains and builders are made of.
///
/// It is a value: a stored composition can be used twice, and neither use changes the other.
/// Nothing is resolved until it is asked for its timeline, its groups or its dump, or is run.
public struct Composition: Composable, CustomStringConvertible {
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

  /// The composition itself.
  public var composition: Composition { self }

  /// How many animations were written, on one line.
  public var description: String {
    let count = nodes.count { $0.kind == .leaf }
    return "composition of \(count) animation\(count == 1 ? "" : "s")"
  }

  // MARK: Writing

  /// The index of a layer; a layer that is not known yet is added.
  mutating func index(of host: any LayerHost) -> Int32 {
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

  /// What a node says that only few nodes say.
  func word(of node: CompositionNode) -> CompositionWord? {
    node.word < 0 ? nil : words[Int(node.word)]
  }

  /// Folds everything written so far into one node.
  mutating func fold(into kind: CompositionNode.Kind, _ record: AnimationRecord, layer: Int32) {
    var node = CompositionNode(kind, record, layer: layer)
    node.childCount = Int32(roots.count)
    node.span = Int32(nodes.count + 1)
    nodes.append(node)
  }

  /// The nodes that stand in no container, in order.
  var roots: [Int] {
    var roots: [Int] = []
    var index = nodes.count - 1
    while index >= 0 {
      roots.append(index)
      index -= Int(nodes[index].span)
    }
    return roots.reversed()
  }

  /// Makes one tree of what was written: a statement of a builder.
  mutating func close() {
    if let last = nodes.last, Int(last.span) == nodes.count, last.isStatement { return }
    fold(into: .chain, AnimationRecord(.group, duration: 0), layer: -1)
  }

  /// Takes over all of another composition, after what stands so far.
  mutating func append(_ other: consuming Composition) {
    if nodes.isEmpty, problems.isEmpty {
      self = other
      return
    }
    let shift = pool.append(other.pool)
    let firstListener = Int32(listeners.count)
    listeners.append(contentsOf: other.listeners)
    let firstWord = Int32(words.count)
    let firstPosition = Int32(positions.count)
    words.append(contentsOf: other.words.map { $0.shifted(by: observations.count) })
    observations.append(contentsOf: other.observations)
    positions.append(contentsOf: other.positions)
    let layers = other.hosts.map { index(of: $0) }
    for var node in other.nodes {
      if node.word >= 0 { node.word += firstWord }
      if node.position >= 0 { node.position += firstPosition }
      shift.apply(to: &node.record)
      if node.record.listener >= 0 { node.record.listener += firstListener }
      if node.layer >= 0 { node.layer = layers[Int(node.layer)] }
      nodes.append(node)
    }
    problems.append(contentsOf: other.problems)
  }
}
