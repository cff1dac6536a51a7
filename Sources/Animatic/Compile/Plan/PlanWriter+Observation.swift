// Fourth pass of the compiler: the written parts, which order events, and an extra layer of the plan
// without visible content, for the observed parts in their times.

import AnimaticCore

/// What the delivery of a composition's events needs.
struct CompiledEvents {
  /// The written parts, which order the events of one instant.
  let tree: EventTree
  /// The observed parts; nil if only animations are observed.
  var observation: CompiledObservation?
}

/// The observed parts of a composition.
struct CompiledObservation {
  /// The plan with one more layer, the last.
  var plan: Plan
  let observed: [ObservedPart]
  let observers: [CompositionObserver]
}

extension PlanWriter {
  /// Writes the observed parts; call it when everything else is written.
  mutating func writeEvents(after plan: Plan) -> CompiledEvents {
    let observers = input.source.body.observations
    let written = origins.prefix(plan.nodes.count).map { Int32($0 ?? -1) }
    if observers.isEmpty {
      return CompiledEvents(tree: tree(of: [], in: plan, written), observation: nil)
    }
    builder.plan = plan
    let requests = requests()
    let places = writeObservedNodes(requests)
    let observed = requests.compactMap { request in
      places[request.node].map { observe(request, at: $0, in: places) }
    }
    let observedPlan = builder.finish(duration: duration)
    return CompiledEvents(
      tree: tree(of: observed.filter { !$0.kind.isCue }, in: observedPlan, written),
      observation: CompiledObservation(plan: observedPlan, observed: observed, observers: observers)
    )
  }

  private func tree(
    of observed: [ObservedPart], in plan: Plan, _ written: [Int32]
  ) -> EventTree {
    EventTree(
      containers: input.source.body.parents, written: written, observed: observed, in: plan)
  }

  /// The observed part of a request, which is noted.
  private mutating func observe(
    _ request: Request, at node: Int, in written: [Int: Int]
  ) -> ObservedPart {
    let observer = input.source.body.observations[request.observer]
    let isWhole = !request.isCue && input.isWhole(request.part)
    let place = builder.plan.pool.place(nodes[request.part].record)
    notes.observed.append(
      (
        part: request.isCue ? .cue(observer.cue ?? "") : isWhole ? .whole : .part,
        observation: EventObservation(observer.events, at: place)
      ))
    let cycles = request.cycles.flatMap { written[$0] } ?? -1
    return (
      kind: request.isCue ? .cue : .part(cycles: cycles), node: node, observer: request.observer,
      part: request.node
    )
  }

  /// An observed node, and the part it refers to.
  private struct Request {
    let observer: Int
    let part: Int
    var node: Int
    var isCue = false
    /// The node whose cycles are the part's.
    var cycles: Int?
  }

  private mutating func requests() -> [Request] {
    let cycles = input.cycles()
    var requests: [Request] = []
    for (index, node) in nodes.enumerated() {
      guard case .observed(let observer) = input.source.body.nodeOperator(of: node) else {
        continue
      }
      var request = Request(observer: observer, part: index, node: index)
      guard let cue = input.source.body.observations[observer].cue.map(Cue.init) else {
        request.cycles = cycles[index] < 0 ? nil : cycles[index]
        requests.append(request)
        continue
      }
      let inside = index + 1 - Int(node.span)..<index
      if let marked = input.layout.cues[cue]?.node, inside.contains(marked) {
        request.node = marked
        request.isCue = true
        requests.append(request)
      } else if !inside.contains(where: {
        input.source.body.nodeOperator(of: nodes[$0])?.cue == cue
      }) {
        report(.unobservedCue(cue), at: node.record)
      }
    }
    return requests
  }

  // MARK: Writing

  private enum Step {
    case open(Int)
    case close
  }

  /// Writes the requested nodes and their enclosing times; returns the plan's node of each.
  private mutating func writeObservedNodes(_ requests: [Request]) -> [Int: Int] {
    var wanted: Set<Int> = []
    for start in requests.flatMap({ [$0.node] + ($0.cycles.map { [$0] } ?? []) }) {
      var next: Int? = start
      while let index = next, wanted.insert(index).inserted { next = input.layout.scope(of: index) }
    }
    var children: [Int?: [Int]] = [:]
    for index in wanted.sorted(by: >) {
      children[input.layout.scope(of: index), default: []].append(index)
    }
    let planNodes = planNodes()
    builder.beginLayer(id: nil, label: "")
    builder.open(AnimationRecord(.group, duration: duration))
    var nodes: [Int: Int] = [:]
    // An explicit stack, because a composition may be nested deeper than a thread's stack.
    var pending = (children[nil] ?? []).map(Step.open)
    while let step = pending.popLast() {
      guard case .open(let index) = step else {
        builder.close()
        continue
      }
      guard let record = observedRecord(of: index, in: planNodes) else { continue }
      nodes[index] = builder.nodeCount
      builder.open(record)
      pending.append(.close)
      pending += (children[index] ?? []).map(Step.open)
    }
    return nodes
  }

  /// The time of a node, without visible content; nil where nothing of it is left.
  private mutating func observedRecord(
    of index: Int, in planNodes: [Int?]
  ) -> AnimationRecord? {
    let node = nodes[index]
    // The content of a time may be written in another order than it was laid out.
    let isInTime = input.layout.scopes(around: index).contains { nodes[$0].kind == .time }
    if let planNode = planNodes[index], node.kind != .time, !isInTime {
      let written = builder.record(of: planNode)
      var record = AnimationRecord(.group, duration: written.duration)
      record.begin = written.begin
      let timing = builder.plan.pool.attributes(of: written).timing
      builder.plan.pool.change(&record) { $0.timing = timing }
      if node.isScope { record.easing = written.easing }
      return record
    }
    var record = AnimationRecord(.group, duration: input.layout.length(of: index).rounded)
    record.begin = begins[index].rounded
    if node.kind == .chain {
      if input.isWhole(index) { record.duration = duration }
    } else if node.isScope || node.kind == .leaf {
      guard node.kind != .time || input.layout.timings[index] != nil else { return nil }
      var timing = input.layout.timings[index] ?? builder.plan.pool.timing(node.record)
      timing.beginTime = record.begin
      timing.duration = input.layout.duration(of: index)
      timing.stretch(by: input.layout.factor(of: index))
      builder.plan.pool.storeAnew(timing, in: &record)
      record.flags.set(.cuts, cuts(index))
      if node.isScope { record.easing = node.record.easing }
    }
    return record
  }
}

extension WriterInput {
  /// By node: the descendant that repeats if it is the only content; -1 for none.
  fileprivate func cycles() -> [Int] {
    var cycles = [Int](repeating: -1, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let timing = layout.timings[index] ?? source.body.pool.timing(node.record)
      let hasTiming = node.kind == .leaf || node.isScope
      if hasTiming, timing.activeDuration > timing.cycleDuration {
        cycles[index] = index
      } else if let child = onlyChild(of: index) {
        cycles[index] = cycles[child]
      }
    }
    return cycles
  }

  /// The only child that takes time.
  private func onlyChild(of index: Int) -> Int? {
    var only: Int?
    for child in source.body.children(of: index) {
      let node = nodes[child]
      if node.kind != .cue, node.kind != .then {
        if only != nil { return nil }
        only = child
      }
    }
    return only
  }

  fileprivate func isWhole(_ part: Int) -> Bool {
    layout.scope(of: part) == nil && layout.begins[part] == .zero
      && layout.length(of: part) == layout.duration
  }
}
