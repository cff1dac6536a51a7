// Starts a compiled composition: its stages and its keys.

import AnimaticCore
import AnimaticEngine

extension Compiled {
  /// Starts the runs of a playback.
  ///
  /// - Parameters:
  ///   - playback: The playback.
  ///   - stage: The stage of the engine's layers.
  ///   - layers: The engine's layers among its hosts.
  ///   - hostStage: The stage of the hosts other than the engine's layer; nil if there are none.
  ///   - prepare: Prepares each run.
  func start(
    _ playback: Playback, on stage: Stage, layers: [Layer?], hostStage: HostStage?,
    prepare: (Run) -> Void
  ) {
    let hasLayers = layers.contains { $0 != nil }
    if hostStage == nil || hasLayers {
      let run = makeRun(observing: events?.observation)
      prepare(run)
      stage.start(run, on: layers, keys: runKeys, playback: playback)
    }
    if let hostStage {
      let run = makeRun(observing: hasLayers ? nil : events?.observation)
      prepare(run)
      hostStage.start(run, keys: runKeys, playback: playback)
    }
  }

  /// Interrupts the animations on its properties.
  func breakOff(
    _ interruption: Interruption, on layers: [Layer?], hostStage: HostStage?
  ) -> [Interrupted] {
    if interruption == .nothing { return [] }
    return Interrupted.breakOff(
      for: plan, layers: layers, hostStage: hostStage,
      keepsVelocity: interruption == .keepingVelocity
    ) { layer in
      let first = attached.partitioningIndex { $0.layer >= layer }
      return first < attached.count && attached[first].layer == layer ? attached[first].key : ""
    }
  }

  func makePlayback() -> Playback {
    // Only the plan and the models, so a retained playback does not retain the layers.
    let (plan, models, notes) = (plan, models, notes)
    let playback = Playback(duration: plan.duration) {
      Timeline(plan: plan, models: models, notes: notes).diagnostics
    }
    playback.plannedDuration = plannedDuration
    for cue in cues {
      if let time = cue.time { playback.moments[cue.name] = time }
    }
    return playback
  }

  /// The stage to run on; nil, with a rejected playback, if there is none or no layer.
  func stage(of layers: [Layer?], for playback: Playback) -> Stage? {
    guard let stage = Stage.shared(by: layers) else {
      playback.refuse(differentStages(of: layers))
      return nil
    }
    if writtenHosts.isEmpty, !attached.isEmpty {
      playback.refuse(.nothingToRunOn.at(place(on: 0)))
      return nil
    }
    return stage
  }

  /// the first layer on another stage than one before it.
  private func differentStages(of layers: [Layer?]) -> Diagnostic {
    let onStages = layers.indices.filter { layers[$0]?.stage != nil }
    let first = onStages[0]
    let other = onStages.first { layers[$0]?.stage !== layers[first]?.stage } ?? first
    return .differentStages(plan.layers[first].label, plan.layers[other].label)
      .at(place(on: other))
  }

  /// The source location of the first verb on a layer.
  private func place(on layer: Int) -> SourcePlace? {
    plan.layers[layer].nodes.lazy.compactMap { plan.place(of: $0) }.first
  }

  /// - Parameter parts: The observed parts on this stage; nil for none.
  private func makeRun(observing parts: CompiledObservation?) -> Run {
    Run(
      plan: parts?.plan ?? plan, listeners: listeners, settled: notes.settled,
      tree: events?.tree, observed: parts?.observed ?? [], by: parts?.observers ?? [])
  }

  private var runKeys: [[Run.Key]] {
    var keys = models.map { _ in [Run.Key]() }
    for entry in attached {
      keys[entry.layer].append(entry.isNamed ? .named(entry.key) : .numbered)
    }
    return keys
  }

  /// Reports the jumps of an attached run on one layer, on its playback and on the layer.
  func noteJumps(of layer: Layer, at index: Int, on playback: Playback) {
    guard let values = layer.values(atBeginOf: playback) else { return }
    for (path, record) in begins(onLayer: index) where values.jumps(path) {
      guard let other = layer.animation(of: path, besides: playback, at: values) else { continue }
      let diagnostic = Diagnostic.jumps(
        path.keyPath, of: (layer.name ?? "layer").oneLine, values.change(of: path),
        because: other.place, remedy: record.remedyOfJump, at: plan.pool.place(record))
      playback.note(diagnostic)
      layer.note(diagnostic)
    }
  }

  /// Reports absolute rotations that turn by more than half a turn, because an earlier commit has
  /// kept no full turns (P-9).
  func noteLostTurns(on playback: Playback) {
    for (index, host) in hosts.enumerated() {
      let rotations = host?.layerID.committedTransforms.reachedRotations ?? LayerValues()
      if rotations.roots.isEmpty { continue }
      for (path, record) in firsts(onLayer: index) where path.isAngle && path.count == 1 {
        let reached = rotations.value(at: path).numbers[0]
        guard let ends = plan.statedEnd(of: record, over: models[index]),
          let turn = LostTurn(from: ends.start, to: ends.end, reached: reached)
        else { continue }
        playback.note(
          .lostTurns(path, turn, of: plan.layers[index].label, at: plan.pool.place(record)))
      }
    }
  }

  /// Reports a path that adds its rotation to that of an earlier run's path (K-14).
  func notePathTurns(on playback: Playback) {
    let rotation = LayerProperty.rotation.path
    for (index, host) in hosts.enumerated() {
      guard let turn = host?.layerID.committedTransforms.pathTurn,
        turn.isKept(at: ownModels[index][.rotation])
      else { continue }
      let first = plan.layers[index].nodes.first { node in
        let slot = plan.slot(of: node)
        return slot.turn >= 0 || plan.pool.path(plan.nodes[node].record.property).meets(rotation)
      }
      guard let first, plan.slot(of: first).turn >= 0 else { continue }
      let record = plan.nodes[first].record
      let path = "\(plan.layers[index].label)/\(plan.pool.path(record.property).keyPath)"
      playback.note(.turnsOn(turn).at(plan.pool.place(record), path: path))
    }
  }

  /// The first animation of each property of a layer.
  private func firsts(onLayer index: Int) -> [(path: PropertyPath, record: AnimationRecord)] {
    var known: Set<PropertyPath> = []
    return plan.layers[index].nodes.compactMap { node in
      let record = plan.nodes[node].record
      let path = plan.pool.path(record.property)
      guard plan.slot(of: node).root >= 0, known.insert(path).inserted else { return nil }
      return (path, record)
    }
  }

  /// The first animation of each property in effect from the begin.
  private func begins(onLayer index: Int) -> [(path: PropertyPath, record: AnimationRecord)] {
    var known: Set<PropertyPath> = []
    return plan.layers[index].nodes.compactMap { node in
      let record = plan.nodes[node].record
      guard plan.slot(of: node).root >= 0, !record.flags.contains(.additive) else { return nil }
      let path = plan.pool.path(record.property)
      guard known.insert(path).inserted, let effect = plan.effect(of: node),
        effect.lowerBound <= MediaTiming.tolerance
      else { return nil }
      return (path, record)
    }
  }
}

extension Plan {
  /// The start that an animation of one number infers, and the end that it states; nil for another.
  fileprivate func statedEnd(
    of record: AnimationRecord, over model: LayerValues
  ) -> (start: Double, end: Double)? {
    guard record.hasEnds, !record.statesStart, !record.flags.contains(.additive) else { return nil }
    let path = pool.path(record.property)
    let values = pool.values(of: record)
    switch record.flags.intersection(.ends) {
    case .to: return (model.value(at: path).numbers[0], values[0].numbers[0])
    case [.from, .to]: return (values[0].numbers[0], values[1].numbers[0])
    default: return nil
    }
  }
}

extension ValuesAtBegin {
  /// Whether a property jumps from its presentation value under the attached animations.
  fileprivate func jumps(_ path: PropertyPath) -> Bool {
    func differ(_ one: LayerValues, _ other: LayerValues) -> Bool {
      !one.value(at: path).isClose(to: other.value(at: path))
        && !one.value(of: path.root).isClose(to: other.value(of: path.root))
    }
    return differ(before, after) && differ(before, model)
  }

  /// Both values; empty if they are too long to read.
  fileprivate func change(of path: PropertyPath) -> String {
    guard path.count <= 4 else { return "" }
    let (start, end) = (before.value(at: path), after.value(at: path))
    return " from \(start.text(at: path)) to \(end.text(at: path))"
  }
}

extension AnimationRecord {
  /// What to write instead, as far as the start can be left out.
  fileprivate var remedyOfJump: String {
    let run = ".run(interrupting: .fromPresentation) to begin with the presentation value."
    guard hasEnds else { return "Begin with the presentation value, or cancel the other run." }
    return statesStart ? "Leave its start out, and write \(run)" : "Write \(run)"
  }
}
