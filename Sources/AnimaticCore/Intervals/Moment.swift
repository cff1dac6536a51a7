// A moment of a plan at which something is passed, and how to ask for the next one.

/// One passage: of a cue, or of the seam between two cycles.
package struct Moment: Sendable, Equatable {
  /// Seconds since the begin of the plan.
  package var time: Double
  package var direction: PlayDirection
  /// The index of the cycle that begins there, counted from the begin; 0 for a cue.
  package var cycle = 0
  /// Whether a pass begins with it: it comes after all that the pass before ends with.
  package var departs = false

  package init(time: Double, direction: PlayDirection, cycle: Int = 0, departs: Bool = false) {
    self.time = time
    self.direction = direction
    self.cycle = cycle
    self.departs = departs
  }
}

extension Plan {
  /// The moments at which a node's begin is passed: what a cue is told.
  package func passages(of node: Int) -> MomentSearch {
    let parent = Int(nodes[node].parent)
    return MomentSearch(levels: levels(downTo: parent), target: .time(nodes[node].record.begin))
  }

  /// The moments at which a new cycle of a node begins; nil where it has only one.
  package func cycles(of node: Int) -> MomentSearch? {
    let timing = pool.timing(nodes[node].record)
    let isOne = timing.timeOffset == 0 && timing.activeDuration <= timing.cycleDuration
    return isOne ? nil : MomentSearch(levels: levels(downTo: node), target: .cycles)
  }

  /// The moments at which a node turns round within a cycle; nil where it never does.
  package func turns(of node: Int) -> MomentSearch? {
    let timing = pool.timing(nodes[node].record)
    guard timing.autoreverses, timing.duration > 0, timing.duration.isFinite else { return nil }
    return MomentSearch(levels: levels(downTo: node), target: .time(timing.duration))
  }

  /// The moments at which a time around a node is passed, in the time of what the node is in.
  package func passages(of time: Double, around node: Int) -> MomentSearch {
    MomentSearch(levels: levels(downTo: Int(nodes[node].parent)), target: .time(time))
  }

  /// The moments at which a node is so many seconds into a pass, its own easing aside.
  package func passages(of seconds: Double, in node: Int) -> MomentSearch {
    let own = SpanLevel(nodes[node].record, pool: pool).uneased
    return MomentSearch(
      levels: levels(downTo: Int(nodes[node].parent)) + [own], target: .time(seconds))
  }

  /// How far a node is in its pass at a time, 0 to 1, its own easing aside.
  package func passFraction(of node: Int, at time: Double) -> Double {
    var local = time
    for level in levels(downTo: Int(nodes[node].parent)) { local = level.childTime(at: local) }
    return pool.timing(nodes[node].record).sample(at: local).fraction
  }

  /// How far a node is in its current cycle, 0 to 1; nil where the cycle has no length.
  package func cycleFraction(of node: Int, at time: Double) -> Double? {
    guard let own = levels(downTo: node).last?.timing else { return nil }
    var local = time
    for level in levels(downTo: Int(nodes[node].parent)) { local = level.childTime(at: local) }
    let elapsed = max(0, (local - own.beginTime) * abs(own.speed))
    guard own.cycleDuration > 0, own.cycleDuration.isFinite, elapsed.isFinite else { return nil }
    let active = own.activeDuration
    if elapsed >= active { return 1 }
    return elapsed.truncatingRemainder(dividingBy: own.cycleDuration) / own.cycleDuration
  }

  /// The node and what is around it, outermost first.
  private func levels(downTo node: Int) -> [SpanLevel] {
    var chain: [SpanLevel] = []
    var next = node
    while next >= 0 {
      chain.append(SpanLevel(nodes[next].record, pool: pool))
      next = Int(nodes[next].parent)
    }
    return chain.reversed()
  }
}

extension SpanLevel {
  /// The time in which what is in it lives (G-3).
  func childTime(at time: Double) -> Double {
    let sample = timing.sample(at: time)
    return easing.map { $0.value(at: sample.fraction) * timing.duration } ?? sample.localTime
  }
}
