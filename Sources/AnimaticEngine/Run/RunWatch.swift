// What tells of a whole composition, however many layers take part in it.

import AnimaticCore

/// The observers of a run: of the whole, of its parts and of its cues, in the stage's time.
final class RunWatch: RunPart {
  /// - Parameters:
  ///   - run: The run.
  ///   - layerIndex: The layer of the plan on which stands what is observed.
  ///   - parts: What is observed.
  init(run: Run, layerIndex: Int, parts: [ObservedPart]) {
    super.init(
      run: run, layerIndex: layerIndex, start: run.stage?.exactMediaTime ?? Stage.epoch)
    listen(to: parts)
  }

  private func listen(to parts: [ObservedPart]) {
    let whole = run.plan.entries(of: layerIndex).first ?? 0
    entries = [Entry(node: whole, key: nil, end: run.plan.duration)]
    for (tie, part) in parts.enumerated() {
      var node = HeardNode(
        node: part.node, entry: 0, listener: part.observer, beginOrder: part.beginOrder,
        endOrder: part.endOrder, tie: tie)
      switch part.kind {
      case .cue:
        node.isCue = true
        node.listen(to: run.plan.passages(of: part.node))
      case .part(let cycles):
        guard let span = run.plan.activeSpan(of: part.node) else { continue }
        node.span(span)
        node.cycles = cycles
        if cycles >= 0, run.observers[part.observer].repeats != nil {
          node.listen(to: run.plan.cycles(of: cycles))
        }
        entries[0].openListeners += 1
      }
      run.fullMotion?.orderObserver(&node)
      heard.append(node)
    }
  }

  override func tell(_ phase: HeardNode.Phase, _ index: Int, on stage: Stage) {
    let (node, time) = (heard[index], stage.time)
    let observer = run.observers[node.listener]
    switch phase {
    case .begin:
      observer.begin?(CompositionEvent(time: time))
      tellProgress(0, of: index)
    case .end:
      // Played back, the end is that of the way back.
      if node.finishes { tellProgress(isReversed ? 0 : 1, of: index) }
      observer.end?(
        CompositionEvent(time: time, finished: node.finishes, direction: direction))
    case .moment(let moment):
      if node.isCue, let cue = observer.cue {
        stage.record(.cue(cue, direction: moment.direction))
      }
      let event = CompositionEvent(time: time, cycle: moment.cycle, direction: moment.direction)
      (node.isCue ? observer.passes : observer.repeats)?(event)
    }
  }

  override func finish(at time: ExactTime) {
    guard !isDetached else { return }
    let end = max(time, elapsed).rounded
    // Beside what is endless, the layers can be at their end before the parts that have none.
    limit(0, to: end)
    entries[0].end = min(entries[0].end, end)
    isFinishing = true
    super.finish(at: time)
  }

  // MARK: Progress

  /// Tells how far everything is that is under way.
  func tellProgress() {
    let now = elapsed.rounded
    for index in heard.indices where heard[index].state == .begun {
      let node = heard[index]
      if let fraction = fraction(of: node, at: now) { tellProgress(fraction, of: index) }
    }
  }

  private func tellProgress(_ fraction: Double, of index: Int) {
    // A callback may have dropped the run, and all observers with it.
    let observers = run.observers
    guard heard[index].progress != fraction, heard[index].listener < observers.count,
      let progress = observers[heard[index].listener].progress
    else { return }
    heard[index].progress = fraction
    progress(fraction)
  }

  /// How far a part is; what never ends counts by its cycles.
  private func fraction(of node: HeardNode, at time: Double) -> Double? {
    if node.length.isInfinite {
      return run.plan.cycleFraction(of: node.cycles >= 0 ? node.cycles : node.node, at: time)
    }
    return node.length > 0 ? min(max((time - node.enter) / node.length, 0), 1) : nil
  }
}
