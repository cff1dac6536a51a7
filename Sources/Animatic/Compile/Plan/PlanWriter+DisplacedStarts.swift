// Inferred starts that a part by itself has elsewhere, which later starts may depend on.

import AnimaticCore

extension PlanWriter {
  /// An animation whose inferred start is not the one that its part has by itself.
  struct DisplacedStart {
    let node: Int
    /// The animation with the start that its part has by itself.
    var own: AnimationRecord
    /// The composition's node of the animation that has lost its start.
    let index: Int
    let diagnostic: Diagnostic
    /// Whether its part presents only its end, which doesn't depend on the start.
    let presentsOwnEnd: Bool
  }

  /// Whether a displaced animation has ended, and its end doesn't depend on its start.
  func presentsOwnEnd(_ node: Int) -> Bool {
    displacedStarts.contains { $0.node == node && $0.presentsOwnEnd }
  }

  /// Whether an animation before a group is never played, but may fill.
  func presentsUnplayed(_ root: Int32, before group: Int) -> Bool {
    guard Int(root) < written.count else { return false }
    return written[Int(root)].nodes.contains {
      $0 < group && builder.plan.activeInterval(of: $0) == nil
        && !builder.record(of: $0).flags.contains(.inert)
    }
  }

  /// The first animation of a property in a group that has lost its start.
  func displacedStart(of root: Int32, in group: Int) -> DisplacedStart? {
    displacedStarts.first { $0.node > group && builder.plan.slot(of: $0.node).root == root }
  }

  /// Returns an animation whose start was not inferred yet with another start.
  mutating func record(
    _ withoutStart: AnimationRecord, of node: Int, from start: FlatValue
  ) -> AnimationRecord {
    let written = builder.record(of: node)
    builder.plan.nodes[node].record = withoutStart
    infer(start, asStartOf: node)
    let record = builder.record(of: node)
    builder.plan.nodes[node].record = written
    return record
  }

  /// Exchanges the starts of displaced animations with those that their parts have by themselves.
  mutating func exchangeDisplacedStarts() {
    for index in displacedStarts.indices {
      swap(
        &displacedStarts[index].own, &builder.plan.nodes[displacedStarts[index].node].record)
    }
  }
}
