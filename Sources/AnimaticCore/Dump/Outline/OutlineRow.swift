// One row of an outline.

/// What stands on one row: a layer, an animation, or a word about rows that are left out.
struct OutlineRow: Sendable {
  enum Content: Sendable, Equatable {
    case layer(Int)
    case node(Int)
    /// Siblings that are like those before them: how many, the first and the last.
    case likeNodes(count: Int, first: Int, last: Int)
    /// Layers that are like those before them.
    case likeLayers(count: Int, first: Int, last: Int)
  }

  let content: Content
  /// What stands before it in a tree of text.
  let prefix: String
  /// Seconds since the begin of the plan in which it runs first, in the first pass of what is around
  /// it that gets there; not numbers where it never runs.
  let begin: Double
  let end: Double
  /// Whether it stands in a group.
  let isChild: Bool

  /// When it runs first, in words.
  var times: String { begin <= end ? "\(begin.text)…\(end.text) s" : "never" }

  /// The node of a row that shows one; nil for any other.
  var node: Int? {
    if case .node(let index) = content { index } else { nil }
  }
}
