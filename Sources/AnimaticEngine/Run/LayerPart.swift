// One layer's share of a run: what of it is attached to the layer, in the layer's time.

import AnimaticCore

/// What a run does on one layer.
final class LayerPart: RunPart {
  private(set) weak var layer: Layer?
  /// Where the plan's roots are in the layer's frame.
  var offsets: [Int32] = []
  /// The place of each entry among what is attached to the layer; valid until the entry is gone.
  private(set) var places: [Int] = []
  /// What the layer was called when something was last written down about it.
  var knownLabel: String?
  /// When something of it moves; nil until somebody asks.
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
    // What is still to be told is over, wherever the layer and its time have gone since.
    guard let layer, !isDetached else { return stage.exactTime }
    // Where the layer's time stands, and where the run's goes off to before its begin.
    if frozen == nil, !layer.isTimePlain, layerSpeed == 0 || layerSpeed < 0 && rate > 0 {
      return local(at: time).rounded <= layer.localNow.rounded ? stage.exactTime : nil
    }
    return super.dueTime(of: time, on: stage)
  }

  /// Whether what is at its very end is over: scrubbed there, or on the way back from there, it is
  /// not.
  var drawnEnd: PlanReader.End { isWithheld || isReversed ? .drawn : .delivered }

  /// The layer is being freed, or leaves its stage: its time stands where it was.
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

  /// An entry reached its own end: what settles is written, what is not kept is removed.
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
    // What it keeps are two pictures of a whole tree.
    if entries[index].key == LayerTransition.key { layer?.transitionGone() }
    super.detach(index, because: outcome)
    if let key = entries[index].key { layer?.original?.changed(.removal(key: key)) }
  }
}
