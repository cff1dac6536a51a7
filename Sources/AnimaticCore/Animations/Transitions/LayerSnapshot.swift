// What a layer and all that is in it showed at one moment.

/// What a layer and its sublayers showed at one moment, as values: a picture without pixels.
///
/// It can be the contents of another layer, which then covers what changes beneath (SEMANTICS X-9).
public struct LayerSnapshot: Sendable, Hashable, CustomStringConvertible {
  /// One layer of a snapshot.
  public struct Node: Sendable, Equatable, CustomStringConvertible {
    /// The layer that was looked at.
    public let id: LayerID

    /// What the layer was called.
    public let name: String?

    /// How deep it lies: 0 for the layer of the snapshot itself, 1 for its sublayers.
    public let depth: Int

    /// What it showed.
    public let values: LayerValues

    package init(id: LayerID, name: String?, depth: Int, values: LayerValues) {
      self.id = id
      self.name = name
      self.depth = depth
      self.values = values
    }

    /// Depth, name and values on one line.
    public var description: String { "\(depth) \(name?.oneLine ?? "layer") \(values)" }
  }

  /// The layers, each before what is in it, and from back to front.
  public let nodes: [Node]

  package init(nodes: [Node]) { self.nodes = nodes }

  /// Feeds the layers to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    for node in nodes { hasher.combine(node.id) }
  }

  /// How many layers are in it, on one line.
  public var description: String { "snapshot of \(nodes.count) layers" }
}
