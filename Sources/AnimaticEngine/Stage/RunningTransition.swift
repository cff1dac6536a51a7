// The transition of a layer: its data, which is dropped with its animation.

import AnimaticCore

/// The transition of a layer: a running progress, and the snapshots at its ends.
final class RunningTransition {
  let transition: LayerTransition
  /// The snapshot before the commit; nil until then, while the live content is drawn.
  var outgoing: LayerSnapshot?
  /// The snapshot after the commit; nil until then, and if the new content is drawn live.
  var incoming: LayerSnapshot?
  /// Whether the transition's transaction has not been committed yet.
  var isPending = true
  let showsLiveContent: Bool

  init(_ transition: LayerTransition, outgoing: LayerSnapshot?, showsLiveContent: Bool) {
    self.transition = transition
    self.outgoing = outgoing
    self.showsLiveContent = showsLiveContent
  }
}

extension Layer {
  /// Whether the animation under the transition key is a transition.
  var isInTransition: Bool {
    runningTransition != nil
      && attachments.animation(forKey: LayerTransition.key)?.keyPath
        == LayerProperty<Double>.transitionProgress.keyPath
  }
}

extension Diagnostic {
  static let transitionLeft = Diagnostic(
    .warning, "L-41",
    "The layer left its stage in the middle of its own transition, which is lost.",
    remedy: "Add the transition to the superlayer, which stays.")
}
