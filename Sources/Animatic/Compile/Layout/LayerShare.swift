// What a composition has for one layer, as far as the layout meets it.

import AnimaticCore

/// The share of one layer in a composition.
struct LayerShare {
  /// What stands in no group, in the order of writing until the tree puts it in order.
  var entries: [Int32] = []
  /// How many animations and groups it has.
  private(set) var nodeCount = 0
  /// The numbers of the properties that are animated.
  private(set) var properties: [Int32] = []
  /// The same, where there are many.
  private var knownProperties: Set<Int32> = []
  /// As many are found faster one after the other.
  private static let fewProperties = 16
  /// The latest that was met.
  private var property = Int32.max
  /// Whether it is single animations only, which say nothing of what they are called, how often
  /// they play or what remains of them.
  private(set) var isPlain = true
  /// Whether anything asks what shows when it begins.
  private(set) var infersStarts = false
  /// Whether there is a row in it.
  private var hasRow = false

  /// Takes animations and groups that follow each other, of which nothing is looked at.
  mutating func take(_ indices: Range<Int>, isTop: Bool) {
    nodeCount += indices.count
    if isTop {
      // Only once: room that is made again and again is made by copying.
      if entries.isEmpty { entries.reserveCapacity(indices.count) }
      for index in indices { entries.append(Int32(truncatingIfNeeded: index)) }
    } else if !indices.isEmpty {
      isPlain = false
    }
  }

  /// Takes a row of which each verb was looked at.
  mutating func take(row index: Int, count: Int) {
    hasRow = true
    nodeCount += count
    entries.append(Int32(truncatingIfNeeded: index))
  }

  /// Whether a row in it can't be written as it is: something else is on the layer, which may come
  /// between its verbs, or speaks of them.
  var needsNodes: Bool { hasRow && (entries.count > 1 || !isPlain) }

  /// Finds out what an animation of a row asks for.
  @inline(__always)
  mutating func look(at verb: borrowing PackedVerb) {
    if verb.property != property { note(verb.property) }
  }

  /// Finds out what an animation or a group asks for.
  @inline(__always)
  mutating func look(at node: borrowing CompositionNode) {
    guard node.kind == .leaf else {
      isPlain = false
      return
    }
    // One verb after the other animates the same property more often than not.
    if node.record.property != property { note(node.record.property) }
    if node.remains != .nothing { isPlain = false }
    if node.record.extra >= 0 { isPlain = false }
    if !infersStarts, node.record.needsStart { infersStarts = true }
  }

  /// Takes a time that has something on this layer.
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
  /// Whether it says where it starts: an explicit from, or a first keyframe.
  var statesStart: Bool {
    hasEnds
      ? flags.contains(.from) && !flags.contains(.inferred) : !flags.contains(.offsets)
  }

  /// Whether its start has to be looked up.
  var needsStart: Bool {
    flags.contains(.offsets) || hasEnds && flags.isDisjoint(with: .saysStart)
  }
}
