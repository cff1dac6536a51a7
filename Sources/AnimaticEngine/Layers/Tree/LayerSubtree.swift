// What is below a layer, and what is above it.

/// A layer and all that is below it, masks included, each layer before what is below it.
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
  /// The layer and all that is below it.
  var subtree: LayerSubtree { LayerSubtree(self) }

  /// The layer on top of the tree.
  var root: Layer {
    var top = self
    while let above = top.superlayer { top = above }
    return top
  }

  /// Whether another layer is the layer itself or below it.
  ///
  /// Looks up from the one and through all that is below the other by turns: whichever ends first
  /// has the answer, so that building a deep tree from either end takes a time that grows with its
  /// depth.
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
