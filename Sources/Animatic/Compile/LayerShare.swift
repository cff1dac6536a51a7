// What a composition has for one layer, as far as the layout meets it.

import AnimaticCore

/// The share of one layer in a composition.
struct LayerShare {
  /// What stands in no group, in the order of writing until the tree puts it in order.
  var entries: [Int32] = []
  /// How many animations and groups it has.
  private(set) var nodeCount = 0
  /// The numbers of the properties that are animated, the latest last.
  private(set) var properties: [Int32] = []
  /// Whether it is single animations only, which say nothing of what they are called, how often
  /// they play or what remains of them.
  private(set) var isPlain = true
  /// Whether anything asks what shows when it begins.
  private(set) var infersStarts = false

  /// Takes an animation or a group.
  @inline(__always)
  mutating func take(_ node: borrowing CompositionNode, _ index: Int, isTop: Bool) {
    nodeCount += 1
    if node.kind == .leaf {
      // One verb after the other animates the same property more often than not.
      if properties.last != node.record.property { note(node.record.property) }
      if node.remains != .nothing { isPlain = false }
      if node.record.extra >= 0 { isPlain = false }
      if !infersStarts, node.record.needsStart { infersStarts = true }
    } else {
      isPlain = false
    }
    if isTop {
      entries.append(Int32(truncatingIfNeeded: index))
    } else {
      isPlain = false
    }
  }

  /// Takes a time that has something on this layer.
  mutating func takeTime(_ index: Int) {
    isPlain = false
    entries.append(Int32(truncatingIfNeeded: index))
  }

  @inline(never)
  private mutating func note(_ property: Int32) {
    if let known = properties.firstIndex(of: property) {
      properties.swapAt(known, properties.count - 1)
    } else {
      properties.append(property)
    }
  }
}
