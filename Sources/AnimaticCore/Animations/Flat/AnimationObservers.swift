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
