// Snapshots of layers as values; nested layers share one traversal.

public import AnimaticCore

extension Layer {
  /// Returns the current presentation of the layer and its sublayers as values.
  ///
  /// Set as the contents of a layer in front, it covers changes underneath.
  ///
  /// ```swift
  /// cover.contents = LayerContents(card.snapshot())
  /// ```
  ///
  /// - Returns: The layer and its sublayers, each before its own sublayers; masks are omitted.
  /// - Complexity: O(n) in the sublayers and their animations.
  public func snapshot() -> LayerSnapshot {
    LayerSnapshot(nodes: SnapshotWalk(of: self, marking: SmallSet()).nodes)
  }

  /// The snapshots of some layers, evaluating shared subtrees once.
  static func snapshots(of layers: [Layer]) -> [LayerSnapshot] {
    if layers.count < 2 { return layers.map { $0.snapshot() } }
    let wanted = SmallSet(layers.map { ObjectIdentifier($0) })
    var taken = SmallMap<ObjectIdentifier, LayerSnapshot>()
    for layer in outsideIn(layers) where !taken.contains(ObjectIdentifier(layer)) {
      let walk = SnapshotWalk(of: layer, marking: wanted)
      for (part, range) in walk.parts where !taken.contains(part) {
        taken.add(LayerSnapshot(nodes: walk.nodes, part: range), for: part)
      }
    }
    return layers.compactMap { taken[ObjectIdentifier($0)] }
  }

  /// The layers, ordered so that each precedes its descendants.
  private static func outsideIn(_ layers: [Layer]) -> [Layer] {
    var depths = SmallMap<ObjectIdentifier, Int>()
    for layer in layers {
      var way: [ObjectIdentifier] = []
      var next: Layer? = layer
      while let above = next, depths[ObjectIdentifier(above)] == nil {
        way.append(ObjectIdentifier(above))
        next = above.superlayer
      }
      var depth = next.flatMap { depths[ObjectIdentifier($0)] } ?? -1
      for layer in way.reversed() {
        depth += 1
        depths.set(depth, for: layer)
      }
    }
    return layers.ascending { Double(depths[ObjectIdentifier($0)] ?? 0) }
  }
}

/// A traversal of a layer's subtree that also collects the ranges of marked layers.
private struct SnapshotWalk {
  private(set) var nodes: [LayerSnapshot.Node] = []
  /// The marked layers, each with the nodes of its subtree.
  private(set) var parts: [(layer: ObjectIdentifier, nodes: Range<Int>)] = []
  private var open: [(layer: ObjectIdentifier, start: Int)] = []

  init(of top: Layer, marking marked: SmallSet<ObjectIdentifier>) {
    let departed = top.stage?.openTransactions.transitions.departed
    var pile = [(layer: top, depth: 0)]
    while let (layer, depth) = pile.popLast() {
      close(to: depth)
      if depth > 0, let nodes = departed?[layer.id], !layer.isLive {
        self.nodes += nodes.map { $0.moved(by: depth) }
        continue
      }
      if marked.contains(ObjectIdentifier(layer)) {
        open.append((ObjectIdentifier(layer), nodes.count))
      }
      nodes.append(
        LayerSnapshot.Node(
          id: layer.id, name: layer.name, depth: depth, values: layer.presentation))
      let sublayers = layer.committedSublayers ?? layer.sublayerList
      pile += sublayers.reversed().map { ($0, depth + 1) }
    }
    close(to: 0)
  }

  /// Closes the layers that are not above a given depth.
  private mutating func close(to depth: Int) {
    while let last = open.last, nodes[last.start].depth >= depth {
      parts.append((last.layer, last.start..<nodes.count))
      open.removeLast()
    }
  }
}
