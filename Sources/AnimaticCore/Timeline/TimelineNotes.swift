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

  /// A part or a cue that is observed.
  package struct Observed: Sendable {
    /// What of the timeline it is.
    package enum Part: Sendable, Hashable {
      case whole, part
      case cue(String)
    }

    package let part: Part
    package let hearing: Hearing

    package init(part: Part, hearing: Hearing) {
      self.part = part
      self.hearing = hearing
    }
  }

  /// What the layers list, in order of the nodes.
  package var entries: [Entry] = []
  /// By layer: what is written to its model at the natural end.
  package var settled: [[PropertyRoot]] = []
  package var cues: [TimelineCue] = []
  /// What was found while compiling.
  package var findings: [Diagnostic] = []
  /// By listener: what it hears.
  package var heard: [Hearing] = []
  /// What is heard besides, in the order in which it was written.
  package var observed: [Observed] = []

  package init() {}

  /// What a listener hears; nothing where there is none.
  func hearing(of listener: Int) -> Hearing {
    heard.indices.contains(listener) ? heard[listener] : Hearing([])
  }

  /// What settles on a layer.
  func settled(on layer: Int) -> [PropertyRoot] {
    settled.indices.contains(layer) ? settled[layer] : []
  }

  /// The key of each node that a layer lists.
  var keys: [Int: String] {
    Dictionary(entries.map { ($0.node, $0.key) }, uniquingKeysWith: { first, _ in first })
  }
}
