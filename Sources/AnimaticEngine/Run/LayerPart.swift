// One layer's part of a run: its attached animations, in the layer's time.

import AnimaticCore

/// The part of a run that animates one layer.
final class LayerPart: RunPart {
  private(set) weak var layer: Layer?
  /// The offsets of the plan's properties in the layer's frame.
  var offsets: [Int32] = []
  /// The position of each entry in the layer's attachments; valid until the entry is removed.
  private(set) var places: [Int] = []
  /// The layer's label at the last recorded event.
  var knownLabel: String?
  /// The intervals in which the part moves; computed on demand.
  var motion: PartMotion?

  init(run: Run, layerIndex: Int, layer: Layer) {
    self.layer = layer
    super.init(run: run, layerIndex: layerIndex, start: layer.localNow)
  }

  func attach(to layer: Layer, keys: [RunOrder.Key]) {
    layer.attachments.makeRoom(for: self, plan: run.plan)
    for (node, key) in zip(run.plan.entries(of: layerIndex), keys) {
      let timing = run.plan.pool.timing(run.plan.nodes[node].record)
      let name = layer.attachments.claim(key)
      var entry = Entry(node: node, key: name, end: timing.endTime)
      entry.completions = run.stage?.uncommitted.animationAdded()
      entry.completions?.enter()
      if entry.completions != nil, entry.end.isInfinite {
        layer.note(.endlessCompletion(at: run.plan.pool.place(run.plan.nodes[node].record)))
      }
      entries.append(entry)
      places.append(
        layer.attachments.append(key: name, part: self, entry: entries.count - 1))
    }
    collectHeard()
    if let stage = run.stage, stage.recordsEvents { _ = layerLabel(on: stage) }
  }

  // MARK: Time

  override var localNow: ExactTime? { layer?.localNow }

  override func local(atHost host: ExactTime) -> ExactTime { layer?.local(atHost: host) ?? host }

  override func host(atLocal local: ExactTime) -> ExactTime {
    layer?.host(atLocal: local) ?? local
  }

  override var layerSpeed: Double { layer?.hostSpeed ?? 0 }

  override func dueTime(of time: ExactTime, on stage: Stage) -> ExactTime? {
    guard let layer else { return stage.exactTime }
    // The layer's time is constant, or the run moves back before its begin.
    if !isDetached, frozen == nil, !layer.isTimePlain, layerSpeed == 0 || layerSpeed < 0 && rate > 0
    {
      return local(at: time).rounded <= layer.localNow.rounded ? stage.exactTime : nil
    }
    return super.dueTime(of: time, on: stage)
  }

  /// How animations at their exact end are drawn: a paused or reversed part has not ended there.
  var drawnEnd: PlanReader.End { isWithheld || isReversed ? .drawn : .delivered }

  /// Freezes the part's time when the layer is freed or leaves its stage.
  func layerGone(at local: ExactTime) {
    if frozen == nil { freeze(at: runTime(atLocal: local)) }
  }

  // MARK: Telling and ending

  override func tell(_ phase: HeardNode.Phase, _ index: Int, on stage: Stage) {
    let node = heard[index]
    record(phase, node, on: stage)
    guard node.listener >= 0 else { return }
    let listener = run.listeners[node.listener]
    switch phase {
    case .begin: listener?.didStart(makeEvent(node, on: stage))
    case .end:
      listener?.didStop(
        makeEvent(node, on: stage, finished: node.finishes, direction: direction))
    case .moment(let moment):
      listener?.didRepeat(
        makeEvent(node, on: stage, cycle: moment.cycle, direction: moment.direction))
    }
  }

  /// Ends an entry at its natural end: commits final values, and removes it unless it is kept.
  override func endEntry(_ index: Int) {
    settle(index, at: ExactTime(entries[index].end))
    let record = run.plan.nodes[entries[index].node].record
    let isEmpty = !shows(index)
    if !record.flags.contains(.kept) || isEmpty {
      detach(index, because: .finished)
    } else {
      entries[index].state = .ended
    }
  }

  override func remove(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    if !run.isPending { layer?.willRemove(self, index) }
    super.remove(index, because: outcome)
  }

  override func detach(_ index: Int, because outcome: Outcome) {
    motion = nil
    if let stage = run.stage, stage.recordsEvents {
      stage.record(
        .removal(outcome), layer: layerLabel(on: stage),
        animation: label(of: entries[index].node))
    }
    layer?.attachments.detach(at: places[index])
    // Frees two snapshots of a whole tree.
    if entries[index].key == LayerTransition.key { layer?.transitionGone() }
    super.detach(index, because: outcome)
    if let key = entries[index].key { layer?.original?.changed(.removal(key: key)) }
  }
}
