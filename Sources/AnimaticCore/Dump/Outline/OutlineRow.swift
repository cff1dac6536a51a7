// One row of an outline.

/// A row: a layer, an animation, or a summary of omitted rows.
struct OutlineRow: Sendable {
  enum Content: Sendable {
    case layer
    case node(Int)
    /// Siblings similar to the previous ones.
    case likeNodes
    /// Layers similar to the previous ones.
    case likeLayers
  }

  let content: Content
  /// The name of a layer, or the count of omitted rows; empty for a node.
  var label = ""
  /// The prefix in a text tree.
  var prefix = ""
  /// The first active time in the plan's time, in seconds; NaN if it never runs.
  var begin = Double.nan
  var end = Double.nan
  /// Whether the node is in a group.
  var isChild = false

  /// The first active interval as text.
  var times: String { Self.times(begin, end) }

  /// An interval as text.
  static func times(_ begin: Double, _ end: Double) -> String {
    begin <= end ? "\(begin.text)…\(end.text) s" : "never"
  }

  /// The node of the row; nil for other rows.
  var node: Int? {
    if case .node(let index) = content { index } else { nil }
  }
}
