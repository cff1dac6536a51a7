// One layer's part of a run: its attached animations, in the layer's time.

import AnimaticCore

/// The part of a run that animates one layer.
final class LayerPart: RunPart {
  private unowned let target: any RunTarget
  private let lifetime: Lifetime
  var layer: (any RunTarget)? { lifetime.isOver ? nil : target }
  /// The layer's label at the last recorded event.
  private var knownLabel: String?
  /// The animations whose values were committed to the model; a plan of the rest is made only for an entry
  /// that stays attached.
  private var settledNodes: Set<Int> = []
  /// The active intervals of its running animations, in seconds of the run; computed on demand.
  var motion: [ActiveInterval]?

  /// Creates the part of a layer.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - plan: Its plan, which it would copy for each part.
  ///   - layerIndex: The index of the layer in the plan.
  ///   - layer: The layer.
  init(run: Run, plan: borrowing Plan, layerIndex: Int, layer: any RunTarget) {
    (target, lifetime) = (layer, layer.lifetime)
    super.init(
      run: run, layerIndex: layerIndex, start: layer.localNow,
      entries: plan.entries(of: layerIndex).map { Entry(node: $0, in: plan) })
  }

  func attach(to layer: any RunTarget, keys: [Run.Key], plan: Plan, on stage: any RunStage) {
    layer.attach(self, keys: keys)
    let isRecorded = stage.recordsEvents
    observeNodes(of: plan, isRecorded: isRecorded)
    if isRecorded { _ = layerLabel(on: stage) }
  }

  /// Prepares an entry that is attached under a key or without one.
  func willAttach(_ entry: Entry, key: String?) {
    entry.key = key
    entry.completions = run.stage?.animationAdded()
    if entry.completions != nil, entry.end.isInfinite {
      layer?.note(.endlessCompletion.at(run.plan.place(of: entry.node)))
    }
  }

  // MARK: Time

  override var localNow: ExactTime? { layer?.localNow }

  override func local(atHost host: ExactTime) -> ExactTime { layer?.local(atHost: host) ?? host }

  override func host(atLocal local: ExactTime) -> ExactTime {
    layer?.host(atLocal: local) ?? local
  }

  override var layerSpeed: Double { layer?.hostSpeed ?? 0 }

  override func dueTime(of time: ExactTime, on stage: any RunStage) -> ExactTime? {
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

  override func presentationChanged() { layer?.presentationChanged() }

  /// Takes what has settled or was interrupted from the animations of this part.
  func reduce(_ change: (inout Plan) -> Void) {
    run.reduce(change)
    presentationChanged()
  }

  /// Freezes the part's time when the layer is freed or leaves its stage.
  func layerGone(at local: ExactTime) {
    if frozen == nil { freeze(at: time.at(local)) }
  }

  // MARK: Reports and ends

  override func report(_ event: PartEvent.Kind, of index: Int, on stage: any RunStage) {
    let node = observed[index]
    let listener = node.listener < 0 ? nil : run.listeners[node.listener]
    switch event {
    case .begin:
      record(.begin, of: node.node, on: stage)
      listener?.didStart(makeEvent(node, on: stage, direction: direction))
    case .end:
      let finished = node.finishes(direction)
      record(.end(finished: finished, direction: direction), of: node.node, on: stage)
      listener?.didStop(makeEvent(node, on: stage, finished: finished, direction: direction))
    case .moment(_, let moment):
      let (cycle, direction) = (moment.cycle, moment.direction)
      record(.repetition(cycle: cycle, direction: direction), of: node.node, on: stage)
      listener?.didRepeat(makeEvent(node, on: stage, cycle: cycle, direction: direction))
    default: break
    }
  }

  /// Ends an entry at a limit: commits the values there, and removes it unless it is kept.
  override func endEntry(_ index: Int) {
    // Before the model is written, since a host's own code may cancel the run then.
    entries[index].state = .ended
    if isReversed { settleAtBegin(index) } else { settle(index, at: ExactTime(entries[index].end)) }
    let record = run.plan.nodes[entries[index].node].record
    if !record.flags.contains(.kept) || !shows(index) {
      detach(index, because: .finished)
    } else if isReversed, entries[index].state != .gone {
      rest(index)
    }
  }

  /// Shows the begin for good.
  private func rest(_ index: Int) {
    if frozen == nil { freeze(at: .zero) }
    layer?.planChanged(of: self, at: [entries[index].node])
  }

  override func remove(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    if !run.isPending { layer?.willRemove(index, of: self) }
    super.remove(index, because: outcome)
  }

  override func didDetach(_ index: Int, because outcome: Outcome) {
    motion = nil
    if let stage = run.stage { record(.removal(outcome), of: entries[index].node, on: stage) }
    layer?.detach(index, of: self)
  }

  /// The observed nodes of the layer, with their active intervals.
  private func observeNodes(of plan: Plan, isRecorded: Bool) {
    for (index, entry) in entries.enumerated() {
      for node in plan.subtree(of: entry.node) {
        let record = plan.nodes[node].record
        // What the compiler adds to a verb is part of it.
        let isListed = isRecorded && !record.flags.isSuperset(of: [.additive, .meant])
        guard isListed || plan.listener(of: node) != nil else { continue }
        let part = plan.observedPart(at: node, part: run.tree.part(of: node))
        let listener = part.observer < 0 ? nil : run.listeners[part.observer]
        let reportsRepeats = isListed || listener?.mayObserveRepeats ?? false
        let new = observe(
          part, in: plan, entry: index,
          reportsRepeats: reportsRepeats && plan.pool.attributes(of: record).timing >= 0)
        if record.flags.contains(.rejected) { new?.cutOff() }
      }
    }
  }

  private func makeEvent(
    _ node: ObservedNode, on stage: any RunStage, finished: Bool = true, cycle: Int = 0,
    direction: PlayDirection = .forwards
  ) -> AnimationEvent {
    let entry = entries[node.entry]
    return AnimationEvent(
      animation: animation(at: node.node),
      key: node.node == entry.node
        ? entry.key : run.plan.name(of: node.node),
      layer: layer?.reportedHost, time: stage.time, finished: finished, cycle: cycle,
      direction: direction)
  }

  /// The animation of a node as attached, with its begin in the layer's time, or 0 until that is
  /// known (T-9).
  func animation(at node: Int) -> any LayerAnimation {
    var animation = run.remaining.animation(at: node, listeners: run.listeners)
    if run.plan.nodes[node].parent < 0, !run.isPending || run.isAbsolute {
      animation.beginTime = local(at: ExactTime(animation.beginTime)).rounded
    }
    return animation
  }

  /// The label of the layer in events, also after it is freed.
  private func layerLabel(on stage: any RunStage) -> String? {
    if let layer { knownLabel = stage.label(of: layer) }
    return knownLabel
  }

  /// Records an event of a node, whether or not a callback exists.
  private func record(_ kind: StageEvent.Kind, of node: Int, on stage: any RunStage) {
    guard stage.recordsEvents else { return }
    stage.record(
      kind, layer: layerLabel(on: stage), animation: label(of: node),
      place: run.plan.place(of: node))
  }

  // MARK: Settling

  /// Commits an entry's values at a time for the settling properties, and stops animating them.
  func settle(_ index: Int, at time: ExactTime) {
    settle(index) { model, isTurned in
      let plan = isTurned ? run.remaining : run.remaining.unturned(on: layerIndex)
      return plan.values(
        of: layerIndex, entries: [entries[index].node], at: time.rounded, over: model, end: .drawn)
    }
  }

  /// Commits the values at the begin for the settling properties, and stops animating them.
  ///
  /// Components that another run has taken, or that this one doesn't animate, stay as they are.
  private func settleAtBegin(_ index: Int) {
    settle(index) { run.valuesAtBegin(of: layerIndex, over: $0, isTurned: $1) }
  }

  /// The components that animations write.
  private func components(of nodes: [Int]) -> ComponentMasks {
    nodes.reduce(into: ComponentMasks()) {
      $0.formUnion(run.remaining.components(of: $1, on: layerIndex))
    }
  }

  /// The contributing animations of an entry whose properties settle.
  private func settlingNodes(of index: Int) -> [Int] {
    // A removed entry can have holds of the first value of a settling property.
    guard let settled = run.settled[layerIndex],
      run.plan.nodes[entries[index].node].record.flags.contains(.kept)
    else { return [] }
    return liveNodes(of: entries[index]).filter {
      settled.contains(run.plan.root(run.remaining.slot(of: $0).root, of: layerIndex))
    }
  }

  /// Commits the components of the settling animations of an entry.
  ///
  /// - Parameters:
  ///   - index: The index of the entry.
  ///   - values: Returns the values over a model, with or without the rotations of paths.
  private func settle(_ index: Int, from values: (LayerValues, _ isTurned: Bool) -> LayerValues) {
    let nodes = settlingNodes(of: index)
    guard let layer, !nodes.isEmpty else { return }
    let turns = nodes.contains { run.remaining.slot(of: $0).turn >= 0 }
    let values = TurnedValues(turns: turns) { values(layer.values, $0) }
    let components = components(of: nodes)
    settledNodes.formUnion(nodes)
    if shows(index) {
      reduce { for node in nodes { $0.nodes[node].record.flags.insert(.inert) } }
    } else {
      presentationChanged()
    }
    layer.commit(components, from: values)
    if shows(index) { layer.planChanged(of: self, at: nodes) }
  }

  /// Whether any animation of an entry still contributes a value.
  func shows(_ index: Int) -> Bool {
    run.plan.subtree(of: entries[index].node).contains {
      !run.plan.nodes[$0].isGroup && !settledNodes.contains($0)
        && !run.remaining.nodes[$0].record.flags.contains(.inert)
    }
  }

  /// The attached animations that contribute a value.
  var liveNodes: [Int] { entries.filter { $0.state != .gone }.flatMap(liveNodes) }

  /// The contributing animations of one entry.
  func liveNodes(of entry: Entry) -> [Int] {
    let nodes = run.remaining.liveNodes(of: entry.node)
    return settledNodes.isEmpty ? nodes : nodes.filter { !settledNodes.contains($0) }
  }

  /// The contributing animations, of one entry or of all, that write any of the given components.
  func nodes(meeting reach: ComponentMasks, of entry: Entry? = nil) -> [Int] {
    (entry.map(liveNodes) ?? liveNodes).filter {
      !run.remaining.components(of: $0, on: layerIndex, replacedBy: reach).isEmpty
    }
  }

  /// Jumps to the end; an endless entry ends with its current iteration.
  func finishNow() {
    guard !isDetached else { return }
    let now = elapsed.rounded
    for (index, entry) in entries.enumerated()
    where entry.end.isInfinite && entry.state == .running {
      motion = nil
      // An entry without iterations, such as with speed 0, ends now.
      let end = run.reduce { $0.endIterations(of: entry.node, after: now) }
      entry.end = end.isFinite ? end : now
      for node in observed where node.entry == index && node.exit.isInfinite {
        let span = run.remaining.activeInterval(of: node.node)
        node.exit = span?.exit ?? .infinity
        if node.state == .waiting, let span { node.enter = span.enter }
      }
      limit(index, to: entry.end)
    }
    let last = entries.filter { $0.state == .running }.map(\.end).max() ?? now
    // Where the end event is listed, which may be a last bit later.
    finish(at: ExactTime(max(now, last, run.knownTimes.nearest(to: last))))
  }
}
