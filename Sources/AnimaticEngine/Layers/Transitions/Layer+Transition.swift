// The transition of a layer: its two snapshots and their current state.

public import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The transition of a layer: a running progress, and the snapshots at its ends.
struct RunningTransition {
  let transition: LayerTransition
  /// The snapshot before the commit; nil until then, while the live content is drawn.
  var outgoing: LayerSnapshot?
  /// The snapshot after the commit; nil until then, and if the new content is drawn live.
  var incoming: LayerSnapshot?
  /// Whether the transition's transaction has not been committed yet.
  var isPending = true
  let showsLiveContent: Bool
}

extension Layer {
  /// The current state of the layer's transition; nil outside a transition.
  ///
  /// ```swift
  /// card.add(LayerTransition(.push, from: .right, duration: 1))
  /// card.contents = "second"
  /// stage.advance(by: 0.25)
  /// card.transition?.outgoing.offset.width  // -25, with bounds 100 wide
  /// ```
  ///
  /// - Complexity: O(n) in the animations of the layer, plus its sublayers if the new content is
  ///   live.
  public var transition: TransitionState? {
    let shown = presentation
    guard let running = runningTransition, let kind = running.transition.kind,
      shown[.transitionProgress] >= 0
    else { return nil }
    return TransitionState(
      kind: kind, direction: running.transition.direction ?? .left,
      progress: shown[.transitionProgress], size: shown.bounds.size,
      outgoing: running.outgoing ?? snapshot(), incoming: running.incoming ?? snapshot())
  }

  /// Whether the animation under the transition key is a transition.
  var isInTransition: Bool {
    runningTransition != nil
      && attachments.animation(forKey: LayerTransition.key)?.keyPath
        == LayerProperty<Double>.transitionProgress.keyPath
  }

  /// Adds a transition from the presentation to the content at the next commit.
  package func add(_ transition: LayerTransition, showsLiveContent: Bool) {
    guard transition.kind != nil else {
      note(.privateTransition(transition))
      refuse(transition, forKey: LayerTransition.key)
      return
    }
    if !transition.hasUsableEnds { note(.unusableTransitionEnds(transition)) }
    guard let stage else {
      add(transition.progress, forKey: LayerTransition.key)
      return
    }
    willChange(on: stage)
    stage.uncommitted.addTransition(of: self)
    // A replacement before the commit continues from the same snapshot.
    let pending = runningTransition.flatMap { $0.isPending ? $0.outgoing : nil }
    // Changes of a layer that was never redrawn are visible immediately.
    let outgoing = pending ?? (isLive ? nil : snapshot())
    add(transition.progress, forKey: LayerTransition.key, isLinted: false)
    runningTransition = RunningTransition(
      transition: transition, outgoing: outgoing, showsLiveContent: showsLiveContent)
  }

  /// Takes the outgoing snapshots, before the layers are committed.
  static func takeOldPictures(of layers: [Layer]) {
    let old = layers.filter { $0.runningTransition?.outgoing == nil }
    for (layer, picture) in zip(old, snapshots(of: old)) {
      layer.runningTransition?.outgoing = picture
    }
  }

  /// Takes the incoming snapshots, after all changes have been committed.
  static func takeNewPictures(of layers: [Layer]) {
    let pending = layers.filter { $0.runningTransition?.isPending == true }
    for layer in pending { layer.runningTransition?.isPending = false }
    let still = pending.filter { $0.runningTransition?.showsLiveContent == false }
    for (layer, picture) in zip(still, snapshots(of: still)) {
      layer.runningTransition?.incoming = picture
    }
  }

  /// Drops the snapshots after the transition was removed, unless it stays visible until the
  /// commit.
  func transitionGone() {
    if !attachments.isShown(LayerTransition.key) { runningTransition = nil }
  }

  /// Keeps a snapshot of the layer before it leaves its stage, for a transition of its superlayer
  ///
  func keepPicture() {
    guard let stage, isLive, let above = superlayer, above.committedSublayers != nil else { return }
    stage.uncommitted.keep(snapshot().nodes, of: id)
  }

  /// Keeps the committed sublayers until the change is committed.
  func willChangeSublayers() {
    guard let stage, isLive, committedSublayers == nil else { return }
    willChange(on: stage)
    committedSublayers = links.sublayers
  }
}

extension LayerTransition: LayerAction {
  /// Adds the transition to the layer, under its own key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self) }
}

extension Diagnostic {
  fileprivate static func privateTransition(_ transition: LayerTransition) -> Diagnostic {
    Diagnostic(
      id: "L-42", severity: .error,
      message: "\"\(transition.typeName.oneLine)\" is not a public transition type.",
      remedy: "Use fade, moveIn, push, reveal or flip, or animate a snapshot of your own.",
      place: transition.place)
  }

  fileprivate static func unusableTransitionEnds(_ transition: LayerTransition) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message:
        "A transition can't go from \(transition.startProgress.text) to "
        + "\(transition.endProgress.text); the nearest that it can is taken.",
      remedy: "Give a start and an end from 0 to 1, the end not before the start.",
      place: transition.place)
  }
}
