// The model values that a layer's part of a run leaves at its end or when it is canceled.

import AnimaticCore

extension LayerPart {
  /// Commits an entry's values at a time for the settling properties, and stops animating them.
  func settle(_ index: Int, at time: ExactTime) {
    guard let layer else { return }
    let roots = run.settled[layerIndex]
    guard !roots.isEmpty else { return }
    let entry = entries[index]
    // A removed entry can have holds of the first value of a settling property.
    guard run.plan.nodes[entry.node].record.flags.contains(.kept) else { return }
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
      layer.writeAtOnce(root, from: values)
      if slot.turn >= 0 {
        let turned = run.plan.roots[first + Int(slot.turn)].root
        layer.writeAtOnce(turned, from: values)
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

  /// The values of some entries over a model at a time of the run, without other animations.
  func values(of indices: [Int], at time: ExactTime, over model: LayerValues) -> LayerValues {
    run.plan.values(
      of: layerIndex, entries: indices.map { entries[$0].node }, at: time.rounded, over: model,
      end: .drawn)
  }

  /// Jumps to the end; an endless entry ends with its current iteration.
  func finishNow() {
    guard !isDetached else { return }
    let now = elapsed.rounded
    for (index, entry) in entries.enumerated() where entry.end.isInfinite {
      guard entry.state == .running else { continue }
      motion = nil
      // An entry without iterations, such as with speed 0, ends now.
      let end = run.plan.endIterations(of: entry.node, after: now)
      entries[index].end = end.isFinite ? end : now
      for node in heard.indices where heard[node].entry == index && heard[node].exit.isInfinite {
        let span = run.plan.activeInterval(of: heard[node].node)
        heard[node].exit = span?.exit ?? .infinity
        if heard[node].state == .waiting, let span { heard[node].enter = span.enter }
      }
      limit(index, to: entries[index].end)
    }
    let last = entries.filter { $0.state == .running }.map(\.end).max() ?? now
    finish(at: ExactTime(max(now, last)))
  }
}
