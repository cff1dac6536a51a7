// One row of an outline.

/// A row: a layer, an animation, or a summary of omitted rows.
struct OutlineRow: Sendable {
  enum Content: Sendable, Equatable {
    case layer(Int)
    case node(Int)
    /// Siblings similar to the previous ones: their count, the first, and the last.
    case likeNodes(count: Int, first: Int, last: Int)
    /// Layers similar to the previous ones.
    case likeLayers(count: Int, first: Int, last: Int)
  }

  let content: Content
  /// The prefix in a text tree.
  let prefix: String
  /// The first active time in the plan's time, in seconds; NaN if it never runs.
  let begin: Double
  let end: Double
  /// Whether the node is in a group.
  let isChild: Bool

  /// The first active interval as text.
  var times: String { begin <= end ? "\(begin.text)…\(end.text) s" : "never" }

  /// The node of the row; nil for other rows.
  var node: Int? {
    if case .node(let index) = content { index } else { nil }
  }
}
