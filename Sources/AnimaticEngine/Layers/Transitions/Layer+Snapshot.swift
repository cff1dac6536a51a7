// What layers and all that is in them show, as values; layers inside one another share a picture.

public import AnimaticCore

extension Layer {
  /// What the layer and all that is in it show now, as values.
  ///
  /// Made the contents of a layer that lies on top, it covers what is changed beneath.
  ///
  /// ```swift
  /// cover.contents = LayerContents(card.snapshot())
  /// ```
  ///
  /// - Returns: The layer and its sublayers, each before what is in it; masks are left out.
  /// - Complexity: O(n) in the sublayers and their animations.
  public func snapshot() -> LayerSnapshot {
    LayerSnapshot(nodes: SnapshotWalk(of: self, marking: []).nodes)
  }

  /// The picture of each of some layers; what lies in several of them is looked at once.
  static func snapshots(of layers: [Layer]) -> [LayerSnapshot] {
    if layers.count < 2 { return layers.map { $0.snapshot() } }
    let wanted = Set(layers.map { ObjectIdentifier($0) })
    var taken: [ObjectIdentifier: LayerSnapshot] = [:]
    for layer in outsideIn(layers) where taken[ObjectIdentifier(layer)] == nil {
      let walk = SnapshotWalk(of: layer, marking: wanted)
      for (part, range) in walk.parts where taken[part] == nil {
        taken[part] = LayerSnapshot(nodes: walk.nodes, part: range)
      }
    }
    return layers.compactMap { taken[ObjectIdentifier($0)] }
  }

  /// Layers such that each comes before those that are in it.
  private static func outsideIn(_ layers: [Layer]) -> [Layer] {
    var depths: [ObjectIdentifier: Int] = [:]
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
        depths[layer] = depth
      }
    }
    return layers.map { ($0, depths[ObjectIdentifier($0)] ?? 0) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

/// What a layer and all that is in it show, and where in it some of these layers are.
private struct SnapshotWalk {
  private(set) var nodes: [LayerSnapshot.Node] = []
  /// The marked layers, each with the nodes of what is in it.
  private(set) var parts: [(layer: ObjectIdentifier, nodes: Range<Int>)] = []
  private var open: [(layer: ObjectIdentifier, start: Int)] = []

  init(of top: Layer, marking marked: Set<ObjectIdentifier>) {
    let pictures = top.stage?.uncommitted.pictures ?? [:]
    var pile = [(layer: top, depth: 0)]
    while let (layer, depth) = pile.popLast() {
      close(to: depth)
      if depth > 0, let picture = pictures[layer.id], !layer.isLive {
        nodes += picture.map { $0.moved(by: depth) }
        continue
      }
      if marked.contains(ObjectIdentifier(layer)) {
        open.append((ObjectIdentifier(layer), nodes.count))
      }
      nodes.append(
        LayerSnapshot.Node(
          id: layer.id, name: layer.name, depth: depth, values: layer.presentation))
      let sublayers = layer.committedSublayers ?? layer.links.sublayers
      pile += sublayers.reversed().map { ($0, depth + 1) }
    }
    close(to: 0)
  }

  /// What is not above a layer of a depth ends before it.
  private mutating func close(to depth: Int) {
    while let last = open.last, nodes[last.start].depth >= depth {
      parts.append((last.layer, last.start..<nodes.count))
      open.removeLast()
    }
  }
}
