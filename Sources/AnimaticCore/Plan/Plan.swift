// A resolved composition: flat records per layer in order of application. A sendable value: a run
// changes only its copy.

/// The full description of a presentation; evaluation needs only model values and a time.
package struct Plan: Sendable {
  package var pool: AnimationPool
  package var nodes: [PlanNode] = []
  /// The targets of the nodes' values.
  package var slots: [PropertySlot] = []
  package var layers: [PlanLayer] = []
  package var roots: [PlanRoot] = []
  /// The size of a frame of all properties.
  package var frameSize = FrameSize()
  /// The duration of the whole in seconds; may be infinite.
  package var duration = 0.0

  package init(pool: AnimationPool = AnimationPool()) { self.pool = pool }

  /// Returns a node and its ancestors, innermost first; empty for -1.
  package func ancestry(of node: Int) -> [Int] {
    var found: [Int] = []
    var next = node
    while next >= 0 {
      found.append(next)
      next = Int(nodes[next].parent)
    }
    return found
  }

  /// Marks a node and its ancestors, up to one that is marked already.
  func mark(upFrom node: Int, in marks: inout [Bool]) {
    var next = node
    while next >= 0, !marks[next] {
      marks[next] = true
      next = Int(nodes[next].parent)
    }
  }

  /// Returns the top-level ancestor of a node, or the node itself.
  func entry(of node: Int) -> Int { ancestry(of: node).last ?? node }

  /// Returns the top-level nodes of one layer.
  package func entries(of layer: Int) -> [Int] { nodes.outermost(in: layers[layer].nodes) }

  /// Returns the direct children of a group; empty for any other node.
  package func children(of node: Int) -> [Int] {
    nodes.outermost(in: node + 1..<Int(nodes[node].end))
  }

  /// Returns a node and its descendants.
  package func subtree(of node: Int) -> Range<Int> { node..<Int(nodes[node].end) }

  /// Returns the slot of a node.
  package func slot(of node: Int) -> PropertySlot {
    nodes[node].isGroup ? .none : slots[Int(nodes[node].slot)]
  }

  /// Returns a property by its index on a layer.
  package func root(_ index: Int32, of layer: Int) -> PropertyRoot {
    roots[Int(layers[layer].roots.lowerBound + index)].root
  }

  /// Returns the index of a node's layer.
  ///
  /// Complexity: O(log n) in the layers.
  package func layer(of node: Int) -> Int {
    layers.dropFirst().partitioningIndex { $0.nodes.lowerBound > node } - 1
  }

  /// Returns the explicit key of a node; nil for none.
  package func name(of node: Int) -> String? {
    pool.name(pool.attributes(of: nodes[node].record).key)
  }

  /// Returns the index of a node's observer; nil for none.
  package func listener(of node: Int) -> Int? {
    let listener = pool.attributes(of: nodes[node].record).listener
    return listener < 0 ? nil : Int(listener)
  }

  /// The property of an animation; nil for a group.
  package func path(of node: Int) -> PropertyPath? {
    nodes[node].isGroup ? nil : pool.path(nodes[node].record.property)
  }

  /// The source location of a node.
  package func place(of node: Int) -> SourcePlace? { pool.place(nodes[node].record) }

  /// An animation as an observed part, with its place among the written parts.
  package func observedPart(at node: Int, part: Int? = nil) -> ObservedPart {
    (kind: .part(cycles: node), node: node, observer: listener(of: node) ?? -1, part: part)
  }

  /// The animations of a node and its descendants that have an effect and a known property.
  package func liveNodes(of node: Int) -> [Int] {
    subtree(of: node).filter {
      !nodes[$0].isGroup && !nodes[$0].record.flags.contains(.inert) && slot(of: $0).root >= 0
    }
  }

  /// Returns a layer's property animations with matching slots that are not inert, in order of
  /// application.
  package func leaves(of layer: Int, where meets: (PropertySlot) -> Bool) -> [Int] {
    layers[layer].nodes.filter {
      !nodes[$0].isGroup && !nodes[$0].record.flags.contains(.inert) && meets(slot(of: $0))
    }
  }

  /// Returns the index of a path's property on a layer; nil if the plan does not animate it.
  package func root(of path: PropertyPath, on layer: Int) -> Int? {
    let range = Int(layers[layer].roots.lowerBound)..<Int(layers[layer].roots.upperBound)
    return roots[range].firstIndex { $0.root == path.root }.map { $0 - range.lowerBound }
  }
}

extension RandomAccessCollection<PlanNode> where Index == Int {
  /// Returns the nodes of a range that are in no group of the range.
  func outermost(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = Int(self[index].end)
    }
    return found
  }
}
