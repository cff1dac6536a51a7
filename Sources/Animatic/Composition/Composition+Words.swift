// How a word that speaks of all that stands so far is written down.

import AnimaticCore

extension CompositionBody {
  /// The composition inside a node that says something of all of it.
  ///
  /// - Parameters:
  ///   - kind: What kind of node.
  ///   - word: What it says.
  ///   - begin: How much later it begins.
  ///   - easing: How its time is eased.
  consuming func within(
    _ kind: CompositionNode.Kind, _ word: CompositionWord?, begin: Double = 0,
    easing: TimingFunction? = nil, file: String, line: UInt
  ) -> CompositionBody {
    var whole = self
    if !whole.nodes.isEmpty { whole.close() }
    var record = AnimationRecord(.group, duration: 0)
    record.begin = begin
    record.easing = whole.pool.intern(easing)
    whole.pool.mark(&record, file: file, line: line)
    whole.fold(into: kind, record, layer: -1)
    if let word {
      whole.say(whole.nodes.count - 1) { $0.word = word }
    }
    return whole
  }

  /// Marks a moment after what stands so far.
  mutating func mark(_ cue: Cue, at position: Position?, layer: Int32, file: String, line: UInt) {
    var record = AnimationRecord(.group, duration: 0)
    pool.mark(&record, file: file, line: line)
    nodes.append(CompositionNode(.cue, record, layer: layer))
    say(nodes.count - 1) { $0.word = .cue(cue) }
    if let position { place(nodes.count - 1, at: position) }
  }

  /// Puts a node at a position in words; nil leaves it at the cursor.
  mutating func place(_ index: Int, at position: Position?) {
    say(index) { $0.position = position }
    if position != nil { nodes[index].record.begin = 0 }
  }

  /// Changes every verb and group in it.
  consuming func changingVerbs(_ change: (inout CompositionNode) -> Void) -> CompositionBody {
    var changed = self
    for index in changed.nodes.indices
    where changed.nodes[index].isVerb {
      change(&changed.nodes[index])
    }
    return changed
  }

  /// Gives every verb that says no duration or easing one; the innermost that is said counts.
  mutating func inherit(duration: Double?, easing: TimingFunction?) {
    let code = easing.map { pool.intern($0) }
    for index in nodes.indices
    where nodes[index].kind == .leaf && !nodes[index].record.flags.contains(.raw) {
      if let duration, !nodes[index].hasDuration {
        nodes[index].record.duration = duration
        nodes[index].hasDuration = true
      }
      if let code, nodes[index].record.easing < 0 { nodes[index].record.easing = code }
    }
  }

  /// Says what becomes of every verb where motion is reduced; the innermost that is said counts.
  mutating func reduceMotion(by policy: ReducedMotion) {
    for index in nodes.indices where nodes[index].isVerb {
      if nodes[index].motion == nil { nodes[index].motion = policy }
    }
  }

  /// Gives everything that has no layer yet one.
  mutating func bind(to layer: any LayerHost) {
    let isOpen = { (node: CompositionNode) in node.layer < 0 && node.isVerb }
    guard nodes.contains(where: isOpen) else { return }
    let index = index(of: layer)
    for node in nodes.indices where isOpen(nodes[node]) { nodes[node].layer = index }
  }
}

extension Composition {
  /// The composition inside a node that says something of all of it.
  consuming func within(
    _ kind: CompositionNode.Kind, _ word: CompositionWord?, begin: Double = 0,
    easing: TimingFunction? = nil, file: String, line: UInt
  ) -> Composition {
    var whole = self
    let body = whole.takeBody()
    return Composition(
      body.within(kind, word, begin: begin, easing: easing, file: file, line: line))
  }

  /// Changes every verb and group in it.
  consuming func changingVerbs(_ change: (inout CompositionNode) -> Void) -> Composition {
    var whole = self
    return Composition(whole.takeBody().changingVerbs(change))
  }
}
