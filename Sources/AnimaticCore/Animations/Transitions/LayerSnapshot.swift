// The presentation of a layer tree at one time.

/// The presentation values of a layer and its sublayers at one time: an image without pixels.
///
/// A snapshot can be the contents of another layer, which then covers changes beneath it (X-9).
public struct LayerSnapshot: Sendable, Hashable, CustomStringConvertible {
  /// One layer of a snapshot.
  public struct Node: Sendable, Equatable, CustomStringConvertible {
    /// The id of the layer.
    public let id: LayerID

    /// The name of the layer.
    public let name: String?

    /// The depth: 0 for the snapshot's root layer, 1 for its sublayers.
    public let depth: Int

    /// The presentation values.
    public let values: LayerValues

    package init(id: LayerID, name: String?, depth: Int, values: LayerValues) {
      self.id = id
      self.name = name
      self.depth = depth
      self.values = values
    }

    /// Returns the node at a greater depth.
    package func moved(by levels: Int) -> Node {
      levels == 0 ? self : Node(id: id, name: name, depth: depth + levels, values: values)
    }

    /// Depth, name and values on one line.
    public var description: String { "\(depth) \(name?.oneLine ?? "layer") \(values)" }
  }

  /// The nodes of the enclosing snapshot: nested layers are captured once.
  private let all: [Node]
  private let part: Range<Int>

  package init(nodes: [Node]) { self.init(nodes: nodes, part: nodes.indices) }

  /// Creates the snapshot of a layer within the snapshot of another.
  package init(nodes: [Node], part: Range<Int>) {
    all = nodes
    self.part = part
  }

  /// The layers in preorder, from back to front.
  ///
  /// - Complexity: O(n) in the layers if captured with an enclosing layer.
  public var nodes: [Node] {
    if part == all.indices { return all }
    let nodes = all[part]
    let depth = nodes.first?.depth ?? 0
    return nodes.map { $0.moved(by: -depth) }
  }

  /// Returns whether both contain the same layers with the same values.
  ///
  /// - Parameters:
  ///   - first: A snapshot.
  ///   - second: Another snapshot.
  /// - Returns: Whether their layers are equal.
  public static func == (first: LayerSnapshot, second: LayerSnapshot) -> Bool {
    first.part.count == second.part.count && first.nodes == second.nodes
  }

  /// Hashes the layers.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    for node in all[part] { hasher.combine(node.id) }
  }

  /// The number of layers on one line.
  public var description: String { "snapshot of \(part.count.of("layer"))" }
}
