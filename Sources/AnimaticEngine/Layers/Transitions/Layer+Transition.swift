// A layer in a transition: which two pictures, and where they are now.

public import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The transition that a layer is in: a progress that runs, and the pictures at its two ends.
struct RunningTransition {
  let transition: LayerTransition
  /// What showed before the commit; nil until then, where that goes on showing.
  var outgoing: LayerSnapshot?
  /// What shows after the commit; nil until then, and where what the layer becomes is shown as it is.
  var incoming: LayerSnapshot?
  /// Whether its transaction has not been committed.
  var isPending = true
  let showsLiveContent: Bool
}

extension Layer {
  /// What the layer shows in the middle of a transition; nil where it is in none.
  ///
  /// ```swift
  /// card.add(LayerTransition(.push, from: .right, duration: 1))
  /// card.contents = "second"
  /// stage.advance(by: 0.25)
  /// card.transition?.outgoing.offset.width  // -25, with bounds 100 wide
  /// ```
  ///
  /// - Complexity: O(n) in the animations of the layer; where the new picture is live, in the
  ///   sublayers as well.
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

  /// Whether what is attached under the key of transitions is one.
  var isInTransition: Bool {
    runningTransition != nil
      && attachments.animation(forKey: LayerTransition.key)?.keyPath
        == LayerProperty<Double>.transitionProgress.keyPath
  }

  /// Adds a transition from what shows to what will be committed.
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
    // One that replaces another before anything was committed goes on from the same picture.
    let pending = runningTransition.flatMap { $0.isPending ? $0.outgoing : nil }
    // What was never redrawn shows its changes at once.
    let outgoing = pending ?? (isLive ? nil : snapshot())
    add(transition.progress, forKey: LayerTransition.key, isLinted: false)
    runningTransition = RunningTransition(
      transition: transition, outgoing: outgoing, showsLiveContent: showsLiveContent)
  }

  /// Before layers are committed: what they go over from still shows.
  static func takeOldPictures(of layers: [Layer]) {
    let old = layers.filter { $0.runningTransition?.outgoing == nil }
    for (layer, picture) in zip(old, snapshots(of: old)) {
      layer.runningTransition?.outgoing = picture
    }
  }

  /// All that was changed with them has been committed: from now on the new pictures stand still.
  static func takeNewPictures(of layers: [Layer]) {
    let pending = layers.filter { $0.runningTransition?.isPending == true }
    for layer in pending { layer.runningTransition?.isPending = false }
    let still = pending.filter { $0.runningTransition?.showsLiveContent == false }
    for (layer, picture) in zip(still, snapshots(of: still)) {
      layer.runningTransition?.incoming = picture
    }
  }

  /// The transition is attached no more: nobody can see its pictures, but where it goes on showing
  /// until the commit.
  func transitionGone() {
    if !attachments.isShown(LayerTransition.key) { runningTransition = nil }
  }

  /// Keeps what the layer shows, before it leaves its stage: what it was in may be about to go
  /// over from that to something else.
  func keepPicture() {
    guard let stage, isLive, let above = superlayer, above.committedSublayers != nil else { return }
    stage.uncommitted.keep(snapshot().nodes, of: id)
  }

  /// Keeps the list of sublayers that was committed, for as long as the change is not.
  func willChangeSublayers() {
    guard let stage, isLive, committedSublayers == nil else { return }
    willChange(on: stage)
    committedSublayers = links.sublayers
  }
}

extension LayerTransition: LayerAction {
  /// Adds the transition, under its own key.
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
