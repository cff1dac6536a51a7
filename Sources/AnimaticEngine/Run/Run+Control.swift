// What a playback can tell a run.

import AnimaticCore

extension Run: PlaybackControl {
  var hasTime: Bool { !parts.isEmpty }

  var elapsedTime: Double { leader?.elapsed.rounded ?? 0 }

  var isPaused: Bool { leader?.frozen != nil }

  /// Whose time counts as the run's: the first that is still there.
  private var leader: RunPart? { parts.first { !$0.isDetached } ?? parts.first }

  func pause() {
    for part in parts where part.frozen == nil && !part.isDetached {
      part.freeze(at: part.elapsed)
      stage?.schedule(part)
    }
  }

  func resume() {
    for part in movable {
      part.thaw()
      stage?.schedule(part)
    }
  }

  func seek(to time: Double) {
    for part in movable {
      part.seek(to: time)
      stage?.schedule(part)
    }
  }

  func reverse() {
    for part in movable {
      part.turn(to: -part.rate)
      stage?.schedule(part)
    }
  }

  // What was removed has its end to tell, now; no jump may move it. Nor may one move what stands at
  // its end for good.
  private var movable: [RunPart] { parts.filter { !$0.isDetached && !$0.isFinal } }

  var rate: Double { leader.map { $0.frozen == nil ? $0.rate : 0 } ?? 0 }

  func setRate(_ rate: Double) {
    for part in movable {
      if part.rate != rate { part.turn(to: rate) }
      part.thaw()
      stage?.schedule(part)
    }
  }

  func cancel(_ remaining: Playback.Cancelling) {
    switch remaining {
    case .revert: removeAll()
    case .hold:
      for part in parts { part.holdModel() }
      removeAll()
    case .finish:
      for part in parts { part.finishNow() }
      let last = parts.compactMap(\.frozen).max()
      watch?.finish(at: max(last ?? .zero, ExactTime(plan.duration.isFinite ? plan.duration : 0)))
    }
  }

  private func removeAll() {
    let time = stage?.time ?? 0
    for part in parts {
      for index in part.entries.indices { part.remove(index, because: .cancelled(at: time)) }
    }
  }
}

extension Run {
  /// The stage's time at which its time is another; nil where it does not, as it
  /// goes now.
  func stageTime(reaching time: Double) -> ExactTime? {
    guard let part = leader, let stage, !part.isDetached else { return nil }
    let left = (ExactTime(time) - part.elapsed).rounded
    if left == 0 { return stage.exactTime }
    let speed = part.rate * part.layerSpeed
    guard part.frozen == nil, left * speed.signed > 0 else { return nil }
    let host = part.hostTime(of: ExactTime(time))
    return host.isFinite ? max(host, stage.exactTime) : nil
  }
}

extension Double {
  /// 1, -1, or 0 for what is neither above nor below 0.
  fileprivate var signed: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}

extension RunPart {
  /// Writes what the run shows now to the model, for each of its properties.
  ///
  /// Of what is only added it writes its own share: what others add goes on being added.
  func holdModel() {
    guard let layer else { return }
    let shown = layer.presentation
    let attached = entries.indices.filter { entries[$0].state != .gone }
    let own = values(of: attached, at: elapsed, over: layer.values)
    let replaced = replacedRoots(of: attached)
    for (place, index) in run.plan.layers[layerIndex].roots.enumerated() {
      let root = run.plan.roots[Int(index)].root
      layer.settle((replaced.contains(Int32(place)) ? shown : own).value(of: root), of: root)
    }
  }

  /// The places of the roots that entries do not only add to.
  private func replacedRoots(of indices: [Int]) -> Set<Int32> {
    var found: Set<Int32> = []
    for index in indices {
      for node in entries[index].node..<Int(run.plan.nodes[entries[index].node].end)
      where !run.plan.nodes[node].record.flags.contains(.additive) {
        let slot = run.plan.slot(of: node)
        found.formUnion([slot.root, slot.turn])
      }
    }
    return found
  }

  /// Goes to the end at once; what is endless ends with its current cycle.
  func finishNow() {
    guard !isDetached, !isWatch else { return }
    let now = elapsed.rounded
    for (index, entry) in entries.enumerated() where entry.end.isInfinite {
      guard entry.state == .running else { continue }
      motion = nil
      entries[index].end = run.plan.endCycles(of: entry.node, after: now)
      for node in heard.indices where heard[node].entry == index && heard[node].exit.isInfinite {
        heard[node].exit = run.plan.activeSpan(of: heard[node].node)?.exit ?? entries[index].end
      }
    }
    let last = entries.filter { $0.state == .running }.map(\.end).max() ?? now
    finish(at: ExactTime(max(now, last)))
  }

  /// Stands still at the end for good: what is kept shows it, also where time would go on in an
  /// endless cycle.
  ///
  /// What would have been passed on the way is passed over.
  func finish(at time: ExactTime) {
    guard !isDetached else { return }
    freeze(at: max(time, elapsed))
    isFinal = true
    isWithheld = false
    if rate < 0 { turn(to: -rate) }
    for index in heard.indices {
      heard[index].next = nil
      if isWatch, heard[index].exit.isInfinite { heard[index].exit = elapsed.rounded }
    }
    isFinishing = isWatch
    if isWatch { entries[0].end = min(entries[0].end, elapsed.rounded) }
    rebuild()
    run.stage?.schedule(self)
  }
}
