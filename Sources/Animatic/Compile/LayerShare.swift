// What a composition has for one layer, as far as one look at it tells.

import AnimaticCore

/// The share of one layer in a composition.
struct LayerShare {
  /// Where its entries stand among those of all layers.
  var range = 0..<0
  /// How many entries it has: what stands in no group.
  private(set) var count = 0
  /// The numbers of the properties that are animated, in no order.
  private(set) var properties: [Int32] = []
  /// Whether all its animations say nothing of what they are called, how often they play or what
  /// remains of them.
  private(set) var isPlain = true

  @inline(__always)
  mutating func take(_ node: borrowing CompositionNode, isTop: Bool) {
    switch node.kind {
    case .time: return
    case .leaf:
      // One verb after the other animates the same property more often than not.
      if properties.last != node.record.property { note(node.record.property) }
      if !node.isSilent { isPlain = false }
    default: isPlain = false
    }
    if isTop { count += 1 }
  }

  /// A time has something on this layer.
  mutating func takeTime() {
    isPlain = false
    count += 1
  }

  private mutating func note(_ property: Int32) {
    if let known = properties.firstIndex(of: property) {
      properties.swapAt(known, properties.count - 1)
    } else {
      properties.append(property)
    }
  }
}

extension CompositionNode {
  fileprivate var isSilent: Bool {
    remains == .nothing && record.extra < 0
  }
}
