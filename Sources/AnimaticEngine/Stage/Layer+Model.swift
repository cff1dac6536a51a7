// Model changes: they become visible when they are committed, and may be animated.

package import AnimaticCore

extension Layer {
  /// Whether the layer has been redrawn since it entered its stage; before that there is no
  /// presentation value to animate from (I-9).
  ///
  /// A stage that a run created for unattached layers never redraws.
  var isLive: Bool {
    guard let stage, stage.holdsLayers, let entry else { return false }
    return stage.redrawCount > entry.redrawCount || stage.isPastRedraw(of: entry.time)
  }

  /// Records that the layer has left its stage, and entered another one.
  func leave(for stage: Stage? = nil) {
    // Uncommitted changes on another or a freed stage no longer wait.
    commit()
    entry = stage.map { ($0.exactTime, $0.redrawCount) }
    // A transition without a source location is implicit, so it is not reported.
    if isInTransition, let place = runningTransition?.transition.place {
      note(.transitionLeft.at(place))
    }
    runningTransition = nil
  }

  /// Returns values that are valid in a model; reports and drops those that are not finite.
  func usable(_ wanted: LayerValues) -> LayerValues {
    var usable = wanted
    for root in wanted.unusableRoots {
      note(.unusableModel(root.name))
      usable.take(root, from: values)
    }
    return usable
  }

  /// Writes the model and runs the action of every changed property.
  func change(to wanted: LayerValues, through path: PropertyPath? = nil) {
    let changed = usable(wanted)
    let old = values
    let roots = old.roots(changedIn: changed)
    if let recorder = ChangeRecorder.current {
      for root in roots { recorder.changed(self, written(root, through: path)) }
      values = changed
      return
    }
    guard let stage, isLive || stage.transactions.isAnimatingBlock else {
      values = changed
      for root in roots { committedValues?.take(root, from: changed) }
      return
    }
    stage.redrawIfDue()
    if !roots.isEmpty { willChange(on: stage) }
    values = changed
    for root in roots {
      let change = LayerChange(layer: self, path: written(root, through: path), old: old)
      stage.transactions.runAction(for: change, on: stage)
    }
  }

  /// The path that counts as written when a property was changed through a path.
  private func written(_ root: PropertyRoot, through path: PropertyPath?) -> PropertyPath {
    path.flatMap { $0.root == root ? $0.action : nil } ?? root.whole
  }

  /// Writes the model immediately and without animation, bypassing a pending commit.
  func writeAtOnce(_ write: (inout LayerValues) -> Void) {
    write(&values)
    if var committed = committedValues {
      write(&committed)
      committedValues = committed
    }
    ChangeRecorder.current?.keep(self, write)
  }

  /// Writes components of properties to the model immediately, with the values given.
  package func holdAtOnce(_ parts: ComponentMasks, from values: LayerValues) {
    hold(parts, from: values)
  }

  /// Keeps the committed values until the change is committed.
  func willChange(on stage: Stage) {
    stage.transactions.open(on: stage)
    guard committedValues == nil else { return }
    waitForCommit(on: stage)
    committedValues = values
  }

  /// Keeps what a run replaces visible until the run's commit.
  func keepShown(_ parts: ComponentMasks, from shown: LayerValues) {
    guard !parts.isEmpty, let stage, isLive, stage.isInTransaction else { return }
    waitForCommit(on: stage)
    var committed = shownModel
    committed.hold(parts, from: shown)
    committedValues = committed
  }

  /// Keeps an animation that is about to be removed visible until the commit.
  func willRemove(_ entry: Int, of part: LayerPart) {
    guard let stage, isLive, stage.isInTransaction else { return }
    waitForCommit(on: stage)
    attachments.keepShowing(at: part.entries[entry].place)
  }

  /// Registers the layer for the stage's next commit, once.
  private func waitForCommit(on stage: Stage) {
    if !awaitsCommit { stage.transactions.commitLater(self) }
    awaitsCommit = true
  }

  /// Commits all changes of the layer.
  func commit() {
    awaitsCommit = false
    committedValues = nil
    committedSublayers = nil
    attachments.dropLeaving()
    for act in atCommit { act() }
    atCommit = []
    if runningTransition != nil, !attachments.holds(LayerTransition.key) { runningTransition = nil }
  }
}

extension PropertyPath {
  /// The path that a change through this path animates: a transform's component alone, or the whole
  /// of any other property.
  var action: PropertyPath {
    root.kind == .transform && component != .whole && !isFunction ? self : root.whole
  }
}

extension Diagnostic {
  fileprivate static func unusableModel(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "The model's \(keyPath) can't be set to what is not finite, so it stays as it was.",
      remedy: "Give finite numbers.", path: keyPath)
  }
}
