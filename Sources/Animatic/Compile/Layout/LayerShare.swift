// The content of a composition on one layer, in order of application.

import AnimaticCore

/// The content of a composition on one layer.
struct LayerShare {
  /// The top-level entries, in the order of writing until the tree sorts them.
  var entries: [Int32] = []
  /// The number of its animations and groups.
  private(set) var nodeCount = 0
  /// The codes of the animated properties.
  private(set) var properties: [Int32] = []
  /// The same codes as a set, if there are many.
  private var knownProperties: Set<Int32> = []
  /// Up to this count, linear search is faster.
  private static let fewProperties = 16
  /// The latest animated property.
  private var property = Int32.max
  /// Whether it has only single animations, without keys, repeats, or fill settings.
  private(set) var isPlain = true
  /// Whether any animation infers its start.
  private(set) var infersStarts = false

  /// Adds an animation or a group; only one at the top level is an entry.
  @inline(__always)
  mutating func add(_ index: Int, _ node: borrowing CompositionNode, isTop: Bool) {
    nodeCount += 1
    if isTop { entries.append(Int32(truncatingIfNeeded: index)) } else { isPlain = false }
    guard node.kind == .leaf else {
      isPlain = false
      return
    }
    // Successive verbs usually animate the same property.
    if node.record.property != property { note(node.record.property) }
    if node.remains != .nothing { isPlain = false }
    if node.record.attributes >= 0 { isPlain = false }
    if !infersStarts, node.record.needsStart { infersStarts = true }
  }

  /// Adds a time with content on this layer.
  mutating func takeTime(_ index: Int) {
    isPlain = false
    entries.append(Int32(truncatingIfNeeded: index))
  }

  @inline(never)
  private mutating func note(_ property: Int32) {
    self.property = property
    guard properties.count > Self.fewProperties else {
      if !properties.contains(property) { properties.append(property) }
      return
    }
    if knownProperties.isEmpty { knownProperties = Set(properties) }
    if knownProperties.insert(property).inserted { properties.append(property) }
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
