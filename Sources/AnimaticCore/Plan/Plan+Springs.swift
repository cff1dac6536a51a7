// The initial velocities of the springs of a plan.

extension Plan {
  /// Whether an animation is a spring that states an initial velocity, of its curve or in units per
  /// second.
  package func statesVelocity(of node: Int) -> Bool {
    let record = nodes[node].record
    guard record.kind == .spring else { return false }
    if pool.spring(record).initialVelocity != 0 { return true }
    guard !record.flags.contains([.additive, .meant]), node + 1 < nodes.count else { return false }
    let next = nodes[node + 1].record
    return next.kind == .spring && next.flags.contains([.additive, .meant])
      && next.property == record.property && nodes[node + 1].parent == nodes[node].parent
  }
}
