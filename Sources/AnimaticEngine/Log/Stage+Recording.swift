// Writing down what happens, for whoever compares it.

import AnimaticCore

extension Stage {
  /// Forgets the events that were recorded.
  public func removeAllEvents() { events = [] }

  /// Writes down what happened now, if anybody wants to know.
  func record(_ kind: StageEvent.Kind, layer: String? = nil, animation: String? = nil) {
    guard recordsEvents else { return }
    events.append(StageEvent(time: time, kind, layer: layer, animation: animation))
  }

  /// What a layer is called in events: unnamed ones are numbered in order of appearance.
  func label(of layer: Layer) -> String {
    if let name = layer.name { return name }
    if let known = eventLabels[layer.id] { return known }
    let label = "layer \(eventLabels.count + 1)"
    eventLabels[layer.id] = label
    return label
  }
}

extension RunPart {
  /// What a node is called in events: the key of what is attached, the name of a child, or its key
  /// path.
  func label(of node: Int) -> String {
    let pool = run.plan.pool
    let plan = run.plan
    let key = entries.first { $0.node == node }?.key ?? plan.name(of: node)
    return key
      ?? (plan.nodes[node].isGroup ? "group" : pool.path(plan.nodes[node].record.property).keyPath)
  }
}

extension LayerPart {
  /// What the layer is called in events, also when it has gone.
  func layerLabel(on stage: Stage) -> String? {
    if let layer { knownLabel = stage.label(of: layer) }
    return knownLabel
  }

  /// Writes down that somebody was told something, or would have been.
  func record(_ phase: HeardNode.Phase, _ heard: HeardNode, on stage: Stage) {
    guard stage.recordsEvents else { return }
    let kind: StageEvent.Kind =
      switch phase {
      case .begin: .begin
      case .end: .end(finished: heard.finishes, direction: direction)
      case .moment(let moment):
        .repetition(cycle: moment.cycle, direction: moment.direction)
      }
    stage.record(kind, layer: layerLabel(on: stage), animation: label(of: heard.node))
  }
}
