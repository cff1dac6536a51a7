// The subtree and the root of a layer.

/// A layer and its descendants, masks included, each layer before its descendants.
struct LayerSubtree: Sequence, IteratorProtocol {
  private var ahead: Layer?
  private var pile: [Layer] = []

  init(_ top: Layer) { ahead = top }

  mutating func next() -> Layer? {
    guard let layer = ahead else { return nil }
    if !layer.links.isLeaf { pile += layer.links.below.reversed() }
    ahead = pile.popLast()
    return layer
  }
}

extension Layer {
  /// The layer and its descendants.
  var subtree: LayerSubtree { LayerSubtree(self) }

  /// The root of the tree.
  var root: Layer {
    var top = self
    while let above = top.superlayer { top = above }
    return top
  }

  /// Whether another layer is the layer itself or a descendant.
  ///
  /// Alternates between walking up from one and down from the other, and stops at whichever ends
  /// first, so that building a deep tree from either end takes linear time.
  func holds(_ other: Layer) -> Bool {
    var above: Layer? = other
    var below = subtree
    while let layer = above {
      if layer === self { return true }
      above = layer.superlayer
      if above != nil, below.next() == nil { return false }
    }
    return false
  }
}
