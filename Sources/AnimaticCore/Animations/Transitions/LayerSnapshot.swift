// What a layer and all that is in it showed at one moment.

/// What a layer and its sublayers showed at one moment, as values: a picture without pixels.
///
/// It can be the contents of another layer, which then covers what changes beneath (X-9).
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

    /// The same layer, so much deeper.
    package func moved(by levels: Int) -> Node {
      levels == 0 ? self : Node(id: id, name: name, depth: depth + levels, values: values)
    }

    /// Depth, name and values on one line.
    public var description: String { "\(depth) \(name?.oneLine ?? "layer") \(values)" }
  }

  /// The picture that this is a part of: pictures of layers inside one another are taken as one.
  private let all: [Node]
  private let part: Range<Int>

  package init(nodes: [Node]) { self.init(nodes: nodes, part: nodes.indices) }

  /// The picture of a layer that is somewhere in the picture of another.
  package init(nodes: [Node], part: Range<Int>) {
    all = nodes
    self.part = part
  }

  /// The layers, each before what is in it, and from back to front.
  ///
  /// - Complexity: O(n) in the layers, where it was taken with that of a layer around it.
  public var nodes: [Node] {
    if part == all.indices { return all }
    let nodes = all[part]
    let depth = nodes.first?.depth ?? 0
    return nodes.map { $0.moved(by: -depth) }
  }

  /// Whether both show the same layers in the same way.
  ///
  /// - Parameters:
  ///   - first: A snapshot.
  ///   - second: Another snapshot.
  /// - Returns: Whether their layers are equal, one by one.
  public static func == (first: LayerSnapshot, second: LayerSnapshot) -> Bool {
    first.part.count == second.part.count && first.nodes == second.nodes
  }

  /// Feeds the layers to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    for node in all[part] { hasher.combine(node.id) }
  }

  /// How many layers are in it, on one line.
  public var description: String { "snapshot of \(part.count) layers" }
}
