// Easings of a composition's time, applied before compilation: they stay within its content.

import AnimaticCore

extension CompositionBody {
  /// The composition with the easings of its groups and times clamped to 0…1; C-49 reports the
  /// springs and the overshooting easings that ease more than one value to another.
  func clampingTimes() -> CompositionBody {
    guard !pool.functions.isEmpty else { return self }
    var clamped = self
    for (index, node) in nodes.enumerated() where !node.record.flags.contains(.raw) {
      guard node.record.easing >= AnimationPool.firstCurve,
        let easing = pool.function(node.record.easing), easing.isValid
      else { continue }
      if node.isScope {
        clamped.clampTime(of: index, easing)
      } else if node.record.kind == .keyframes, easing.springCurve != nil {
        clamped.report(
          .springOfKeyframes(pool.path(node.record.property), pool.valueCount(of: node.record)),
          at: node.record)
      }
    }
    return clamped
  }

  private mutating func clampTime(of index: Int, _ easing: TimingFunction) {
    let overshoots = easing.overshoots
    if overshoots { nodes[index].record.easing = pool.intern(easing.clamped) }
    guard overshoots || easing.springCurve != nil else { return }
    report(
      .easedTime(
        by: easing, overshoots: overshoots, isGroup: nodes[index].kind == .group),
      at: nodes[index].record)
  }

  private mutating func report(_ diagnostic: Diagnostic, at record: AnimationRecord) {
    diagnostics.append(diagnostic.at(pool.place(record)))
  }
}
