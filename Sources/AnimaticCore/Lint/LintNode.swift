// An animation whose values lints use repeatedly.

/// One animation of a plan, with values that lints use repeatedly.
final class LintNode {
  let index: Int
  let node: PlanNode
  /// The slot of its values.
  let slot: PropertySlot
  let path: PropertyPath
  let timing: MediaTiming
  /// The end in its parent's time in seconds; may be infinite.
  let end: Double
  let place: SourcePlace?

  init(_ index: Int, in plan: Plan) {
    self.index = index
    node = plan.nodes[index]
    slot = plan.slot(of: index)
    path = node.isGroup ? .none : plan.pool.path(node.record.property)
    timing = plan.pool.timing(node.record)
    end = timing.endTime
    place = plan.pool.place(node.record)
  }

  var record: AnimationRecord { node.record }
  var isGroup: Bool { node.isGroup }
  /// Whether it was written as an animation value.
  var isRaw: Bool { record.flags.contains(.raw) }
  var isAdditive: Bool { record.flags.contains(.additive) }
  var begin: Double { timing.beginTime }
  /// Whether it still has an effect after its end, at the top level.
  var remains: Bool { record.flags.contains([.kept, .fillsForwards]) }
  /// The name in messages.
  var name: String { isGroup ? "A group" : path.keyPath }

  /// Returns the latest local time that the children of a group reach.
  ///
  /// - Parameters:
  ///   - pool: The pool of the plan.
  ///   - time: The latest end of the group in its parent's time.
  func reach(in pool: AnimationPool, upTo time: Double = .infinity) -> Double {
    let length = timing.duration
    // An overshooting easing continues past the end of a pass.
    let easing = record.easing.bends ? pool.function(record.easing) : nil
    guard easing == nil, timing.speed > 0, timing.timeOffset == 0 else {
      return length * (easing?.range.upperBound ?? 1)
    }
    return min(length, timing.activeDuration, (time - begin) * timing.speed)
  }
}
