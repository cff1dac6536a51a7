// A composition, resolved: flat records per layer in order of application. A value, and
// Sendable: a run changes only its own.

/// Everything there is to know about what shows when; evaluating it needs only model values and a
/// time.
@usableFromInline
package struct Plan: Sendable {
  @usableFromInline package var pool = AnimationPool()
  @usableFromInline package var nodes: [PlanNode] = []
  /// Where the values of the nodes go.
  @usableFromInline package var slots: [PropertySlot] = []
  package var layers: [PlanLayer] = []
  package var roots: [PlanRoot] = []
  /// Where each root's block starts in a frame of all roots, or its place among the shaped values.
  package var offsets: [Int32] = []
  /// The most groups that one layer has.
  package var groupCount = 0
  /// How many numbers, and how many shaped values, a frame of all roots holds.
  package var frameSize = FrameSize()
  /// Seconds from the begin to the end of the whole; may be infinite.
  package var duration = 0.0

  package init() {}

  /// The node around a node that stands in no group, or itself.
  func entry(of node: Int) -> Int {
    var entry = node
    while nodes[entry].parent >= 0 { entry = Int(nodes[entry].parent) }
    return entry
  }

  /// The nodes that stand in no group, of one layer.
  package func entries(of layer: Int) -> [Int] {
    outermost(Int(layers[layer].nodes.lowerBound)..<Int(layers[layer].nodes.upperBound))
  }

  /// The nodes that stand directly in a group; none for what is no group.
  package func children(of node: Int) -> [Int] { outermost(node + 1..<Int(nodes[node].end)) }

  private func outermost(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = Int(nodes[index].end)
    }
    return found
  }

  /// Where the values of a node go.
  @inlinable
  package func slot(of node: Int) -> PropertySlot {
    nodes[node].isGroup ? .none : slots[Int(nodes[node].slot)]
  }

  /// The index of the layer that a node is on.
  ///
  /// Complexity: O(log n) in the layers.
  package func layer(of node: Int) -> Int {
    var low = 0
    var high = layers.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(layers[middle].nodes.lowerBound) <= node { low = middle } else { high = middle }
    }
    return low
  }

  /// The key that a node was given; nil for none.
  package func name(of node: Int) -> String? { pool.name(pool.extra(of: nodes[node].record).key) }

  /// The index of a node's listener; -1 for none.
  package func listener(of node: Int) -> Int32 { pool.extra(of: nodes[node].record).listener }

  /// The index of a path's root among the roots of a layer; nil where the plan does not animate it.
  package func root(of path: PropertyPath, on layer: Int) -> Int? {
    layers[layer].roots.first { roots[Int($0)].root == path.root }
      .map { Int($0 - layers[layer].roots.lowerBound) }
  }
}
