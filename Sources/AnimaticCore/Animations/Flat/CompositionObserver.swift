// Observers of a composition, or of a part of it.

/// The closures that observe a part of a composition, or a cue in it.
package struct CompositionObserver {
  package typealias Handler = (CompositionEvent) -> Void

  package var begin: Handler?
  package var end: Handler?
  package var repeats: Handler?
  package var progress: ((Double) -> Void)?
  /// Called each time a cue is passed.
  package var passes: Handler?
  /// The name of the cue; nil if the part itself is observed.
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

  /// The events that have a closure.
  package var events: ObservedEvents {
    ObservedEvents(
      begin: begin != nil, end: end != nil, repeats: repeats != nil, progress: progress != nil,
      passes: passes != nil)
  }
}

/// An observed part of a composition: its node in the plan and its observer.
package struct ObservedPart: Sendable {
  package enum Kind: Sendable {
    /// Begins, ends, and repeats with the iterations of a node; -1 for a part that doesn't repeat.
    case part(cycles: Int)
    /// An event time that may be passed many times.
    case cue
  }

  package var kind: Kind
  /// The index of the node in the plan.
  package var node: Int
  /// The index of the observer.
  package var observer: Int
  /// The rank of the begin among all begins at one time.
  package var beginOrder: Int
  /// The rank of the end.
  package var endOrder: Int

  package init(kind: Kind, node: Int, observer: Int, beginOrder: Int, endOrder: Int) {
    self.kind = kind
    self.node = node
    self.observer = observer
    self.beginOrder = beginOrder
    self.endOrder = endOrder
  }
}
