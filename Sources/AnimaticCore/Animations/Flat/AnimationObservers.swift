// The observers of one animation: its delegate, then those added by `onBegin`, `onEnd`, and
// `onRepeat`, in order.

/// The observers of one animation.
package struct AnimationObservers {
  /// The delegate; `handler` replaces it.
  package var target: (any LayerAnimationDelegate)?

  /// The observers added one by one; never replaced.
  package var observers: [AnimationTarget] = []

  package init(target: (any LayerAnimationDelegate)? = nil) {
    self.target = target
  }

  package func didStart(_ event: AnimationEvent) { visit { $0.animationDidStart(event) } }

  package func didStop(_ event: AnimationEvent) { visit { $0.animationDidStop(event) } }

  package func didRepeat(_ event: AnimationEvent) { visit { $0.animationDidRepeat(event) } }

  private func visit(_ report: (any LayerAnimationDelegate) -> Void) {
    if let target { report(target) }
    for observer in observers { report(observer) }
  }

  /// The union of the events of all observers, and the first known source location.
  package var observation: EventObservation {
    var observation = EventObservation([])
    visit { observer in
      let target = observer as? AnimationTarget
      observation.events.formUnion(target?.events ?? .delegate)
      observation.place = observation.place ?? target?.place
    }
    return observation
  }

  /// Whether repeats may be observed: a custom delegate always counts.
  package var mayObserveRepeats: Bool {
    !observation.events.isDisjoint(with: [.repeats, .delegate])
  }

  /// One delegate that forwards to all observers, for an animation returned as a value.
  package var delegate: (any LayerAnimationDelegate)? {
    if observers.isEmpty { return target }
    return AnimationTarget(
      begin: { didStart($0) }, end: { didStop($0) }, repeat: { didRepeat($0) })
  }
}

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

/// The events of an observed part.
package enum ObservedKind: Sendable {
  /// Begins, ends, and repeats with the iterations of a node; -1 for a part that doesn't repeat.
  case part(cycles: Int)
  /// An event time that may be passed many times.
  case cue

  package var isCue: Bool { if case .cue = self { true } else { false } }
}

/// An observed part of a composition: its node in the plan, the index of its observer, and its place
/// among the written parts, or -1.
package typealias ObservedPart = (kind: ObservedKind, node: Int, observer: Int, part: Int)
