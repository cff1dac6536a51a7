// An observer of a part of a composition.

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
