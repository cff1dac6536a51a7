// The observers of an entry that is removed before its end.

import AnimaticCore

extension RunPart {
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

  /// Ends the nodes of an entry that are active at a time, and drops those that would begin later.
  func limit(_ entry: Int, to end: Double) {
    for index in heard.indices where heard[index].entry == entry && heard[index].exit > end {
      let isLater = heard[index].state == .waiting && heard[index].enter > end
      if isLater { stop(index, at: end) } else { heard[index].exit = end }
    }
  }

  /// Ends without callbacks.
  func drop() {
    let time = run.stage?.time ?? 0
    for index in entries.indices where entries[index].state != .gone {
      detach(index, because: .cancelled(at: time))
    }
    for position in heard.indices { heard[position].state = .done }
    let waiting = entries.compactMap(\.completions)
    for index in entries.indices { entries[index].completions = nil }
    events = []
    for completion in waiting { completion.abandon() }
    closeIfDone()
  }

  /// Removes an entry that was played in reverse to its begin, without committing values.
  func leave(_ index: Int) {
    for position in heard.indices where heard[position].entry == index {
      guard heard[position].state == .waiting else { continue }
      heard[position].state = .done
      if !heard[position].isCue { entries[index].openListeners -= 1 }
    }
    detach(index, because: .finished)
  }

  /// Releases the listeners of a removed entry whose events are all delivered.
  func releaseListeners(of index: Int) {
    let entry = entries[index]
    guard entry.state == .gone, entry.openListeners == 0 else { return }
    for node in entry.node..<Int(run.plan.nodes[entry.node].end) {
      let listener = Int(run.plan.listener(of: node))
      if listener >= 0 { run.dropListener(listener) }
    }
  }
}
