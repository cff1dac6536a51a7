// L-3, L-6, L-7: children that are cut by the length of their group.

extension LayerLint {
  /// A begin this late in a group was probably meant in host time.
  private static let absoluteTime = 1e4

  /// Reports clipped children of a group written as an animation value; the compiler reports all
  /// others.
  mutating func findClipped(among members: [Int], of group: LintNode) {
    let reach = group.reach(in: plan.pool)
    let length = group.timing.duration
    guard group.isRaw, length.isFinite, group.timing.speed != 0 else { return }
    let isUnsized = group.record.flags.contains(.unsized)
    var needed = 0.0
    for member in members {
      let child = LintNode(member, in: plan)
      guard child.isRaw, !child.record.flags.contains(.inert) else { continue }
      let ownsLength = !child.record.flags.contains(.unsized)
      // A child that begins at the very end is frozen there by a group that fills.
      let isFrozen =
        group.record.flags.contains(.fillsForwards) && child.begin <= reach + MediaTiming.tolerance
      let isLate = child.begin >= reach - MediaTiming.tolerance && !isFrozen
      if isLate, !isUnsized || child.begin >= Self.absoluteTime {
        let end = span(of: group)?.exit
        found.append(
          .neverBegins(child, path(of: child), in: reach, at: end.map { $0...$0 }))
      } else if child.end > length + MediaTiming.tolerance {
        if isUnsized, ownsLength || isLate {
          needed = max(needed, child.end)
        } else if !goesOn(child, in: group) {
          found.append(
            .outlasts(
              child, path(of: child), group: length, at: firstEnd(ofPassIn: group)))
        }
      }
    }
    if needed > 0 { found.append(.unsizedGroup(group, path(of: group), needs: needed)) }
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

extension Diagnostic {
  fileprivate static func neverBegins(
    _ child: LintNode, _ path: String, in reach: Double, at time: ClosedRange<Double>?
  ) -> Diagnostic {
    let fills = child.record.flags.contains(.fillsBackwards)
    return Diagnostic(
      id: "L-3", severity: .error,
      message: "\(child.name) begins at \(child.begin.text) s of the group around it, "
        + "which ends at \(reach.text) s, so it never "
        + (fills ? "runs: it only fills backwards." : "shows."),
      remedy: "Count its begin from the begin of the group, and let the group last long enough.",
      of: child, path: path, time: time)
  }

  fileprivate static func unsizedGroup(
    _ group: LintNode, _ path: String, needs length: Double
  ) -> Diagnostic {
    let plays = group.timing.duration.text
    return Diagnostic(
      id: "L-6", severity: .error,
      message: "A group without a duration plays \(plays) s, but what is in it "
        + (length.isFinite ? "ends at \(length.text) s." : "never ends."),
      remedy: length.isFinite
        ? "Give the group a duration of \(length.text) s." : "Give the group a duration.",
      of: group, path: path)
  }

  fileprivate static func outlasts(
    _ child: LintNode, _ path: String, group length: Double, at time: ClosedRange<Double>?
  ) -> Diagnostic {
    let ends = child.end.isFinite ? "would end at \(child.end.text) s" : "never ends"
    let remedy =
      if child.record.flags.contains(.unsized) {
        "Give it a duration of its own: without one it takes the group's."
      } else if child.end.isFinite {
        "Give the group at least \(child.end.text) s, or let the child end earlier."
      } else {
        "Give it repeats that fit, or repeat the group."
      }
    return Diagnostic(
      id: "L-7", severity: .warning,
      message: "\(child.name) \(ends), but the group around it lasts \(length.text) s "
        + "and cuts it off.",
      remedy: remedy, of: child, path: path, time: time)
  }
}
