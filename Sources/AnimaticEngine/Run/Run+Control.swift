// What a playback can tell a run.

import AnimaticCore

extension Run: PlaybackControl {
  var elapsedTime: Double { parts.first?.elapsed.rounded ?? 0 }

  var isPaused: Bool { parts.first { !$0.isDetached }?.frozen != nil }

  func pause() {
    for part in parts where part.frozen == nil && !part.isDetached {
      part.freeze(at: part.elapsed)
      stage?.schedule(part)
    }
  }

  func resume() {
    for part in parts where !part.isDetached {
      part.thaw()
      stage?.schedule(part)
    }
  }

  func seek(to time: Double) {
    // What was removed has its end to tell, now; no jump may move it.
    for part in parts where !part.isDetached {
      part.jump(to: ExactTime(time))
      part.skipMoments(to: time)
      part.rebuild(passingOver: time)
      stage?.schedule(part)
    }
  }

  func reverse() {
    for part in parts where !part.isDetached {
      part.turn(backwards: !part.isReversed)
      part.skipMoments(to: part.elapsed.rounded)
      part.rebuild()
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

extension RunPart {
  /// Writes what the run shows now to the model, for each of its properties.
  func holdModel() {
    guard let layer else { return }
    let shown = layer.presentation
    for index in run.plan.layers[layerIndex].roots {
      let root = run.plan.roots[Int(index)].root
      layer.settle(shown.value(of: root), of: root)
    }
  }

  /// Goes to the end at once; what is endless ends with its current cycle.
  func finishNow() {
    guard !isDetached, !isWatch else { return }
    let now = elapsed.rounded
    for (index, entry) in entries.enumerated() where entry.end.isInfinite {
      guard entry.state == .running else { continue }
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
    if isReversed { turn(backwards: false) }
    freeze(at: max(time, elapsed))
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
