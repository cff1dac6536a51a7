// The transitions that wait for a commit, and their snapshots.

import AnimaticCore

/// The layer transitions of a stage that wait for its next commit.
struct PendingTransitions {
  // Weak, since a stage created by a run must not retain layers released before the commit.
  var layers = WeakList<Layer>()
  /// The first snapshots of layers that have left the stage.
  var departed = SmallMap<LayerID, [LayerSnapshot.Node]>()
  /// The layers whose incoming snapshot is taken after the commit.
  private var committing: [Layer] = []

  /// The layers with a pending transition, each once.
  var pending: [Layer] {
    var known = SmallSet<ObjectIdentifier>()
    return layers.objects.filter {
      $0.runningTransition?.isPending == true && known.insert(ObjectIdentifier($0))
    }
  }

  /// Takes the outgoing snapshots, before the layers are committed.
  mutating func willCommit(on stage: Stage) {
    committing = pending.filter { $0.stage === stage }
    let old = committing.filter { $0.runningTransition?.outgoing == nil }
    for (layer, snapshot) in zip(old, Layer.snapshots(of: old)) {
      layer.runningTransition?.outgoing = snapshot
    }
  }

  /// Takes the incoming snapshots, after all changes have been committed.
  func didCommit() {
    let still = committing.filter { $0.runningTransition?.isPending == true }
    for layer in still { layer.runningTransition?.isPending = false }
    let covered = still.filter { $0.runningTransition?.showsLiveContent == false }
    for (layer, snapshot) in zip(covered, Layer.snapshots(of: covered)) {
      layer.runningTransition?.incoming = snapshot
    }
  }
}
