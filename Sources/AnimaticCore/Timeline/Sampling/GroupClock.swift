// A group with local time.

/// A group with local time.
struct GroupClock: Sendable {
  let node: Int
  private let begin: Double
  /// The duration in seconds if it plays once; otherwise 0, and its node is evaluated.
  private let length: Double
  private let easing: EasingID
  /// The interval of the group around it.
  private let around: GroupInterval
  /// Its segments.
  var segments: Range<Int>
  /// The current local time; `closed` if nothing in it has an effect.
  private(set) var time = Double.infinity

  /// A time that never occurs: with an overshooting easing, local times may be below 0.
  static let closed = -Double.infinity

  init(_ node: Int, segments: Range<Int>, _ plan: Plan) {
    let record = plan.nodes[node].record
    self.node = node
    begin = record.begin
    let isSinglePass = !plan.pool.hasTiming(record) && record.duration.isFinite
    length = isSinglePass ? record.duration : 0
    easing = record.easing
    around = GroupInterval(around: plan.nodes[node], in: plan)
    self.segments = segments
  }

  /// Moves to a time; returns false if local time is unchanged.
  @inline(__always)
  mutating func move(to time: Double, _ reader: borrowing PlanReader) -> Bool {
    let now = self.now(at: time, reader)
    defer { self.time = now }
    return now != self.time
  }

  @inline(__always)
  private func now(at time: Double, _ reader: borrowing PlanReader) -> Double {
    if time < around.begin || around.isOver(at: time) { return Self.closed }
    let local = time >= around.closing ? around.end : time
    let elapsed = local - begin
    if elapsed >= 0, elapsed < length - MediaTiming.tolerance {
      // Exact to the last bit: a child may begin at this time.
      return easing.bends ? reader.eased(elapsed / length, easing) * length : elapsed
    }
    return reader.progress(of: node, at: local, end: .drawn)
      .map { reader.childTime(of: node, $0) } ?? Self.closed
  }
}

/// The interval in which the content of a group can have an effect.
struct GroupInterval {
  /// The time in seconds before which it has no effect.
  private(set) var begin = -Double.infinity
  /// The time in seconds after which it only fills.
  private(set) var end = Double.infinity
  /// Whether it fills after the end; otherwise the model is restored.
  private(set) var remains = true

  /// Creates the interval of the group without local time around a node; always at the top level.
  init(around node: PlanNode, in plan: Plan) {
    guard node.parent >= 0 else { return }
    let group = plan.nodes[Int(node.parent)].record
    begin = 0
    end = group.duration
    remains = group.flags.contains([.fillsForwards, .kept])
  }

  /// The time in seconds from which it is at its end, including the tolerance (T-18).
  @inline(__always)
  var closing: Double { end - MediaTiming.tolerance }

  /// Returns whether it has no effect anymore.
  @inline(__always)
  func isOver(at time: Double) -> Bool { time > end + MediaTiming.tolerance && !remains }
}
