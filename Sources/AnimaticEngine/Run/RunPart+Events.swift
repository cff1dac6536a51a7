// The due events of one part of a run, in order.

import AnimaticCore

extension RunPart: QueuedEvents {
  var callbackTime: ExactTime? { run.callbackTime }

  func runaway(at time: Double) -> Diagnostic {
    let plan = run.plan
    let node = plan.nodes.indices.first { plan.listener(of: $0) != nil }
    let name = node.map { plan.name(of: $0) ?? plan.path(of: $0)?.keyPath ?? "a group" }
    return .runaway(
      name ?? (run.isObserved ? "a composition" : "an animation"),
      place: node.flatMap(plan.place), at: time)
  }

  func abandon() {
    run.drop()
    run.stage?.schedule(self)
  }

  /// Lists the remaining events, where those of other parts stay.
  func rebuild() {
    placeNodes()
    listEvents()
  }

  /// Stores in the tree when the nodes begin and end, which orders what is inside them.
  func placeNodes() {
    isListedBackwards = isReversed
    for node in observed where !node.isCue { place(node) }
  }

  /// Lists the remaining events, after the nodes of all parts of the run have been placed.
  func listEvents() {
    events.removeAll(keepingCapacity: true)
    // The first is listed last, behind what is in it, because the last of equal ones is delivered
    // first.
    for index in entries.indices.reversed() { listEnd(ofEntry: index) }
    for (index, node) in observed.enumerated().reversed()
    where node.state != .done {
      if !isListedBackwards, isListed(node), let moment = momentEvent(index) {
        events.append(moment)
      }
      if !node.isCue, isListed(node) || node.isHastened { listSpan(of: index) }
    }
    for index in entries.indices.reversed() { listCompletion(of: index) }
    events.sort { $1.precedes($0, isListedBackwards) }
  }

  /// Stores in the tree when a node begins and ends, if it is a written part.
  func place(_ node: ObservedNode) {
    guard let part = node.part else { return }
    guard node.state != .done, let span = span(of: node) else {
      (run.tree.parts[part].begin, run.tree.parts[part].end) = (.nan, .nan)
      return
    }
    let begin = (span.begin ?? beginOfInstant(of: node))?.inFullMotion
    if isListedBackwards {
      run.tree.parts[part].begin = span.end.inFullMotion
      run.tree.parts[part].end = begin ?? .infinity
    } else {
      run.tree.parts[part].begin = begin ?? -.infinity
      run.tree.parts[part].end = span.end.inFullMotion
    }
  }

  /// The run's time at which a node has begun, if that was at the present instant and it has not been
  /// stopped, turned or moved since; nil otherwise.
  private func beginOfInstant(of node: ObservedNode) -> Limit? {
    guard let begun = node.begun, begun.stageTime == run.stage?.exactTime, !node.isCut,
      begun.isBackwards == isListedBackwards,
      run.isAtOnce || begun.time == run.knownTimes.nearest(to: elapsed.rounded)
    else { return nil }
    return Limit(time: begun.time, lateness: begun.lateness)
  }

  /// Lists the end of an entry, before all callbacks, including those with an earlier full-motion
  /// time; in reverse, it is back at its begin.
  private func listEnd(ofEntry index: Int) {
    let entry = entries[index]
    let time = isListedBackwards ? 0 : run.knownTimes.nearest(to: entry.end)
    guard entry.state == .running, time.isFinite, !isWithheld else { return }
    events.append(
      PartEvent(
        time: time, lateness: isListedBackwards ? .infinity : -.infinity, kind: .entryEnd(index),
        order: EventOrder(.entry)))
  }

  /// Lists the undelivered begin and end of a node, in the direction of playback.
  private func listSpan(of index: Int) {
    let node = observed[index]
    guard let span = span(of: node) else { return }
    if let begin = beginEvent(of: index, span) { events.append(begin) }
    if span.end.time.isFinite, isListed(node) || node.isLeftBehind {
      events.append(endEvent(of: index, span.end))
    }
  }

  /// Lists the begins of nodes that have just been hastened, without sorting all events again.
  func listBegins(of hastened: [Int]) {
    let nodes = Set(hastened)
    events.removeAll { event in
      if case .begin(let index) = event.kind { nodes.contains(index) } else { false }
    }
    for index in hastened { place(observed[index]) }
    for index in hastened {
      if let span = span(of: observed[index]), let begin = beginEvent(of: index, span) {
        insert(begin)
      }
    }
  }

  private func beginEvent(of index: Int, _ span: Span) -> PartEvent? {
    guard let begin = span.begin else { return nil }
    let node = observed[index]
    var order = order(.begin, of: node.part, at: begin.inFullMotion)
    if begin == span.end, node.part != nil {
      // A container that has begun before can end here, and its content with it.
      let end = self.order(.end, of: node.part, at: begin.inFullMotion)
      if end < order { order = end.precededByBegin() }
    }
    return PartEvent(
      time: begin.time, lateness: begin.lateness, kind: .begin(index), order: order)
  }

  private func endEvent(of index: Int, _ end: Limit) -> PartEvent {
    let node = observed[index]
    let order =
      node.part == nil
      ? order(.end, aroundEntry: node.entry, at: end.time)
      : order(.end, of: node.part, at: end.inFullMotion)
    return PartEvent(time: end.time, lateness: end.lateness, kind: .end(index), order: order)
  }

  /// The order of an end of a group that the compiler has added: behind the listed events of its
  /// entry at that time, or else behind its last content.
  private func order(
    _ step: EventOrder.Step, aroundEntry index: Int, at time: Double
  ) -> EventOrder {
    let entry = entries[index]
    let isGroup = run.plan.nodes[entry.node].isGroup
    let inside = (isGroup ? events : []).lazy.filter { event in
      guard event.time == time, let node = event.kind.node.map({ self.observed[$0] }) else {
        return false
      }
      return node.entry == index && node.node != entry.node
    }
    if let last = inside.map(\.order).max() { return last.followed(by: step) }
    let content = run.plan.subtree(of: entry.node).compactMap(run.tree.part).last
    return order(step, of: content, at: time, isInstant: begins(entry, at: time))
  }

  /// Whether an entry begins at a time, in the direction of playback.
  private func begins(_ entry: Entry, at time: Double) -> Bool {
    guard let span = run.remaining.activeInterval(of: entry.node) else { return false }
    return run.knownTimes.nearest(to: isListedBackwards ? span.exit : span.enter) == time
  }

  private func order(
    _ step: EventOrder.Step, of part: Int?, at time: Double, isInstant: Bool = false
  ) -> EventOrder {
    EventOrder(
      step, of: part, at: time, isInstant: isInstant, isBackwards: isListedBackwards, in: run.tree)
  }

  /// The undelivered begin and end of a node; nil for one that is not reported.
  ///
  /// What a jump, a turn or a removal has moved is not delayed by full motion.
  private func span(of node: ObservedNode) -> Span? {
    var lateness = (begin: node.beginLateness, end: node.endLateness)
    if isListedBackwards { swap(&lateness.begin, &lateness.end) }
    if node.isStopped || node.isLeftBehind { lateness = (0, 0) }
    var end = Limit(time: endTime(of: node), lateness: lateness.end)
    guard node.state == .waiting else { return Span(begin: nil, end: end) }
    guard node.isLeftBehind || node.isHastened || isAhead(node) else { return nil }
    let limit = isListedBackwards ? node.exit : node.enter
    var begin = Limit(
      time: node.isLeftBehind || isEntered(node) ? origin : limit, lateness: lateness.begin)
    if node.isHastened {
      begin.lateness = 0
    } else if begin.time == origin {
      // It can be inside what a jump or a turn has entered there.
      begin.lateness = isListedBackwards ? 0 : max(limit + begin.lateness - origin, 0)
    }
    if node.isStopped {
      // It begins before it ends, wherever a later jump has led.
      begin.time = isListedBackwards ? max(begin.time, end.time) : min(begin.time, end.time)
    }
    if begin.time == end.time {
      end.lateness =
        isListedBackwards
        ? min(begin.lateness, end.lateness) : max(begin.lateness, end.lateness)
    }
    return Span(begin: begin, end: end)
  }

  /// The run's time at which a node ends, in the direction of playback.
  private func endTime(of node: ObservedNode) -> Double {
    if node.isLeftBehind { return origin }
    guard isListedBackwards else { return node.exit }
    // A node that was removed early ends there, not at its begin.
    return node.isCut ? node.exit : node.enter
  }

  /// Lists the completion of an entry, just before its own end.
  private func listCompletion(of index: Int) {
    let entry = entries[index]
    let time = completionTime(of: entry)
    guard entry.completions != nil, time.isFinite, !isWithheld || entry.state == .gone else {
      return
    }
    let isObserved = observed.contains { $0.node == entry.node }
    let part = isObserved ? run.tree.part(of: entry.node) : nil
    let place =
      part.map { order(.completion, of: $0, at: time) }
      ?? order(.completion, aroundEntry: index, at: time)
    events.append(PartEvent(time: time, lateness: 0, kind: .completed(index), order: place))
  }

  /// The run's time at which an entry completes: where it was removed, or at its end.
  private func completionTime(of entry: Entry) -> Double {
    entry.removedAt ?? (isListedBackwards ? 0 : run.knownTimes.nearest(to: entry.end))
  }

  /// Whether a node's events are listed: a part that is paused only delivers those of ended and
  /// removed entries.
  private func isListed(_ node: ObservedNode) -> Bool {
    !isWithheld || node.isStopped || entries[node.entry].state != .running
  }

  private func momentEvent(_ index: Int) -> PartEvent? {
    let node = observed[index]
    guard let next = node.next, next.time <= node.exit, !node.isLeftBehind else { return nil }
    let step: EventOrder.Step =
      !node.isCue ? .repeats : next.beginsPass ? .cuesOfNewCycle : .cues
    let time = run.knownTimes.nearest(to: next.time)
    let later = node.nextInFullMotion.map { run.fullMotion?.knownTimes.nearest(to: $0) ?? $0 }
    let limit = Limit(time: time, lateness: later.map { $0 - time } ?? 0)
    return PartEvent(
      time: time, lateness: limit.lateness, kind: .moment(index, next),
      order: order(step, of: node.part, at: limit.inFullMotion))
  }

  /// Inserts the next event time of a node, without sorting all events again.
  private func listMoment(after moment: EventTime, of index: Int) {
    observed[index].pass(moment)
    if observed[index].isRunaway, let stage = run.stage {
      stage.note(.hurriedRepeats(of: label(of: observed[index].node), at: stage.time))
    }
    if let event = momentEvent(index) { insert(event) }
  }

  private func insert(_ event: PartEvent) {
    events.insert(event, at: events.partitioningIndex { !event.precedes($0, isListedBackwards) })
  }

  /// Continues with the event times from a time on, without repeating delivered ones.
  func skipMoments(to time: Double) {
    for node in observed { node.skipMoments(to: time) }
  }

  /// Delivers the next event.
  func deliverNext() {
    guard let stage = run.stage else { return }
    // At the event's time, so that events without delay are due at that time.
    defer { stage.schedule(self) }
    guard let event = events.popLast() else { return }
    switch event.kind {
    case .entryEnd(let index):
      if isListedBackwards { leave(index) } else { endEntry(index) }
    case .completed(let index):
      complete(index)
    case .begin(let index):
      observed[index].begin(with: event, on: stage, isBackwards: isListedBackwards)
      report(event.kind, of: index, on: stage)
    case .end(let index):
      observed[index].state = .done
      if observed[index].isLeftBehind { observed[index].cutOff() }
      entries[observed[index].entry].openListeners -= 1
      report(event.kind, of: index, on: stage)
      releaseListeners(of: observed[index].entry)
    case .moment(let index, let moment):
      listMoment(after: moment, of: index)
      report(event.kind, of: index, on: stage)
    }
    closeIfDone()
  }

  /// Reports the end of an entry to its completion blocks.
  private func complete(_ index: Int) {
    let completions = entries[index].completions
    entries[index].completions = nil
    completions?.leave(finished: entries[index].removedAt == nil)
  }
}

/// The begin or the end of a node.
private struct Limit: Equatable {
  /// The run's time.
  var time: Double
  /// The delay with full motion.
  var lateness: Double

  var inFullMotion: Double { time + lateness }
}

/// The begin of a node, nil if it was delivered, and its end.
private struct Span {
  let begin: Limit?
  let end: Limit
}
