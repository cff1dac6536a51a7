// How an entry leaves: at its end, or because somebody removed it.

import AnimaticCore

extension RunPart {
  /// An entry reached its own end: what settles is written, what is not kept is removed.
  func endEntry(_ index: Int) {
    settle(index, at: ExactTime(entries[index].end))
    let record = run.plan.nodes[entries[index].node].record
    let isEmpty = !shows(index)
    if !record.flags.contains(.kept) || isEmpty {
      detach(index, because: .finished)
    } else {
      entries[index].state = .ended
    }
  }

  /// Writes what an entry shows at a time to the model, for the properties that settle, and lets go
  /// of them.
  func settle(_ index: Int, at time: ExactTime) {
    guard let layer else { return }
    let roots = run.settled[layerIndex]
    guard !roots.isEmpty else { return }
    let entry = entries[index]
    let nodes = entry.node..<Int(run.plan.nodes[entry.node].end)
    let values = values(of: [index], at: time, over: layer.values)
    let first = Int(run.plan.layers[layerIndex].roots.lowerBound)
    for node in nodes {
      let slot = run.plan.slot(of: node)
      guard slot.root >= 0 else { continue }
      let root = run.plan.roots[first + Int(slot.root)].root
      guard roots.contains(root), !run.plan.nodes[node].record.flags.contains(.inert) else {
        continue
      }
      layer.settle(values.value(of: root), of: root)
      if slot.turn >= 0 {
        let turned = run.plan.roots[first + Int(slot.turn)].root
        layer.settle(values.value(of: turned), of: turned)
      }
      run.plan.nodes[node].record.flags.insert(.inert)
    }
  }

  /// Whether any animation of an entry still contributes a value.
  func shows(_ index: Int) -> Bool {
    let node = entries[index].node
    return (node..<Int(run.plan.nodes[node].end)).contains {
      !run.plan.nodes[$0].isGroup && !run.plan.nodes[$0].record.flags.contains(.inert)
    }
  }

  /// What some entries show over a model at a time of the run, and nothing else that is attached.
  func values(of indices: [Int], at time: ExactTime, over model: LayerValues) -> LayerValues {
    run.plan.values(
      of: layerIndex, entries: indices.map { entries[$0].node }, at: time.rounded, over: model,
      end: .drawn)
  }

  /// Removes an entry now: whoever was told of its begin is told that it did not finish.
  func remove(_ index: Int, because outcome: Outcome) {
    guard entries[index].state != .gone else { return }
    if !run.isPending { layer?.willRemoveAnimations() }
    let isOver = entries[index].state == .ended
    let now = elapsed.rounded
    if !isOver { entries[index].removedAt = now }
    detach(index, because: outcome)
    for position in heard.indices where heard[position].entry == index {
      stop(position, at: now)
    }
    if !isOver { run.noteEnding(outcome) }
    releaseListeners(of: index)
    rebuild()
    run.stage?.schedule(self)
    closeIfDone()
  }

  func stop(_ position: Int, at now: Double) {
    guard heard[position].state != .done, heard[position].exit > now else { return }
    if heard[position].isCue {
      heard[position].exit = now
    } else if heard[position].state == .begun || heard[position].enter <= now {
      heard[position].cut(at: now)
    } else {
      heard[position].state = .done
      entries[heard[position].entry].openListeners -= 1
    }
  }

  /// Ends without a word.
  func drop() {
    let time = run.stage?.time ?? 0
    for index in entries.indices where entries[index].state != .gone {
      detach(index, because: .cancelled(at: time))
    }
    for position in heard.indices { heard[position].state = .done }
    let waiting = entries.flatMap(\.completions)
    for index in entries.indices { entries[index].completions = [] }
    events = []
    for completion in waiting { completion.abandon() }
    for index in run.listeners.indices { run.dropListener(index) }
    closeIfDone()
  }

  /// An entry has been played back to its begin: it goes, and nothing settles.
  func leave(_ index: Int) {
    for position in heard.indices where heard[position].entry == index {
      guard heard[position].state == .waiting else { continue }
      heard[position].state = .done
      if !heard[position].isCue { entries[index].openListeners -= 1 }
    }
    detach(index, because: .finished)
  }

  private func detach(_ index: Int, because outcome: Outcome) {
    if entries[index].state != .gone { goneCount += 1 }
    entries[index].state = .gone
    motion = nil
    if !isWatch, let stage = run.stage, stage.recordsEvents {
      stage.record(
        .removal(outcome), layer: layerLabel(on: stage),
        animation: label(of: entries[index].node))
    }
    layer?.attachments.detach(part: self, entry: index)
    // What it keeps are two pictures of a whole tree.
    if entries[index].key == LayerTransition.key { layer?.transitionGone() }
    releaseListeners(of: index)
    if isClosed, isDetached { run.forget(self) }
  }
}
