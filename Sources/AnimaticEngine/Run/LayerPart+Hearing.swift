// The listeners of one layer's animations, and their events.

import AnimaticCore

extension LayerPart {
  /// Collects the observed nodes of a layer, with their active intervals.
  func collectHeard() {
    let plan = run.plan
    let isRecorded = run.stage?.recordsEvents ?? false
    for (index, entry) in entries.enumerated() {
      for node in entry.node..<Int(plan.nodes[entry.node].end) {
        let record = plan.nodes[node].record
        let extra = plan.pool.extra(of: record)
        guard extra.listener >= 0 || isRecorded, let span = plan.activeInterval(of: node) else {
          continue
        }
        var listens = HeardNode(
          node: node, entry: index, listener: Int(extra.listener),
          beginOrder: 2 * Int(plan.nodes[node].order),
          endOrder: 2 * Int(plan.nodes[node].endOrder))
        listens.span(span)
        if record.flags.contains(.rejected) { listens.finishes = false }
        let listener = listens.listener < 0 ? nil : run.listeners[listens.listener]
        if extra.timing >= 0, isRecorded || listener?.mayObserveRepeats ?? false {
          listens.listen(to: plan.iterations(of: node))
        }
        run.fullMotion?.order(&listens)
        heard.append(listens)
        entries[index].openListeners += 1
      }
    }
  }

  func makeEvent(
    _ node: HeardNode, on stage: Stage, finished: Bool = true, cycle: Int = 0,
    direction: PlayDirection = .forwards
  ) -> AnimationEvent {
    let entry = entries[node.entry]
    return AnimationEvent(
      animation: animation(at: node.node),
      key: node.node == entry.node
        ? entry.key : run.plan.name(of: node.node),
      layer: layer?.represented, time: stage.time, finished: finished, cycle: cycle,
      direction: direction)
  }

  /// The animation of a node as attached, with its begin in the layer's time, or 0 until that is
  /// known (T-9).
  func animation(at node: Int) -> any LayerAnimation {
    var animation = run.plan.animation(at: node, listeners: run.listeners)
    if run.plan.nodes[node].parent < 0, !run.isPending || run.isAbsolute {
      animation.beginTime = local(at: ExactTime(animation.beginTime)).rounded
    }
    return animation
  }
}
