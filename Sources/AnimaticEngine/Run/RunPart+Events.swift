// What the listeners of one part are told, and in which order.

import AnimaticCore

/// A node that somebody listens to.
struct HeardNode {
  enum State {
    case waiting, begun, done
  }

  let node: Int
  let entry: Int
  let listener: Int
  var enter: Double
  var exit: Double
  var finishes: Bool
  /// The rank of its begin among all begins of one instant: groups before their children.
  let beginOrder: Int
  /// The rank of its end: children before their groups.
  let endOrder: Int
  var state = State.waiting
}

/// Something that is due in one part.
struct PartEvent {
  enum Kind {
    /// An entry is over: it is removed, or settles, before anybody hears of it.
    case entryEnd(Int)
    case begin(Int)
    case end(Int)
  }

  /// Seconds of the run.
  let time: Double
  let kind: Kind
  /// At one instant: entries, ends of what began earlier, begins, ends of what began at this
  /// instant (DESIGN §5).
  let rank: Int
  let order: Int

  static func precedes(_ first: PartEvent, _ second: PartEvent) -> Bool {
    (first.time, first.rank, first.order) < (second.time, second.rank, second.order)
  }
}

extension RunPart {
  /// Finds out who listens, and when each of them is entered and left.
  func collectHeard() {
    let plan = run.plan
    for (index, entry) in entries.enumerated() {
      for node in entry.node..<Int(plan.nodes[entry.node].end) {
        let record = plan.nodes[node].record
        guard record.listener >= 0, let span = plan.activeSpan(of: node) else { continue }
        let last = plan.nodes[Int(plan.nodes[node].end) - 1]
        heard.append(
          HeardNode(
            node: node, entry: index, listener: Int(record.listener), enter: span.enter,
            exit: span.exit, finishes: span.isWhole && !record.flags.contains(.rejected),
            beginOrder: Int(plan.nodes[node].order),
            endOrder: plan.nodes[node].isGroup
              ? 2 * Int(last.order) + 1 : 2 * Int(plan.nodes[node].order)))
        entries[index].openListeners += 1
      }
    }
  }

  /// Lists what is still to come.
  ///
  /// After a jump, what lies wholly before it is passed over.
  func rebuild(passingOver time: Double = -.infinity) {
    events.removeAll(keepingCapacity: true)
    for (index, entry) in entries.enumerated() where entry.state == .running && entry.end.isFinite {
      events.append(PartEvent(time: entry.end, kind: .entryEnd(index), rank: 0, order: entry.node))
    }
    for (index, node) in heard.enumerated() where node.state != .done {
      if node.state == .waiting {
        guard node.exit >= time else { continue }
        events.append(
          PartEvent(time: node.enter, kind: .begin(index), rank: 3, order: node.beginOrder))
      }
      guard node.exit.isFinite else { continue }
      let isInstant = node.state == .waiting && node.exit <= node.enter
      events.append(
        PartEvent(
          time: node.exit, kind: .end(index), rank: isInstant ? 4 : 1, order: node.endOrder))
    }
    events.sort { PartEvent.precedes($1, $0) }
  }

  /// Delivers the next event.
  func deliverNext(on stage: Stage) {
    guard let event = events.popLast() else { return }
    switch event.kind {
    case .entryEnd(let index):
      endEntry(index)
    case .begin(let index):
      heard[index].state = .begun
      let told = makeEvent(heard[index], on: stage, finished: true)
      run.listeners[heard[index].listener]?.didStart(told)
    case .end(let index):
      let node = heard[index]
      heard[index].state = .done
      entries[node.entry].openListeners -= 1
      let told = makeEvent(node, on: stage, finished: node.finishes)
      run.listeners[node.listener]?.didStop(told)
      releaseListeners(of: node.entry)
    }
    closeIfDone()
  }

  private func makeEvent(_ node: HeardNode, on stage: Stage, finished: Bool) -> AnimationEvent {
    let entry = entries[node.entry]
    return AnimationEvent(
      animation: animation(at: node.node),
      key: node.node == entry.node
        ? entry.key : run.plan.pool.name(run.plan.nodes[node.node].record.key),
      layer: layer, time: stage.time, finished: finished)
  }

  /// The animation of a node as it is attached: its begin is in the layer's time.
  func animation(at node: Int) -> any LayerAnimation {
    var animation = run.plan.animation(at: node, listeners: run.listeners)
    if run.plan.nodes[node].parent < 0 {
      animation.beginTime = (start + ExactTime(animation.beginTime)).rounded
    }
    return animation
  }

  /// Lets go of the listeners of an entry that is gone and has told everything.
  func releaseListeners(of index: Int) {
    let entry = entries[index]
    guard entry.state == .gone, entry.openListeners == 0 else { return }
    for node in entry.node..<Int(run.plan.nodes[entry.node].end) {
      let listener = Int(run.plan.nodes[node].record.listener)
      if listener >= 0 { run.listeners[listener] = nil }
    }
  }
}
