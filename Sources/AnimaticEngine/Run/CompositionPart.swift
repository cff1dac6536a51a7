// The part of a run that reports events of the composition, across all layers.

import AnimaticCore

/// The observers of a composition, its parts and its cues, in the stage's time.
final class CompositionPart: RunPart {
  /// - Parameters:
  ///   - run: The run.
  ///   - layerIndex: The layer of the plan with the observed nodes.
  ///   - parts: The observed parts.
  init(run: Run, layerIndex: Int, parts: [ObservedPart]) {
    let whole = run.plan.entries(of: layerIndex).first ?? 0
    super.init(
      run: run, layerIndex: layerIndex, start: run.stage?.exactMediaTime ?? .mediaEpoch,
      entries: [Entry(node: whole, end: run.plan.duration)])
    for part in parts {
      observe(
        part, in: run.plan, entry: 0,
        reportsRepeats: run.observers[part.observer].repeats != nil)
    }
  }

  override func report(_ event: PartEvent.Kind, of index: Int, on stage: any RunStage) {
    let (node, time) = (observed[index], stage.time)
    let observer = run.observers[node.listener]
    switch event {
    case .begin:
      observer.begin?(CompositionEvent(time: time, direction: direction))
      reportProgress(beginFraction(of: node), of: node)
    case .end:
      // In reverse, the progress ends at 0.
      let finished = node.finishes(direction)
      if finished { reportProgress(isReversed ? 0 : 1, of: node) }
      observer.end?(CompositionEvent(time: time, finished: finished, direction: direction))
    case .moment(_, let moment):
      if node.isCue, let cue = observer.cue {
        stage.record(
          .cue(cue, direction: moment.direction), layer: nil, animation: nil, place: nil)
      }
      let event = CompositionEvent(time: time, cycle: moment.cycle, direction: moment.direction)
      (node.isCue ? observer.passes : observer.repeats)?(event)
    default: break
    }
  }

  override func finish(at time: ExactTime) {
    guard !isDetached else { return }
    let end = max(time, elapsed).rounded
    // Beside endless parts, the layers can end before the parts do.
    limit(0, to: end)
    entries[0].end = min(entries[0].end, end)
    super.finish(at: time)
  }

  // MARK: Progress

  /// Whether the progress of an active part is observed and changes.
  var isProgressing: Bool {
    frozen == nil
      && observed.contains { node in
        node.state == .begun && run.observers[node.listener].progress != nil
      }
  }

  /// Reports the progress of all active parts.
  func reportProgress() {
    let now = elapsed.rounded
    for node in observed where node.state == .begun {
      if let fraction = fraction(of: node, at: now) { reportProgress(fraction, of: node) }
    }
  }

  private func reportProgress(_ fraction: Double, of node: ObservedNode) {
    // A callback may have dropped the run with all observers.
    let observers = run.observers
    guard node.progress != fraction, node.listener < observers.count,
      let progress = observers[node.listener].progress
    else { return }
    node.progress = fraction
    progress(fraction)
  }

  /// The progress of a part at its begin, or where a jump or a turn has entered it.
  private func beginFraction(of node: ObservedNode) -> Double {
    let entered = isEntered(node) ? fraction(of: node, at: origin) : nil
    return entered ?? (isReversed ? 1 : 0)
  }

  /// The progress of a part; for an endless part, that of its iteration.
  private func fraction(of node: ObservedNode, at time: Double) -> Double? {
    if node.length.isInfinite {
      return run.plan.iterationFraction(of: node.cycles >= 0 ? node.cycles : node.node, at: time)
    }
    return node.length > 0 ? min(max((time - node.enter) / node.length, 0), 1) : nil
  }
}
