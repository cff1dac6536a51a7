// An event time of a plan, and the search for the next one.

/// One event time: of a cue, or of an iteration boundary.
package struct EventTime: Sendable, Equatable {
  /// Seconds since the begin of the plan.
  package var time: Double
  package var direction: PlayDirection
  /// The index of the iteration that begins, counted from the begin; 0 for a cue.
  package var cycle = 0
  /// Whether an iteration of the plan begins with it: it follows all end events of the previous
  /// one.
  package var departs = false

  package init(time: Double, direction: PlayDirection, cycle: Int = 0, departs: Bool = false) {
    self.time = time
    self.direction = direction
    self.cycle = cycle
    self.departs = departs
  }
}

extension Plan {
  /// Returns the times at which a node's begin is passed: the event times of a cue.
  package func begins(of node: Int) -> EventSearch {
    let parent = Int(nodes[node].parent)
    return EventSearch(levels: levels(downTo: parent), target: .time(nodes[node].record.begin))
  }

  /// Returns the times at which a node's iterations begin; nil if it has only one.
  package func iterations(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    let isOne = timing.timeOffset == 0 && timing.activeDuration <= timing.cycleDuration
    return isOne ? nil : EventSearch(levels: levels(downTo: node), target: .cycles)
  }

  /// Returns the times at which a node autoreverses within an iteration; nil if it never does.
  package func reversals(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    guard timing.autoreverses, timing.duration > 0, timing.duration.isFinite else { return nil }
    return EventSearch(levels: levels(downTo: node), target: .time(timing.duration))
  }

  /// Returns the times at which a time in a node's parent is passed.
  package func crossings(of time: Double, around node: Int) -> EventSearch {
    EventSearch(levels: levels(downTo: Int(nodes[node].parent)), target: .time(time))
  }

  /// Returns the times at which a node is at a number of seconds into a pass, its easing excluded.
  package func crossings(of seconds: Double, in node: Int) -> EventSearch {
    let own = SpanLevel(nodes[node].record, pool: pool).uneased
    return EventSearch(
      levels: levels(downTo: Int(nodes[node].parent)) + [own], target: .time(seconds))
  }

  /// Returns a node's progress within its pass, 0 to 1, its easing excluded.
  package func passFraction(of node: Int, at time: Double) -> Double {
    var local = time
    for level in levels(downTo: Int(nodes[node].parent)) { local = level.childTime(at: local) }
    return pool.timing(nodes[node].record).sample(at: local).fraction
  }

  /// Returns a node's progress within its iteration, 0 to 1; nil if the iteration has no length.
  package func iterationFraction(of node: Int, at time: Double) -> Double? {
    guard let own = levels(downTo: node).last?.timing else { return nil }
    var local = time
    for level in levels(downTo: Int(nodes[node].parent)) { local = level.childTime(at: local) }
    let elapsed = max(0, (local - own.beginTime) * abs(own.speed))
    guard own.cycleDuration > 0, own.cycleDuration.isFinite, elapsed.isFinite else { return nil }
    let active = own.activeDuration
    if elapsed >= active { return 1 }
    return elapsed.truncatingRemainder(dividingBy: own.cycleDuration) / own.cycleDuration
  }

  /// Returns a node and its ancestors, outermost first.
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
  /// Returns the local time of a group's children (G-3).
  func childTime(at time: Double) -> Double {
    let sample = timing.sample(at: time)
    return easing.map { $0.value(at: sample.fraction) * timing.duration } ?? sample.localTime
  }
}
