// Policies for reduced motion, applied before compilation.

import AnimaticCore

extension CompositionBody {
  /// Whether reduced motion makes a difference.
  var isReducible: Bool { nodes.contains { $0.motion.map { $0 != .keep } ?? false } }

  /// The composition with reduced motion.
  ///
  /// - Parameter settlings: The seconds until springs with initial velocities have settled, by node.
  func reduced(settling settlings: [Int: ExactTime] = [:]) -> CompositionBody {
    guard isReducible else { return self }
    var reduced = self
    reduced.nodes = []
    // A layer with animated opacity needs no cross-fade.
    var fades = CrossFadeWriter(fading: Set(nodes.filter { isFade($0) }.map(\.layer)))
    let parents = parents
    let turns = turns(parents)
    let times = ReducedTimes(self, parents)
    // The place of each tree's first node.
    var firsts: [Int] = []
    for (index, node) in nodes.enumerated() {
      var node = node
      firsts.append(reduced.nodes.count)
      let first = firsts[index + 1 - Int(node.span)]
      node.span = Int32(reduced.nodes.count - first + 1)
      let length = settlings[index]?.rounded ?? reduced.length(of: node)
      reduced.reduce(&node, lasting: length, endsAtEnd: turns[index].endsAtEnd)
      times.scale(&node, index)
      reduced.nodes.append(node)
      if node.attributes >= 0 {
        reduced.changeAttributes(of: reduced.nodes.count - 1) {
          times.scale(&$0, index)
          // What jumps has no velocity.
          if ![nil, .keep, .shorten].contains(node.motion) { $0.initialVelocity = nil }
        }
      }
      if node.kind != .leaf { fades.startSegment() }
      // Reversed, a cross-fade would fade out.
      if node.kind == .leaf, node.motion == .crossfade, turns[index] == Turn(),
        let fade = fades.fade(
          for: node, at: reduced.position(of: node), in: together(index, parents), lasting: length,
          &reduced.pool)
      {
        reduced.nodes.append(fade)
        reduced.join(from: first)
      }
      if node.hasThen { fades.startSegment() }
    }
    return reduced
  }

  /// The parent of each node; -1 for none.
  var parents: [Int32] {
    var parents = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      for child in children(of: index) { parents[child] = Int32(index) }
    }
    return parents
  }

  /// The direction of each node's content, given its containers.
  private func turns(_ parents: [Int32]) -> [Turn] {
    var turns = [Turn](repeating: Turn(), count: nodes.count)
    for index in nodes.indices.reversed() where parents[index] >= 0 {
      let parent = Int(parents[index])
      turns[index] = turns[parent]
      switch nodeOperator(of: nodes[parent]) {
      case .reversed: turns[index] = turns[index].reversed
      case .autoreversed: turns[index] = Turn(beginsAtBegin: true, endsAtEnd: false)
      default: break
      }
    }
    return turns
  }

  /// The container in which a verb begins together with others; in a row it is alone.
  private func together(_ index: Int, _ parents: [Int32]) -> Int32 {
    let parent = parents[index]
    guard parent >= 0 else { return parent }
    switch nodes[Int(parent)].kind {
    case .chain, .group, .parallel: return parent
    default: return Int32(nodes.count + index)
    }
  }

  /// The duration of a verb, in seconds.
  private func length(of node: CompositionNode) -> Double {
    if !node.hasDuration, let spring = spring(of: node) { return spring.settlingDuration }
    let length = pool.timing(node.record).wallDuration
    return length.isFinite ? length : node.record.duration
  }

  /// Joins a verb and its cross-fade into one statement.
  private mutating func join(from first: Int) {
    var both = CompositionNode(.parallel, AnimationRecord(.group, duration: 0), layer: -1)
    both.record.file = nodes[first].record.file
    both.record.line = nodes[first].record.line
    both.span = Int32(nodes.count - first + 1)
    both.attributes = nodes[first].attributes
    both.hasThen = nodes[first].hasThen
    both.thenLine = nodes[first].thenLine
    nodes[first].attributes = -1
    nodes[first].hasThen = false
    nodes.append(both)
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
      // A spring has its own duration; it plays at double speed instead of being cut.
      var timing = pool.timing(node.record)
      timing.speed *= 2
      pool.storeAnew(timing, in: &node.record)
    } else {
      node.record.duration *= 0.5
      node.hasDuration = true
    }
  }

  /// Makes a verb jump to its end; it may last as long as the cross-fade that hides it, so its end
  /// callbacks fire then.
  private mutating func jump(
    _ node: inout CompositionNode, lasting length: Double, endsAtEnd: Bool
  ) {
    guard node.kind == .leaf else {
      // A group of instants has nothing to cut.
      if length == 0 { node.hasDuration = false }
      return
    }
    // An autoreversing verb ends with its start, even in no time.
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

/// The begin and end of a node whose containers reverse it.
private struct Turn: Equatable {
  var beginsAtBegin = true
  var endsAtEnd = true

  /// The direction in a container that plays backward.
  var reversed: Turn { Turn(beginsAtBegin: !beginsAtBegin, endsAtEnd: !endsAtEnd) }
}
