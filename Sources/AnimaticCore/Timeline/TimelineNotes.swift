// What a timeline knows besides what shows: the names that its compiler gave, and what it found.

/// The keys, cues and findings of a timeline.
package struct TimelineNotes: Sendable {
  /// An animation that a layer lists: its node, and its key.
  package struct Entry: Sendable {
    package let node: Int
    package let key: String

    package init(node: Int, key: String) {
      self.node = node
      self.key = key
    }
  }

  /// What the layers list, in order of the nodes.
  package var entries: [Entry] = []
  package var cues: [TimelineCue] = []
  /// What was found while compiling.
  package var findings: [Diagnostic] = []
  /// By listener: whether it waits for the end.
  package var hearsEnd: [Bool] = []

  package init() {}

  /// The key of each node that a layer lists.
  var keys: [Int: String] {
    Dictionary(entries.map { ($0.node, $0.key) }, uniquingKeysWith: { first, _ in first })
  }
}
