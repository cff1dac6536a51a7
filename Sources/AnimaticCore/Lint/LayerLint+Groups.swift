// L-3, L-6, L-7: children that are cut by the length of their group.

extension LayerLint {
  /// A begin this late in a group was probably meant in host time.
  private static let absoluteTime = 1e4

  /// Reports clipped children of a group written as an animation value; the compiler reports all
  /// others.
  func findClipped(among members: [LintNode], of group: LintNode) {
    let reach = group.reach(in: plan.pool)
    let length = group.timing.duration
    guard group.isRaw, length.isFinite, group.timing.speed != 0 else { return }
    let isUnsized = group.record.flags.contains(.unsized)
    var needed = 0.0
    for child in members where child.isRaw {
      let ownsLength = !child.record.flags.contains(.unsized)
      // A child that begins at the very end is frozen there by a group that fills.
      let isFrozen =
        group.record.flags.contains(.fillsForwards) && child.begin <= reach + MediaTiming.tolerance
      let isLate = child.begin >= reach - MediaTiming.tolerance && !isFrozen
      if isLate, !isUnsized || child.begin >= Self.absoluteTime {
        let end = span(of: group)?.exit
        report(.neverBegins(child, in: reach), of: child, during: end.map { $0...$0 })
      } else if child.end > length + MediaTiming.tolerance {
        if isUnsized, ownsLength || isLate {
          needed = max(needed, child.end)
        } else if !goesOn(child, in: group) {
          let end = firstEnd(ofPassIn: group)
          report(.outlasts(child, group: length), of: child, during: end.map { $0...$0 })
        }
      }
    }
    if needed > 0 { report(.unsizedGroup(group, needs: needed), of: group) }
  }

  /// Whether an infinite child and its infinite group share an iteration boundary, so the cut is
  /// invisible.
  private func goesOn(_ child: LintNode, in group: LintNode) -> Bool {
    let cycles = group.timing.duration / child.timing.cycleDuration
    return child.end.isInfinite && group.end.isInfinite && child.begin == 0
      && child.timing.speed == 1 && child.timing.timeOffset == 0 && !group.timing.autoreverses
      && abs(cycles - cycles.rounded()) <= 1e-9
  }
}
