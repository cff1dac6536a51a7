// Everyone who hears of one animation: its delegate, then what `onBegin`, `onEnd` and
// `onRepeat` added, in order.

/// Who hears of one animation.
package struct AnimationListener {
  /// The delegate; `handler` replaces it.
  package var target: (any LayerAnimationDelegate)?

  /// What was added one by one; nothing replaces these.
  package var observers: [AnimationTarget] = []

  package init(target: (any LayerAnimationDelegate)? = nil) {
    self.target = target
  }

  package func didStart(_ event: AnimationEvent) {
    target?.animationDidStart(event)
    for observer in observers { observer.animationDidStart(event) }
  }

  package func didStop(_ event: AnimationEvent) {
    target?.animationDidStop(event)
    for observer in observers { observer.animationDidStop(event) }
  }

  package func didRepeat(_ event: AnimationEvent) {
    target?.animationDidRepeat(event)
    for observer in observers { observer.animationDidRepeat(event) }
  }

  /// Whether a closure waits for repeats.
  package var asksForRepeats: Bool {
    (target as? AnimationTarget)?.hearsRepeats ?? false || observers.contains(where: \.hearsRepeats)
  }

  /// Whether somebody may hear of repeats: a delegate of one's own can't be asked.
  package var mayHearRepeats: Bool {
    asksForRepeats || target.map { !($0 is AnimationTarget) } ?? false
  }

  /// Whether somebody is known to wait for the end; a delegate of one's own may or may not.
  package var hearsEnd: Bool {
    (target as? AnimationTarget)?.hearsEnd ?? false || observers.contains(where: \.hearsEnd)
  }

  /// One delegate that stands for all, for an animation that is handed out as a value.
  package var delegate: (any LayerAnimationDelegate)? {
    if observers.isEmpty { return target }
    return AnimationTarget(
      begin: { didStart($0) }, end: { didStop($0) }, repeat: { didRepeat($0) })
  }
}
