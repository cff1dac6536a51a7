// The content of a composition on one layer, in order of application.

import AnimaticCore

/// The content of a composition on one layer.
struct LayerContent {
  /// The top-level entries, in the order of writing until the tree sorts them.
  var entries: [Int32] = []
  /// The codes of the animated properties.
  private(set) var properties = OrderedSet<Int32>()
  /// The latest animated property.
  private var property = Int32.max
  /// Whether it has only single animations, without keys, repeats, or fill settings.
  private(set) var isPlain = true
  /// Whether any animation infers its start.
  var infersStarts = false

  /// Adds an animation or a group; only one at the top level is an entry.
  mutating func add(_ index: Int, _ node: borrowing CompositionNode, isTop: Bool) {
    let isLeaf = node.kind == .leaf
    if node.endBehavior != .remove || !isTop || !isLeaf { isPlain = false }
    if node.record.attributes >= 0 { isPlain = false }
    // Successive verbs usually animate the same property.
    if isLeaf, node.record.property != property { note(node.record.property) }
    if isTop { entries.append(Int32(index)) }
  }

  private mutating func note(_ property: Int32) {
    self.property = property
    properties.insert(property)
  }

  /// Adds a time with content on this layer.
  mutating func addTime(_ index: Int) {
    isPlain = false
    entries.append(Int32(index))
  }
}

extension AnimationRecord {
  /// Whether its start is explicit: a from, or a first keyframe.
  var statesStart: Bool {
    hasEnds
      ? flags.contains(.from) && !flags.contains(.inferred) : !flags.contains(.offsets)
  }

  /// Whether its start has to be inferred.
  var needsStart: Bool {
    flags.contains(.offsets) || hasEnds && flags.isDisjoint(with: .saysStart)
  }
}
