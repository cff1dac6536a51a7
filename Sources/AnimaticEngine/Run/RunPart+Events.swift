// The due events of one part of a run, in order.

import AnimaticCore

extension RunPart: QueuedEvents {
  var callbackTime: ExactTime? { run.callbackTime }

  func runaway(at time: Double) -> Diagnostic {
    let plan = run.plan
    let node = plan.nodes.indices.first { plan.listener(of: $0) >= 0 }
    let name = node.map { plan.name(of: $0) ?? plan.path(of: $0)?.keyPath ?? "a group" }
    return .runaway(
      name ?? (run.isObserved ? "a composition" : "an animation"),
      place: node.flatMap(plan.place), at: time)
  }

  func abandon() {
    run.drop()
    run.stage?.schedule(self)
  }

  /// Lists the remaining events.
  func rebuild() {
    events.removeAll(keepingCapacity: true)
    let isBackwards = isReversed
    isListedBackwards = isBackwards
    for index in entries.indices {
      listEnd(ofEntry: index)
      listCompletion(of: index)
    }
    hasLateBegins = hasLateBegins || isAnyRemovedWaiting
    for (index, node) in observed.enumerated() where node.state != .done && isListed(node) {
      if !isBackwards, let moment = momentEvent(index) { events.append(moment) }
      if !node.isCue { listSpan(of: index) }
    }
    // The last is delivered first. Equal ones keep the order of their nodes, as sorting is stable.
    events.reverse()
    events.sort { $1.precedes($0, isBackwards) }
  }

  /// Lists the end of an entry, before all callbacks, including those with an earlier full-motion
  /// time; in reverse, it is back at its begin.
  private func listEnd(ofEntry index: Int) {
    let entry = entries[index]
    let time = isListedBackwards ? 0 : entry.end
    guard entry.state == .running, time.isFinite, !isWithheld else { return }
    events.append(
      PartEvent(
        time: time, lateness: isListedBackwards ? 0 : -.infinity, kind: .entryEnd(index),
        rank: .entry, order: entry.node))
  }

  /// Lists the undelivered begin and end of a node, in the direction of playback.
  private func listSpan(of index: Int) {
    let node = observed[index]
    let end = endTime(of: node)
    let isGone = entries[node.entry].state == .gone
    // If everything is delivered at once, a composition ends after its parts.
    var isLast =
      isFinal && self is CompositionPart || isGone && hasLateBegins && !node.isLeftBehind
    if node.state == .waiting {
      guard isAhead(node) else { return }
      let isEntered = isEntered(node)
      var begin = isEntered ? origin : isListedBackwards ? node.exit : node.enter
      // A removed node begins before it ends, wherever a later jump has led.
      if isGone { begin = isListedBackwards ? max(begin, end) : min(begin, end) }
      isLast = isLast || node.isInstant || (isEntered || isGone) && begin == end
      events.append(
        PartEvent(
          time: begin, lateness: isListedBackwards ? node.endLateness : node.beginLateness,
          kind: .begin(index), rank: .begin, order: node.beginOrder, tie: -node.tie))
    }
    guard end.isFinite else { return }
    events.append(
      PartEvent(
        time: end, lateness: isListedBackwards ? node.beginLateness : node.endLateness,
        kind: .end(index), rank: isLast ? .instantEnd : .end, order: node.endOrder, tie: node.tie))
  }

  /// Whether a removed node waits for its begin, which comes with its end.
  private var isAnyRemovedWaiting: Bool {
    goneCount > 0
      && observed.contains {
        $0.state == .waiting && !$0.isCue && entries[$0.entry].state == .gone
      }
  }

  /// The run's time at which a node ends, in the direction of playback.
  private func endTime(of node: ObservedNode) -> Double {
    if node.isLeftBehind { return origin }
    guard isListedBackwards else { return node.exit }
    // A removed node ends there, not at its begin.
    return entries[node.entry].state == .gone ? max(node.exit, elapsed.rounded) : node.enter
  }

  /// Lists the completion of an entry, just before its own end.
  private func listCompletion(of index: Int) {
    let entry = entries[index]
    let time = entry.removedAt ?? (isReversed ? 0 : entry.end)
    guard entry.completions != nil, time.isFinite, !isWithheld || entry.state == .gone else {
      return
    }
    // The begin may have been delivered already, and the time may have moved back since.
    let isBeginDelivered =
      observed.first { $0.node == entry.node }.map { $0.state != .waiting } ?? false
    let begin = run.plan.activeInterval(of: entry.node)?.enter ?? time
    events.append(
      PartEvent(
        time: time, kind: .completed(index),
        rank: isBeginDelivered || begin < time ? .end : .instantEnd,
        order: 2 * Int(run.plan.nodes[entry.node].endOrder), tie: -1))
  }

  /// Whether a node's events are listed: a part that is scrubbed while paused only delivers those
  /// of removed entries.
  private func isListed(_ node: ObservedNode) -> Bool {
    !isWithheld || entries[node.entry].state == .gone
  }

  private func momentEvent(_ index: Int) -> PartEvent? {
    let node = observed[index]
    guard let next = node.next, next.time <= node.exit else { return nil }
    return PartEvent(
      time: next.time, lateness: node.momentLateness, kind: .moment(index, next),
      rank: !node.isCue ? .seam : next.beginsPass ? .cueAfterSeam : .cue, order: node.endOrder,
      tie: node.tie)
  }

  /// Inserts the next event time of a node, without sorting all events again.
  private func listMoment(after moment: EventTime, of index: Int) {
    observed[index].pass(moment)
    if observed[index].isRunaway, let stage = run.stage {
      stage.note(.hurriedRepeats(of: label(of: observed[index].node), at: stage.time))
    }
    guard let event = momentEvent(index) else { return }
    events.insert(event, at: events.partitioningIndex { !event.precedes($0, false) })
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
      observed[index].state = .begun
      report(event.kind, of: index, on: stage)
    case .end(let index):
      observed[index].state = .done
      if observed[index].isLeftBehind { observed[index].finishes = false }
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

/// An event in one part of a run.
struct PartEvent {
  enum Kind {
    /// The end of an entry: it is removed or committed before any callback, or is back at its begin.
    case entryEnd(Int)
    /// The completion of an entry, reported before its delegate's end.
    case completed(Int)
    case begin(Int)
    case end(Int)
    /// A repeat, or a cue.
    case moment(Int, EventTime)
  }

  /// The time of the event, in seconds of the run.
  let time: Double
  /// The delay of the event with full motion.
  var lateness = 0.0
  let kind: Kind
  let rank: Rank
  let order: Int
  /// Orders parts of a composition that begin or end with the same animation.
  var tie = 0

  /// The order of simultaneous events.
  ///
  /// A cue at the end of an iteration comes before the repeat, one at its begin after it.
  enum Rank: Int {
    case entry, end, cue, seam, cueAfterSeam, begin, completion, instantEnd
  }

  /// Whether it comes before another event; in reverse playback the latest time comes first.
  func precedes(_ other: PartEvent, _ isBackwards: Bool) -> Bool {
    if time != other.time { return (time < other.time) != isBackwards }
    if lateness != other.lateness { return (lateness < other.lateness) != isBackwards }
    return (rank.rawValue, order, tie) < (other.rank.rawValue, other.order, other.tie)
  }
}
