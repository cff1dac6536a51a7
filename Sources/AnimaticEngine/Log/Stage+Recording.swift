// Recording events for tests and comparisons.

import AnimaticCore

extension Stage {
  /// Removes all recorded events.
  public func removeAllEvents() { events = [] }

  /// Records an event at the current time, if recording is on.
  func record(_ kind: StageEvent.Kind, layer: String? = nil, animation: String? = nil) {
    guard recordsEvents else { return }
    events.append(StageEvent(time: time, kind, layer: layer, animation: animation))
  }

  /// The label of a layer in events; unnamed layers are numbered in order of appearance.
  func label(of layer: Layer) -> String {
    if let name = layer.name { return name }
    if let known = eventLabels[layer.id] { return known }
    let label = "layer \(eventLabels.count + 1)"
    eventLabels[layer.id] = label
    return label
  }
}

extension RunPart {
  /// The label of a node in events: the key of an attached animation, the name of a child, or its
  /// key path.
  func label(of node: Int) -> String {
    let pool = run.plan.pool
    let plan = run.plan
    let key = entries.first { $0.node == node }?.key ?? plan.name(of: node)
    return key
      ?? (plan.nodes[node].isGroup ? "group" : pool.path(plan.nodes[node].record.property).keyPath)
  }
}

extension LayerPart {
  /// The label of the layer in events, also after it is freed.
  func layerLabel(on stage: Stage) -> String? {
    if let layer { knownLabel = stage.label(of: layer) }
    return knownLabel
  }

  /// Records an observer's event, whether or not a callback exists.
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
