// What the playhead of a part meets of its nodes, and what is left of them where it is stopped.

import AnimaticCore

extension RunPart {
  func stop(_ node: ObservedNode, at now: Double) {
    guard node.state != .done else { return }
    if node.isCue {
      node.exit = min(node.exit, now)
    } else if node.state == .begun || node.isHastened || isMet(node, before: now) {
      // A node whose limit lies behind the playhead ends at that limit.
      let isEarly = isReversed ? node.enter < now : node.exit > now
      node.stop(at: isEarly || node.isLeftBehind ? now : nil)
    } else {
      close(node)
    }
  }

  /// Begins the waiting nodes of some parts at the next update, also while the run is paused.
  func begin(around parts: Set<Int>) {
    let now = elapsed.rounded
    func isAround(_ node: ObservedNode) -> Bool { node.part.map(parts.contains) ?? false }
    // Their stored begins may be those of an earlier instant.
    for node in observed where node.state == .begun && isAround(node) { place(node) }
    let late = observed.indices.filter { index in
      let node = observed[index]
      return node.state == .waiting && !node.isCue && !node.isStopped && !node.isHastened
        && isAround(node) && isMet(node, before: now)
    }
    if late.isEmpty { return }
    for index in late { observed[index].hasten() }
    // Without a pause and with full motion, their begins are listed where they belong.
    if isWithheld || run.fullMotion != nil { listBegins(of: late) }
    run.stage?.schedule(self)
  }

  /// Whether the playhead meets a waiting node on its way from the origin to a time.
  func isMet(_ node: ObservedNode, before now: Double) -> Bool {
    isAhead(node) && (isReversed ? node.exit >= now : node.enter <= now)
  }

  /// Whether a waiting node is not wholly behind the origin.
  ///
  /// One that only touches it is behind, unless it is an instant or holds one there, or the origin is
  /// the limit to which the run plays: there it begins and ends without time.
  func isAhead(_ node: ObservedNode) -> Bool {
    if node.isStopped { return true }
    let (near, far, limit) =
      isReversed ? (-node.exit, -node.enter, 0) : (node.enter, node.exit, run.plan.duration)
    let start = isReversed ? -origin : origin
    let holdsInstant = isReversed ? node.holdsInstant.atEnter : node.holdsInstant.atExit
    return far > start || far == start && (near == start || holdsInstant || start >= limit)
  }

  /// Whether the origin lies inside a node, which a jump or a turn has entered there.
  func isEntered(_ node: ObservedNode) -> Bool {
    isReversed ? origin < node.exit : origin > node.enter
  }

  /// Drops the undelivered events of a node.
  private func close(_ node: ObservedNode) {
    node.state = .done
    if !node.isCue { entries[node.entry].openListeners -= 1 }
  }

  /// Ends the nodes of an entry that are active at a time, and drops those that would begin later.
  func limit(_ entry: Int, to end: Double) {
    for node in observed where node.entry == entry && node.exit > end {
      let isLater = node.state == .waiting && node.enter > end
      if isLater { stop(node, at: end) } else { node.exit = end }
    }
  }

  /// Ends an entry that was played in reverse to its begin.
  func leave(_ index: Int) {
    for node in observed where node.entry == index && node.state == .waiting {
      if node.isCue || !isAhead(node) { close(node) }
    }
    endEntry(index)
  }
}
