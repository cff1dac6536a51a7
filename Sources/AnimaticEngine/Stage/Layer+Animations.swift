// Adding and removing animations, with Core Animation's API.

public import AnimaticCore

extension Layer {
  /// Attaches a copy of an animation, optionally without linting it, for the library's own
  /// animations.
  ///
  /// An innermost additive animation of a transform is applied before the rest of earlier changes;
  /// otherwise those would rotate and scale the new difference instead of the new model.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: The key.
  ///   - isLinted: Whether the animation comes from the user and is checked.
  ///   - delay: Seconds from the commit to the begin, if the animation sets no begin time.
  ///   - isInnermost: Whether it is applied before the rest of earlier changes.
  ///   - playback: The playback it belongs to; nil is the playback of the open transaction.
  package func add(
    _ animation: any LayerAnimation, forKey key: String?, isLinted: Bool,
    delay: Double = 0, isInnermost: Bool = false, playback: Playback? = nil
  ) {
    guard let stage else { return keepWaiting(animation, forKey: key) }
    stage.redrawIfDue()
    let defaults = stage.transactions.animationDefaults
    var animation = animation
    animation.timingFunction = animation.timingFunction ?? defaults.timingFunction
    var begin = 0.0
    var isAbsolute = false
    let run = makeRun(of: animation, zeroDuration: defaults.duration) { plan in
      guard let written = plan.nodes.first?.record.begin else { return }
      begin = written
      if begin == 0 {
        plan.nodes[0].record.begin = delay
      } else if delay == 0, begin.isFinite {
        // A begin of its own is in the layer's local time.
        plan.nodes[0].record.begin = (ExactTime(begin) - localNow).rounded
        isAbsolute = true
      }
      // Without end values it starts from the presentation; lint reports if that is the model.
      plan.captureStarts(from: presentation)
    }
    if run.plan.nodes.isEmpty { return }
    (run.isInnermost, run.isAbsolute) = (isInnermost, isAbsolute)
    if isLinted {
      lint(run.plan, key: key, listeners: run.listeners)
      if isAbsolute { findUnlikelyBegin(at: begin, in: run.plan, on: stage) }
    }
    stage.start(
      run, on: [self], keys: [[key.map { .named($0) } ?? .none]],
      playback: playback ?? defaults.playback)
  }

  /// The duration of animations that set none, in seconds (T-8).
  var implicitDuration: Double {
    stage?.transactions.animationDefaults.duration ?? AnimationDefaults.duration
  }

  /// Reports a begin in the stage's time on a layer with a different local time, and an animation
  /// that ends before it is added.
  private func findUnlikelyBegin(at begin: Double, in plan: Plan, on stage: Stage) {
    let minute = 60.0
    let gap = (localNow - stage.exactMediaTime).rounded
    let (record, place) = (plan.nodes[0].record, plan.place(of: 0))
    if abs(gap) > 2 * minute, abs(begin - stage.mediaTime) <= minute {
      note(.beginInHostTime(gap, at: place))
    } else if let span = plan.activeInterval(of: 0), span.exit <= MediaTiming.tolerance,
      !record.flags.contains(.kept) || !plan.pool.timing(record).fillMode.fillsForwards
    {
      note(.endsBeforeNow(by: max(0, -span.exit), at: place))
    }
  }

  /// Removes the animation with a key and notifies its delegate that it did not finish.
  ///
  /// - Parameter key: The key under which it was added; an unknown key is ignored, and that of
  ///   a group's child is reported as C-12.
  public func removeAnimation(forKey key: String) {
    if waiting.contains(where: { $0.key == key }) {
      setWaiting(waiting.filter { $0.key != key })
    } else if attachments.holds(key) {
      attachments.remove(key: key, because: .cancelled(at: stage?.time ?? 0))
    } else {
      noteChild(named: key)
    }
  }

  /// Notes that a key to remove is not the layer's, but that of a group's child.
  private func noteChild(named key: String) {
    guard let (group, node) = attachments.child(named: key) else { return }
    note(.removesChild(key, of: group.key).at(group.part.run.plan.place(of: node)))
  }

  /// Removes all animations of the layer, including those without a key.
  public func removeAllAnimations() {
    attachments.removeAll(.cancelled(at: stage?.time ?? 0))
    if isWaiting { setWaiting([]) }
  }

  /// The keys of the attached animations, in order of addition.
  ///
  /// Animations that wait for the layer to enter a stage are listed too.
  public var animationKeys: [String] { attachments.keys + waiting.compactMap(\.key) }

  /// Returns a copy of the animation that is attached under a key.
  ///
  /// - Parameter key: The key under which it was added.
  /// - Returns: A copy, with its begin in the layer's local time; nil if there is none. One that
  ///   waits for a stage is as it was added.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    if let waiting = waiting.first(where: { $0.key == key }) { return waiting.animation }
    let animation = attachments.animation(forKey: key)
    guard key == LayerTransition.key, let animation, isInTransition,
      var transition = runningTransition?.transition
    else { return animation }
    transition.attributes = animation.attributes
    return transition
  }

  /// The presentation values: the committed model with all animations applied at the clock's time.
  ///
  /// Ended animations that are removed on completion no longer count, even before their callbacks
  /// are delivered. Animations that wait for a commit don't count yet. A layer that has never been
  /// redrawn on a stage returns its model.
  ///
  /// - Complexity: O(n) in the attached animations.
  public var presentation: LayerValues {
    guard stageTime?.isOver == false else { return values }
    if stageTime?.transactions.isOpen == true { stage?.redrawIfDue() }
    return attachments.presentation(over: shownModel, atLocal: localNow)
  }

  /// Reports suspicious settings of an animation, checked against the current model.
  private func lint(_ plan: Plan, key: String?, listeners: [AnimationObservers]) {
    var circumstances = LintCircumstances()
    circumstances.writer = .layer
    circumstances.hasKeys = key != nil
    circumstances.observesEnd = listeners.map { $0.observation.events.contains(.end) }
    circumstances.covered = Set(attachments.animatedRoots(besides: key))
    for diagnostic in plan.lint(models: [values], circumstances) { note(diagnostic) }
  }

  package func note(_ diagnostic: Diagnostic) { diagnosticList.note(diagnostic) }
}

extension Layer: AttachmentTarget {
  var shownModel: LayerValues { committedValues ?? values }

  var stageNow: ExactTime? { stage?.exactTime }

  func addOwn(_ animation: any LayerAnimation, playback: Playback) {
    add(animation, forKey: nil, isLinted: false, playback: playback)
  }

  func detach(_ entry: Int, of part: LayerPart) {
    attachments.detach(Attachment(part: part, index: entry))
    // Frees two snapshots of a whole tree.
    if part.entries[entry].key == LayerTransition.key, !attachments.isShown(LayerTransition.key) {
      runningTransition = nil
    }
  }
}
