// Who hears of a composition, or of a part of it.

/// The closures that hear of a part of a composition, or of a cue in it.
package struct CompositionObserver {
  package typealias Handler = (CompositionEvent) -> Void

  package var begin: Handler?
  package var end: Handler?
  package var repeats: Handler?
  package var progress: ((Double) -> Void)?
  /// Hears each time a cue is passed.
  package var passes: Handler?
  /// The name of the cue; nil where the part itself is observed.
  package var cue: String?

  package init(
    begin: Handler? = nil, end: Handler? = nil, repeats: Handler? = nil,
    progress: ((Double) -> Void)? = nil, passes: Handler? = nil, cue: String? = nil
  ) {
    self.begin = begin
    self.end = end
    self.repeats = repeats
    self.progress = progress
    self.passes = passes
    self.cue = cue
  }
}

/// Something of a composition that is observed: where it stands in a plan, and who hears of it.
package struct ObservedPart: Sendable {
  package enum Kind: Sendable {
    /// Begins, ends, and repeats with the cycles of a node; -1 for one that has none.
    case part(cycles: Int)
    /// A moment, which may be passed many times.
    case cue
  }

  package var kind: Kind
  /// The index of the node in the plan.
  package var node: Int
  /// The index of the observer.
  package var observer: Int
  /// The rank of its begin among all begins of one instant.
  package var beginOrder: Int
  /// The rank of its end.
  package var endOrder: Int

  package init(kind: Kind, node: Int, observer: Int, beginOrder: Int, endOrder: Int) {
    self.kind = kind
    self.node = node
    self.observer = observer
    self.beginOrder = beginOrder
    self.endOrder = endOrder
  }
}
