// Easings of a composition's time, applied before compilation: they stay within its content.

import AnimaticCore

extension CompositionBody {
  /// The composition with the easings of its groups and times clamped to 0…1.
  func clampingTimes() -> CompositionBody {
    guard !pool.functions.isEmpty else { return self }
    var clamped = self
    for (index, node) in nodes.enumerated() where node.isScope {
      guard !node.record.flags.contains(.raw), node.record.easing.isOwn,
        let easing = pool.function(node.record.easing), easing.isValid, easing.overshoots
      else { continue }
      clamped.nodes[index].record.easing = clamped.pool.intern(easing.clamped)
    }
    return clamped
  }
}
