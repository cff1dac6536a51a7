// The path between two layers of a tree, for converting times and points.

/// The path from one layer to another: up to the common ancestor, and down again.
///
/// Layers of two trees are connected by the space around the roots.
struct LayerRoute {
  /// The layers to leave, in that order.
  let up: [Layer]
  /// The layers to enter, in that order.
  let down: [Layer]

  /// Nil is the space around the roots.
  init(from start: Layer?, to end: Layer?) {
    var up = Self.chain(from: start)
    var down = Self.chain(from: end)
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    self.up = up
    self.down = down.reversed()
  }

  /// A layer and all its ancestors.
  private static func chain(from layer: Layer?) -> [Layer] {
    var chain: [Layer] = []
    var above = layer
    while let layer = above {
      chain.append(layer)
      above = layer.superlayer
    }
    return chain
  }
}
