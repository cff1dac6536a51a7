// Time through nested groups.

/// The groups from a plan's time down to the local time of one of them.
struct TimeMap {
  /// Outermost first.
  var levels: [TimeLevel]

  /// Creates the map to a group's local time; the plan's own time if the index is -1.
  init(_ plan: Plan, downTo group: Int) {
    levels = plan.ancestry(of: group).reversed().map {
      TimeLevel(plan.nodes[$0].record, pool: plan.pool)
    }
  }

  /// Returns the local time of the innermost group at a time of the plan.
  func local(at time: Double) -> Double { levels.reduce(time) { $1.childTime(at: $0) } }
}
