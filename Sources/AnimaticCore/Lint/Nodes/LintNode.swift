// What the lints look at: one animation of a plan, with what is asked of it several times.

/// One animation of a plan.
struct LintNode {
  let index: Int
  let node: PlanNode
  /// Where its values go.
  let slot: PropertySlot
  let path: PropertyPath
  let timing: MediaTiming
  let place: SourcePlace?

  init(_ index: Int, in plan: Plan) {
    self.index = index
    node = plan.nodes[index]
    slot = plan.slot(of: index)
    path = node.isGroup ? .none : plan.pool.path(node.record.property)
    timing = plan.pool.timing(node.record)
    place = plan.pool.place(node.record)
  }

  var record: AnimationRecord { node.record }
  var isGroup: Bool { node.isGroup }
  /// Whether it was written as an animation value.
  var isRaw: Bool { record.flags.contains(.raw) }
  var isAdditive: Bool { record.flags.contains(.additive) }
  var begin: Double { timing.beginTime }
  /// Seconds of its parent's time at which it is over; may be infinite.
  var end: Double { timing.endTime }
  /// Whether it still shows after its end, where it stands in no group.
  var remains: Bool { record.flags.isSuperset(of: [.kept, .fillsForwards]) }
  /// Whether it says where it starts, so that the model does not.
  var statesStart: Bool {
    record.kind == .keyframes || record.flags.contains(.from)
      || record.flags.isSuperset(of: .toBy)
  }
  /// What it is called in a message.
  var name: String { isGroup ? "A group" : path.keyPath }

  /// The latest moment that the children of a group get to, in their time.
  ///
  /// - Parameters:
  ///   - pool: The pool of the plan.
  ///   - time: When the group is cut off at the latest, in its parent's time.
  func reach(in pool: AnimationPool, upTo time: Double = .infinity) -> Double {
    let length = timing.duration
    // An easing that overshoots goes on past the end of a pass.
    let easing = record.easing > 0 ? pool.function(record.easing) : nil
    guard easing == nil, timing.speed > 0, timing.timeOffset == 0 else {
      return length * (easing?.range.upperBound ?? 1)
    }
    return min(length, timing.activeDuration, (time - begin) * timing.speed)
  }
}

extension Diagnostic {
  /// A finding about one animation.
  init(
    id: String, severity: Severity, message: String, remedy: String, of subject: LintNode,
    path: String, time: ClosedRange<Double>? = nil
  ) {
    self.init(
      id: id, severity: severity, message: message, remedy: remedy, place: subject.place,
      path: path, time: time)
    nodes = [subject.index]
  }
}
