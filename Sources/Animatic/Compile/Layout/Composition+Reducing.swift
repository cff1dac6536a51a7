// What the policies for reduced motion make of a composition, before it is compiled.

import AnimaticCore

extension CompositionBody {
  /// Whether less motion makes a difference.
  var isReducible: Bool { nodes.contains { $0.motion.map { $0 != .keep } ?? false } }

  /// The composition for a user who wants less motion.
  func reduced() -> CompositionBody {
    guard isReducible else { return self }
    var reduced = self
    reduced.nodes = []
    var dips = DipWriter(fading: layersThatFade)
    let parents = parents
    let turns = turns(parents)
    // How many nodes each of the trees has that stand in no container yet.
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      var node = node
      let first = reduced.nodes.count
      let children = open.suffix(self.children(of: index).reduce(0) { count, _ in count + 1 })
      let span = children.reduce(1, +)
      open.removeLast(children.count)
      node.span = Int32(span)
      let length = reduced.length(of: node)
      reduced.reduce(&node, lasting: length, endsAtEnd: turns[index].endsAtEnd)
      reduced.nodes.append(node)
      var tree = span
      if node.kind != .leaf { dips.startPiece() }
      // Played back, a dip would be the other way round.
      if node.kind == .leaf, node.motion == .crossfade, turns[index] == Turn(),
        let dip = dips.dip(
          for: node, at: position(of: node), in: together(index, parents), lasting: length,
          &reduced.pool)
      {
        reduced.nodes.append(dip)
        tree = reduced.join(from: first)
      }
      if node.hasThen { dips.startPiece() }
      open.append(tree)
    }
    return reduced
  }

  /// What each node is in; -1 for what is in nothing.
  private var parents: [Int32] {
    var parents = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      for child in children(of: index) { parents[child] = Int32(index) }
    }
    return parents
  }

  /// How what is in each node is turned round by what is around it.
  private func turns(_ parents: [Int32]) -> [Turn] {
    var turns = [Turn](repeating: Turn(), count: nodes.count)
    for index in nodes.indices.reversed() where parents[index] >= 0 {
      let parent = Int(parents[index])
      turns[index] = turns[parent]
      switch word(of: nodes[parent]) {
      case .reversed: turns[index].turn(Turn(beginsAtBegin: false, endsAtEnd: false))
      case .autoreversed: turns[index].turn(Turn(beginsAtBegin: true, endsAtEnd: false))
      default: break
      }
    }
    return turns
  }

  /// In what a verb stands together with others that begin with it: in a row it stands alone.
  private func together(_ index: Int, _ parents: [Int32]) -> Int32 {
    let parent = parents[index]
    guard parent >= 0 else { return parent }
    switch nodes[Int(parent)].kind {
    case .chain, .group, .parallel: return parent
    default: return Int32(nodes.count + index)
    }
  }

  /// The layers whose opacity is animated anyway: they need no dip.
  private var layersThatFade: Set<Int32> {
    Set(nodes.filter { isFade($0) }.map(\.layer))
  }

  /// Seconds that a verb takes.
  private func length(of node: CompositionNode) -> Double {
    if !node.hasDuration, let spring = spring(of: node) { return spring.settlingDuration }
    let length = pool.timing(node.record).wallDuration
    return length.isFinite ? length : node.record.duration
  }

  /// A verb and its dip as one statement.
  private mutating func join(from first: Int) -> Int {
    var record = AnimationRecord(.group, duration: 0)
    record.file = nodes[first].record.file
    record.line = nodes[first].record.line
    var both = CompositionNode(.parallel, record, layer: -1)
    both.span = Int32(nodes.count - first + 1)
    both.saying = nodes[first].saying
    nodes[first].saying = -1
    both.hasThen = nodes[first].hasThen
    both.thenLine = nodes[first].thenLine
    nodes[first].hasThen = false
    nodes.append(both)
    return Int(both.span)
  }

  private mutating func reduce(
    _ node: inout CompositionNode, lasting length: Double, endsAtEnd: Bool
  ) {
    guard let motion = node.motion, motion != .keep, node.kind == .leaf || node.hasDuration else {
      return
    }
    switch motion {
    case .keep: break
    case .shorten: shorten(&node)
    case .crossfade where isFade(node): node.motion = .keep
    case .crossfade: jump(&node, lasting: length, endsAtEnd: endsAtEnd)
    case .skip: jump(&node, lasting: 0, endsAtEnd: endsAtEnd)
    }
  }

  private func isFade(_ node: CompositionNode) -> Bool {
    node.kind == .leaf
      && pool.path(node.record.property).root == LayerProperty<Double>.opacity.path.root
  }

  private mutating func shorten(_ node: inout CompositionNode) {
    if node.record.kind == .spring || spring(of: node) != nil {
      // A spring plays in its own time; it is played faster instead of being cut off.
      var timing = pool.timing(node.record)
      timing.speed *= 2
      pool.storeAnew(timing, in: &node.record)
    } else {
      node.record.duration *= 0.5
      node.hasDuration = true
    }
  }

  /// Lets a verb be at its end at once, which may last as long as the dip that hides it: who hears
  /// of its end hears of it then.
  private mutating func jump(
    _ node: inout CompositionNode, lasting length: Double, endsAtEnd: Bool
  ) {
    guard node.kind == .leaf else {
      // A group of instants has nothing to be cut off.
      if length == 0 { node.hasDuration = false }
      return
    }
    // What comes back ends with its start, also in no time.
    let old = pool.timing(node.record)
    let comesBack = old.autoreverses || !endsAtEnd
    var timing = MediaTiming(beginTime: old.beginTime, autoreverses: comesBack)
    timing.fillMode = old.fillMode
    if length > 0, length.isFinite {
      timing.duration = comesBack ? length / 2 : length
      node.record.flags.insert(.jumps)
    }
    pool.storeAnew(timing, in: &node.record)
    node.record.flags.remove(.raw)
    node.hasDuration = true
  }
}

/// Where something begins and ends that is played another way round by what it is in.
private struct Turn: Equatable {
  var beginsAtBegin = true
  var endsAtEnd = true

  /// Something between it and what is around it turns it too.
  mutating func turn(_ inner: Turn) {
    let begins = beginsAtBegin ? inner.beginsAtBegin : inner.endsAtEnd == false
    let ends = endsAtEnd ? inner.endsAtEnd : inner.beginsAtBegin == false
    self = Turn(beginsAtBegin: begins, endsAtEnd: ends)
  }
}
