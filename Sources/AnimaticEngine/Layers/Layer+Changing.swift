// Writing the model: what was written shows when it is committed, and may be animated.

package import AnimaticCore

extension Layer {
  /// Whether the layer has been redrawn since it came to its stage: only then is there anything
  /// that a change could be animated from (I-9).
  ///
  /// A stage that a run made for layers of its own redraws nothing: nobody has put them anywhere.
  var isLive: Bool {
    guard let stage, stage.holdsLayers, let entry else { return false }
    return stage.uncommitted.redrawCount > entry.redrawCount || stage.isPastRedraw(of: entry.time)
  }

  /// The layer has come to a stage.
  func enter(_ stage: Stage) {
    // What waited to be committed on another stage, or on one that is gone, waits no more.
    leave()
    entry = StageEntry(time: stage.exactTime, redrawCount: stage.uncommitted.redrawCount)
  }

  /// The layer has left its stage.
  func leave() {
    commit()
    entry = nil
    // One that came by itself is nobody's loss.
    if isInTransition, let place = runningTransition?.transition.place {
      note(.transitionLeft(at: place))
    }
    runningTransition = nil
  }

  /// What of some values can be in a model: what is not finite is refused, and told.
  func usable(_ wanted: LayerValues) -> LayerValues {
    var usable = wanted
    for root in wanted.unusableRoots {
      note(.unusableModel(root.name))
      usable.take(root, from: values)
    }
    return usable
  }

  /// Writes the model; every property that changed is asked for its action.
  func change(to wanted: LayerValues, through path: PropertyPath? = nil) {
    let changed = usable(wanted)
    if let recorder = ChangeRecorder.current {
      for root in values.roots(changedIn: changed) {
        recorder.changed(self, written(root, through: path))
      }
      values = changed
      return
    }
    let old = values
    let roots = old.roots(changedIn: changed)
    guard let stage, isLive || isAnimatedByBlock else {
      values = changed
      for root in roots { committedValues?.take(root, from: changed) }
      return
    }
    stage.redrawIfDue()
    if !roots.isEmpty { willChange(on: stage) }
    values = changed
    for root in roots {
      let path = written(root, through: path)
      let change = LayerChange(layer: self, path: path, old: old)
      runAction(forKey: path.keyPath, change: change, on: stage)
    }
  }

  /// What counts as written when a property was changed through a path.
  private func written(_ root: PropertyRoot, through path: PropertyPath?) -> PropertyPath {
    path.flatMap { $0.root == root ? $0.action : nil } ?? root.whole
  }

  /// Writes the model at once and without animating it, whatever waits to be committed.
  func writeAtOnce(_ root: PropertyRoot, from shown: LayerValues) {
    values.take(root, from: shown)
    committedValues?.take(root, from: shown)
    ChangeRecorder.current?.keep(self) { $0.take(root, from: shown) }
    original?.changed(.model)
  }

  /// The same for parts of properties, as they show.
  package func holdAtOnce(_ parts: PropertyReach, from shown: LayerValues) {
    for root in parts.roots {
      let mask = parts.mask(of: root)
      values.hold(mask, of: root, from: shown)
      committedValues?.hold(mask, of: root, from: shown)
      ChangeRecorder.current?.keep(self) { $0.hold(mask, of: root, from: shown) }
    }
    original?.changed(.model)
  }

  /// Keeps what was committed, for as long as the change is not.
  func willChange(on stage: Stage) {
    _ = stage.transaction
    guard committedValues == nil else { return }
    waitForCommit(on: stage)
    committedValues = values
  }

  /// Lets an animation that is about to be removed go on showing until the commit.
  func willRemove(_ part: LayerPart, _ entry: Int) {
    guard let stage, isLive, stage.uncommitted.isOpen else { return }
    waitForCommit(on: stage)
    attachments.keepShowing(at: part.places[entry])
  }

  /// Has the stage commit the layer with the rest, once.
  private func waitForCommit(on stage: Stage) {
    if !awaitsCommit { stage.uncommitted.add(self) }
    awaitsCommit = true
  }

  /// What was changed is what shows from now on.
  func commit() {
    awaitsCommit = false
    committedValues = nil
    committedSublayers = nil
    attachments.dropLeaving()
    for hidden in hiddenAnimations where hidden.isHidden { note(hidden.finding) }
    hiddenAnimations = []
    if runningTransition != nil, !attachments.holds(LayerTransition.key) { runningTransition = nil }
  }
}

/// When a layer came to its stage.
struct StageEntry {
  let time: ExactTime
  let redrawCount: Int
}

extension Diagnostic {
  fileprivate static func unusableModel(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message: "The model's \(keyPath) can't be set to what is not finite, so it stays as it was.",
      remedy: "Give finite numbers.", place: nil, path: keyPath)
  }
}
