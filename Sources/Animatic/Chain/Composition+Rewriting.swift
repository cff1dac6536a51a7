// Conversion of a node to an animation value and back, for modify.

import AnimaticCore

extension CompositionBody {
  /// A verb or group as an animation value; a group with its children, resolved relative to each
  /// other.
  func animation(at index: Int) -> any LayerAnimation {
    let node = nodes[index]
    var animation = pool.decode(node.record, listeners: listeners)
    if node.endBehavior != .remove {
      animation.isRemovedOnCompletion = false
      animation.fillMode = FillMode(
        forwards: true, backwards: animation.fillMode.fillsBackwards)
    }
    guard var group = animation as? AnimationGroup else { return animation }
    let entries = Composition(tree(at: index)).compiled(isListed: true).entries
    if let whole = entries.first?.animation as? AnimationGroup {
      group.animations = whole.animations
      if !node.hasDuration { group.duration = whole.duration }
    }
    group.areChildrenEdited = false
    return group
  }

  /// The tree of a node, as a separate composition.
  private func tree(at index: Int) -> CompositionBody {
    var tree = self
    tree.nodes = Array(nodes[index + 1 - Int(nodes[index].span)...index])
    tree.diagnostics = []
    // A following then is not part of it.
    if let last = tree.nodes.indices.last { tree.nodes[last].hasThen = false }
    return tree
  }

  /// Replaces a node by a changed animation.
  mutating func replace(
    _ index: Int, showing before: any LayerAnimation, with after: any LayerAnimation
  ) {
    let old = nodes[index]
    var observers: [AnimationObservers] = []
    guard var record = pool.encode(after, listeners: &observers) else {
      diagnostics.append(.foreignAnimation(after))
      return
    }
    diagnostics += record.check(in: pool)
    record.adopt(old.record)
    let attributes = pool.attributes(of: old.record)
    pool.change(&record) {
      $0.key = attributes.key
      $0.listener = attributes.listener
    }
    var node = old
    node.kind = record.kind == .group ? .group : .leaf
    node.record = record
    node.hasDuration = old.hasDuration || after.duration != before.duration
    if !record.flags.contains(.raw) { node.takeEndBehavior() }

    var children = Array(nodes[index + 1 - Int(old.span)..<index])
    if let group = after as? AnimationGroup, group.areChildrenEdited || old.kind == .leaf {
      children = trees(for: group.animations, layer: old.layer)
    } else if node.kind == .leaf {
      children = []
    }
    let first = index + 1 - Int(old.span)
    node.span = Int32(children.count + 1)
    nodes.replaceSubrange(first...index, with: children + [node])
    if after.delegate !== before.delegate {
      changeListener(of: first + children.count) { $0.target = after.delegate }
    }
  }

  /// The nodes of raw children, which are not added to this body.
  private mutating func trees(
    for animations: [any LayerAnimation], layer: Int32
  ) -> [CompositionNode] {
    let first = nodes.count
    for animation in animations { append(raw: animation, layer: layer) }
    defer { nodes.removeSubrange(first...) }
    return Array(nodes[first...])
  }
}

extension AnimationRecord {
  /// Copies from a replaced record what an animation value does not carry, except key and listener,
  /// which are in the pool.
  ///
  /// A verb stays a verb, whatever replaces it; offsets stay offsets only of the same property and
  /// kind.
  fileprivate mutating func adopt(_ old: AnimationRecord) {
    flags.set(.raw, old.flags.contains(.raw))
    flags.set(.badRepeats, old.flags.contains(.badRepeats))
    let isSame = kind == old.kind && property == old.property
    flags.set(.offsets, isSame && old.flags.contains(.offsets))
    flags.set(.factors, isSame && old.flags.contains(.factors))
    if old.flags.contains(.rejected) { flags.insert([.inert, .rejected]) }
    file = old.file
    line = old.line
  }
}

extension CompositionNode {
  /// On a verb, a kept animation with a forwards fill means stay.
  fileprivate mutating func takeEndBehavior() {
    let isKept = record.flags.contains([.kept, .fillsForwards])
    if !isKept {
      endBehavior = .remove
    } else if endBehavior == .remove {
      endBehavior = .stay
    }
    record.flags.subtract([.kept, .fillsForwards])
  }
}
