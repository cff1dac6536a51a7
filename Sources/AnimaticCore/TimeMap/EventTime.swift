// An event time of a plan, and the searches of a node's event times.

/// The time of a begin, an end, a cue, or an iteration boundary.
package struct EventTime: Sendable {
  /// Seconds since the begin of the plan.
  package internal(set) var time: Double
  package let direction: PlayDirection
  /// The index of the iteration that begins there, counted from the begin; otherwise 0.
  package var cycle = 0
  /// Whether it begins a pass of the innermost group, so all ends of the previous pass precede it.
  package var beginsPass = false
  /// The local time of the innermost group.
  var local = 0.0

  /// Returns the event at a time of a group further out.
  func at(_ time: Double) -> EventTime {
    var event = self
    event.time = time
    return event
  }
}

extension Plan {
  /// Returns the times at which a node's begin is passed: the event times of a cue.
  package func begins(of node: Int) -> EventSearch {
    crossings(of: nodes[node].record.begin, around: node)
  }

  /// Returns the times at which a node's iterations begin; nil if it has only one.
  package func iterations(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    let isOne = timing.timeOffset == 0 && timing.activeDuration <= timing.cycleDuration
    return isOne ? nil : EventSearch(levels(downTo: node), .iterations)
  }

  /// Returns the times at which a node autoreverses within an iteration; nil if it never does.
  package func reversals(of node: Int) -> EventSearch? {
    let timing = pool.timing(nodes[node].record)
    guard timing.autoreverses, timing.duration > 0, timing.duration.isFinite else { return nil }
    return EventSearch(levels(downTo: node), .time(timing.duration))
  }

  /// Returns the times at which a time in a node's parent is passed.
  package func crossings(of time: Double, around node: Int) -> EventSearch {
    EventSearch(levels(downTo: Int(nodes[node].parent)), .time(time))
  }

  /// Returns the times at which a node is at a number of seconds into a pass, its easing excluded.
  package func crossings(of seconds: Double, in node: Int) -> EventSearch {
    let own = TimeLevel(nodes[node].record, pool: pool, isEased: false)
    return EventSearch(levels(downTo: Int(nodes[node].parent)) + [own], .time(seconds))
  }

  /// Returns a node's progress within its pass, 0 to 1, its easing excluded.
  package func passFraction(of node: Int, at time: Double) -> Double {
    pool.timing(nodes[node].record).sample(at: self.time(around: node, at: time)).fraction
  }

  /// Returns a node's progress within its iteration, 0 to 1; nil if the iteration has no length.
  package func iterationFraction(of node: Int, at time: Double) -> Double? {
    let timing = pool.timing(nodes[node].record)
    let elapsed = max(0, (self.time(around: node, at: time) - timing.beginTime) * abs(timing.speed))
    let length = timing.cycleDuration
    guard length > 0, length.isFinite, elapsed.isFinite else { return nil }
    if elapsed >= timing.activeDuration { return 1 }
    return elapsed.truncatingRemainder(dividingBy: length) / length
  }

  /// The groups from the plan's time down to the local time of one of them, outermost first; none if
  /// the index is -1.
  func levels(downTo group: Int) -> [TimeLevel] {
    ancestry(of: group).reversed().map { TimeLevel(nodes[$0].record, pool: pool) }
  }

  /// Returns the local time of a node's parent at a time of the plan.
  private func time(around node: Int, at time: Double) -> Double {
    levels(downTo: Int(nodes[node].parent)).reduce(time) { $1.childTime(at: $0) }
  }
}
