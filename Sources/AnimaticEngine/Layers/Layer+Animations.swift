// Adding and removing animations, in Core Animation's words.

public import AnimaticCore

extension Layer {
  /// Attaches a copy of an animation; one that is attached under the same key is removed first.
  ///
  /// A begin time of 0 means now, in a transaction its commit; any other is in the layer's own time
  /// (T-9, T-10). A duration of 0 becomes the transaction's, 0.25 s (T-8). On a layer
  /// without a stage nothing runs: the delegate hears at once that it did not finish. A
  /// `LayerTransition` is always attached under its own key.
  ///
  /// - Parameters:
  ///   - animation: The animation; what can't be used of it, or is odd, is told in
  ///     `diagnostics`.
  ///   - key: The key; nil attaches without one, so that it can't be removed by itself.
  public func add(_ animation: any LayerAnimation, forKey key: String? = nil) {
    if let transition = animation as? LayerTransition {
      add(transition, showsLiveContent: false)
    } else {
      add(animation, forKey: key, isLinted: true)
    }
  }

  /// Attaches a copy of an animation that may be the library's own: then there is nobody to tell
  /// what is odd about it.
  ///
  /// What is added to a transform and is innermost comes before what is left of earlier changes, or
  /// those would turn and scale the new rest instead of the new model.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: The key.
  ///   - isLinted: Whether somebody wrote it who can be told what is odd about it.
  ///   - delay: Seconds from the commit to its begin, where it has no begin of its own.
  ///   - isInnermost: Whether it comes before what is left of earlier changes.
  ///   - playback: What it belongs to; nil is the playback of the open transaction.
  package func add(
    _ animation: any LayerAnimation, forKey key: String?, isLinted: Bool,
    delay: Double = 0, isInnermost: Bool = false, playback: Playback? = nil
  ) {
    guard let stage else {
      note(.layerWithoutStage(animation))
      refuse(animation, forKey: key)
      return
    }
    stage.redrawIfDue()
    let transaction = stage.uncommitted.innermost
    var run = order(for: animation, forKey: key, in: transaction, delay: delay)
    guard !run.plan.nodes.isEmpty else { return }
    // Without any ends of its own it starts from what shows: whether that is the model is told.
    run.plan.captureStarts(from: presentation)
    if isLinted {
      lint(run.plan, key: key, listeners: run.listeners)
      if run.isAbsolute { findUnlikelyBegin(of: animation, in: run.plan, on: stage) }
    }
    run.isInnermost = isInnermost
    stage.start(run, on: [self], playback: playback ?? transaction?.playback)
  }

  /// An animation as it is to run, with what a transaction says for it.
  private func order(
    for animation: any LayerAnimation, forKey key: String?, in transaction: LayerTransaction?,
    delay: Double
  ) -> RunOrder {
    var animation = animation
    animation.timingFunction = animation.timingFunction ?? transaction?.animationTimingFunction
    var builder = PlanBuilder()
    var findings = PlanBuilder.Findings()
    var order: Int32 = 0
    var isAbsolute = false
    builder.beginLayer(id: id, label: name ?? "layer 1")
    builder.add(
      raw: animation, zeroDuration: implicitDuration,
      order: &order, findings: &findings
    ) { record in
      if beginIsOwn(of: &record, delay: delay) { isAbsolute = true }
    }
    for finding in findings.diagnostics { note(finding) }
    var run = RunOrder(
      plan: builder.finish(duration: 0), listeners: findings.listeners,
      keys: [[key.map { .named($0) } ?? .none]], settled: [[]])
    run.isAbsolute = isAbsolute
    return run
  }

  /// Seconds that what has no duration of its own takes now (T-8).
  var implicitDuration: Double {
    stage?.uncommitted.innermost?.animationDuration ?? LayerTransaction.defaultDuration
  }

  /// A begin in the time of the stage on a layer whose own time differs, and an animation that ends
  /// before it is added.
  private func findUnlikelyBegin(of animation: any LayerAnimation, in plan: Plan, on stage: Stage) {
    let minute = 60.0
    let gap = (localNow - stage.exactMediaTime).rounded
    if abs(gap) > 2 * minute, abs(animation.beginTime - stage.mediaTime) <= minute {
      note(.beginInHostTime(animation, gap))
    } else if let span = plan.activeSpan(of: 0), span.exit <= MediaTiming.tolerance,
      animation.isRemovedOnCompletion || !animation.fillMode.fillsForwards
    {
      note(.endsBeforeNow(animation, by: max(0, -span.exit)))
    }
  }

  /// Lets the begin of a record count from now; true where it was given in the layer's own time.
  private func beginIsOwn(of record: inout AnimationRecord, delay: Double) -> Bool {
    if record.begin == 0 { record.begin = delay }
    guard record.begin != 0, record.begin.isFinite, delay == 0 else { return false }
    record.begin = (ExactTime(record.begin) - localNow).rounded
    return true
  }

  /// Tells an animation's delegate at once that it did not run.
  func refuse(_ animation: any LayerAnimation, forKey key: String?) {
    let event = AnimationEvent(
      animation: animation, key: key, layer: self, time: stage?.time ?? 0, finished: false)
    animation.delegate?.animationDidStart(event)
    animation.delegate?.animationDidStop(event)
  }

  /// Removes the animation with a key: the model shows at once, and its delegate hears that it did
  /// not finish.
  ///
  /// - Parameter key: The key under which it was added; nothing happens when there is none
  ///
  public func removeAnimation(forKey key: String) {
    attachments.remove(key: key, because: .cancelled(at: stage?.time ?? 0))
  }

  /// Removes every animation of the layer, those without a key included.
  public func removeAllAnimations() {
    attachments.removeAll(.cancelled(at: stage?.time ?? 0))
  }

  /// The keys of the attached animations, in order of addition.
  public var animationKeys: [String] { attachments.keys }

  /// The animation that is attached under a key.
  ///
  /// - Parameter key: The key under which it was added.
  /// - Returns: A copy, with its begin in the layer's own time; nil when there is none.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    let animation = attachments.animation(forKey: key)
    guard key == LayerTransition.key, let animation, isInTransition,
      var transition = runningTransition?.transition
    else { return animation }
    transition.attributes = animation.attributes
    return transition
  }

  /// What shows now: what was last committed, with every animation applied, at the clock's time.
  ///
  /// It shows what would show once everything due had been delivered: what has ended and is removed
  /// no longer counts. What waits for a commit shows nothing yet; a layer that has never been on a
  /// stage, or was not redrawn there, shows its model.
  ///
  /// - Complexity: O(n) in the attached animations.
  public var presentation: LayerValues {
    guard let stage else { return values }
    stage.redrawIfDue()
    return shown
  }

  /// What shows without a redraw that may be due.
  var shown: LayerValues {
    attachments.presentation(over: committedValues ?? values)
  }

  /// Tells what is odd about an animation over the model of this moment.
  private func lint(_ plan: Plan, key: String?, listeners: [AnimationListener?]) {
    var circumstances = LintCircumstances()
    circumstances.writer = .layer
    circumstances.hasKeys = key != nil
    circumstances.hearsEnd = listeners.map { $0?.hearsEnd ?? false }
    circumstances.covered = attachments.animatedRoots(besides: key)
    for finding in plan.lint(models: [values], circumstances) { note(finding) }
  }

  package func note(_ finding: Diagnostic) { findings.note(finding) }
}
