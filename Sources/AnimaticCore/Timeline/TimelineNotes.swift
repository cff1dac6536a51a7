// The non-visual data of a timeline: the keys assigned by its compiler, and its diagnostics.

/// The keys, cues, and diagnostics of a timeline.
package struct TimelineNotes: Sendable {
  /// An attached animation: its node, its layer, and its key.
  package struct Entry: Sendable {
    package let node: Int
    package let layer: Int
    package let key: String
    /// Whether the key is explicit.
    package let isNamed: Bool

    package init(node: Int, layer: Int, key: String, isNamed: Bool) {
      self.node = node
      self.layer = layer
      self.key = key
      self.isNamed = isNamed
    }
  }

  /// An observed part or cue.
  package struct Observed: Sendable {
    /// The observed part of the timeline.
    package enum Part: Sendable, Hashable {
      case whole, part
      case cue(String)
    }

    package let part: Part
    package let observation: EventObservation

    package init(part: Part, observation: EventObservation) {
      self.part = part
      self.observation = observation
    }
  }

  /// The attached animations, in order of the nodes.
  package var entries: [Entry] = []
  /// By layer: the properties written to the model at the natural end.
  package var settled = SmallMap<Int, [PropertyRoot]>()
  package var cues: [TimelineCue] = []
  /// The diagnostics of the compiler.
  package var diagnostics: [Diagnostic] = []
  /// By observer: the observed events.
  package var observations: [EventObservation] = []
  /// The other observers, in source order.
  package var observed: [Observed] = []

  package init() {}

  /// Returns the events of an observer; empty if there is none.
  func observation(of listener: Int) -> EventObservation {
    observations.indices.contains(listener) ? observations[listener] : EventObservation([])
  }

  /// Returns the properties that settle on a layer.
  package func settled(on layer: Int) -> [PropertyRoot] { settled[layer] ?? [] }

  /// The key of each attached node.
  var keys: SmallMap<Int, String> {
    entries.reduce(into: SmallMap()) { _ = $0.index(of: $1.node, adding: $1.key) }
  }
}
