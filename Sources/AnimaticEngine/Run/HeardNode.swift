// Who listens to one part of a run, and what each of them is told.

import AnimaticCore

/// A node that somebody listens to: an animation, a part of a composition, or a cue.
struct HeardNode {
  enum State {
    case waiting, begun, done
  }

  let node: Int
  let entry: Int
  /// Who listens; -1 where nobody does but the stage, which writes events down.
  let listener: Int
  var enter = -Double.infinity
  var exit = Double.infinity
  var finishes = true
  /// The rank of its begin among all begins of one instant: groups before their children.
  var beginOrder: Int
  /// The rank of its end: children before their groups.
  var endOrder: Int
  var tie = 0
  var state = State.waiting
  var isCue = false
  /// Its repeats, or the passages of the cue.
  var moments: MomentSearch?
  var next: Moment?
  /// When the last of them was heard.
  var last = -Double.infinity
  /// How many of them have come in a row faster than anybody can follow.
  private(set) var hurried = 0
  /// The node whose cycles are its own.
  var cycles = -1
  /// Seconds from enter to exit, as long as nothing stops it.
  var length = 0.0
  /// How far it was told to be.
  var progress: Double?

  /// When it is entered and left with all motion; nil where motion is not reduced.
  var fullSpan: ActiveSpan?
  /// Its repeats or passages with all motion; nil where motion is not reduced.
  var fullMoments: MomentSearch? { didSet { fullNext = fullMoments?.first(from: -.infinity) } }
  private(set) var fullNext: Moment?

  /// Takes over when it is entered and left.
  mutating func span(_ span: ActiveSpan) {
    enter = span.enter
    exit = span.exit
    length = span.exit - span.enter
    finishes = span.isWhole
  }

  /// It ends before its time, which would be now with all motion, too.
  mutating func cut(at time: Double) {
    exit = time
    finishes = false
    fullSpan = nil
  }

  mutating func listen(to moments: MomentSearch?) {
    self.moments = moments
    next = moments?.first(from: -.infinity)
  }

  /// Its next moment was heard.
  mutating func pass(_ moment: Moment) {
    last = moment.time
    next = moments?.next(after: moment.time)
    if let full = fullNext { fullNext = fullMoments?.next(after: full.time) }
    hurried = next.map { $0.time - moment.time < Self.shortestCycle } ?? false ? hurried + 1 : 0
  }

  /// Seconds between two moments below which too many in a row are not told.
  static let shortestCycle = 1e-6

  /// Whether so many moments have followed each other at once that no update would come to an end.
  var isRunaway: Bool { hurried > InstantCount.limit }

  /// Hears of no more moments.
  mutating func stopListening() {
    moments = nil
    next = nil
  }

  /// Goes on with the moments from a time on; what was passed is not passed again.
  mutating func skipMoments(to time: Double) {
    guard let moments else { return }
    let expected = next?.time
    next = last < time ? moments.first(from: time) : moments.next(after: last)
    // After a jump over some of them, nobody can tell which passage of all motion this would be.
    if next?.time != expected { fullMoments = nil }
  }
}

extension RunPart {
  /// What a node is told.
  enum Phase {
    case begin, end
    case moment(Moment)
  }

  /// Finds out who listens to the animations of a layer, and when each of them is entered and left.
  func collectHeard() {
    let plan = run.plan
    let isRecorded = run.stage?.recordsEvents ?? false
    for (index, entry) in entries.enumerated() {
      for node in entry.node..<Int(plan.nodes[entry.node].end) {
        let record = plan.nodes[node].record
        let extra = plan.pool.extra(of: record)
        guard extra.listener >= 0 || isRecorded, let span = plan.activeSpan(of: node) else {
          continue
        }
        var listens = HeardNode(
          node: node, entry: index, listener: Int(extra.listener),
          beginOrder: 2 * Int(plan.nodes[node].order),
          endOrder: 2 * Int(plan.nodes[node].endOrder))
        listens.span(span)
        if record.flags.contains(.rejected) { listens.finishes = false }
        let listener = listens.listener < 0 ? nil : run.listeners[listens.listener]
        if extra.timing >= 0, isRecorded || listener?.mayHearRepeats ?? false {
          listens.listen(to: plan.cycles(of: node))
        }
        run.fullMotion?.order(&listens)
        heard.append(listens)
        entries[index].openListeners += 1
      }
    }
  }

  /// Listens to the whole for everybody who observes it.
  func watch(_ parts: [ObservedPart]) {
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

  func tell(_ phase: Phase, _ index: Int, on stage: Stage) {
    record(phase, heard[index], on: stage)
    if isWatch {
      tellObserver(phase, index, at: stage.time)
      return
    }
    let node = heard[index]
    guard node.listener >= 0 else { return }
    let listener = run.listeners[node.listener]
    switch phase {
    case .begin: listener?.didStart(makeEvent(node, on: stage))
    case .end: listener?.didStop(makeEvent(node, on: stage, finished: node.finishes))
    case .moment(let moment): listener?.didRepeat(makeEvent(node, on: stage, moment: moment))
    }
  }

  private func tellObserver(_ phase: Phase, _ index: Int, at time: Double) {
    let node = heard[index]
    let observer = run.observers[node.listener]
    switch phase {
    case .begin:
      observer.begin?(CompositionEvent(time: time))
      tellProgress(0, of: index)
    case .end:
      // Played back, the end is that of the way back.
      if node.finishes { tellProgress(isReversed ? 0 : 1, of: index) }
      observer.end?(CompositionEvent(time: time, finished: node.finishes))
    case .moment(let moment):
      let event = CompositionEvent(time: time, cycle: moment.cycle, direction: moment.direction)
      (node.isCue ? observer.passes : observer.repeats)?(event)
    }
  }

  private func makeEvent(
    _ node: HeardNode, on stage: Stage, finished: Bool = true, moment: Moment? = nil
  ) -> AnimationEvent {
    let entry = entries[node.entry]
    return AnimationEvent(
      animation: animation(at: node.node),
      key: node.node == entry.node
        ? entry.key : run.plan.name(of: node.node),
      layer: layer, time: stage.time, finished: finished, cycle: moment?.cycle ?? 0,
      direction: moment?.direction ?? .forwards)
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
