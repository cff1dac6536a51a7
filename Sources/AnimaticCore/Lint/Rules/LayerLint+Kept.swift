// L-11, L-14, L-30, L-39: the duration, removal, and observed end of top-level animations.

extension LayerLint {
  /// L-11, L-39: an animation that is not removed at its end.
  mutating func findKept(_ node: LintNode) {
    let flags = node.record.flags
    // An infinite animation has no end to be removed at.
    guard flags.contains(.kept), node.end.isFinite else { return }
    if !flags.contains(.fillsForwards) {
      found.append(.keptForNothing(node, path(of: node)))
    } else if !circumstances.hasKeys {
      found.append(.keptWithoutKey(node, path(of: node)))
    }
    if flags.contains(.fillsForwards), node.timing.endsWhereItStarts {
      found.append(.keptAtStart(node, path(of: node)))
    }
  }

  /// L-14: a duration of 0 that was replaced; L-18 reports cut-off springs.
  mutating func findUnsized(_ node: LintNode) {
    guard !node.isGroup, node.record.flags.contains(.unsized),
      !node.record.isCutOff(in: plan.pool)
    else { return }
    found.append(.unsized(node, path(of: node)))
  }

  /// L-30: an observed end that never occurs by itself.
  mutating func findUnheardEnd(of node: LintNode, in scope: LintScope) {
    let listener = Int(plan.pool.extra(of: node.record).listener)
    guard circumstances.observesEnd.indices.contains(listener), circumstances.observesEnd[listener],
      scope.isEndless(node)
    else { return }
    found.append(.neverHeard(node, path(of: node)))
  }
}

extension MediaTiming {
  /// Whether it autoreverses and ends after a whole number of cycles.
  fileprivate var endsWhereItStarts: Bool {
    let cycles = activeDuration / cycleDuration
    return autoreverses && speed > 0 && timeOffset == 0
      && abs(cycles - cycles.rounded()) <= 1e-9
  }
}

extension Diagnostic {
  fileprivate static func keptForNothing(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-11", severity: .warning,
      message: "\(node.name) is not removed on completion, but with the fill mode "
        + "\(node.timing.fillMode) it shows nothing after its end.",
      remedy: "Let it fill forwards, or let it be removed.", of: node, path: path)
  }

  fileprivate static func keptWithoutKey(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-11", severity: .warning,
      message: "\(node.name) covers the model after its end and has no key to be removed by.",
      remedy: "Add it with a key, or set the model to its last value and let it be removed.",
      of: node, path: path)
  }

  fileprivate static func keptAtStart(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-39", severity: .warning,
      message: "\(node.name) plays forth and back, so what is kept is its start, not its end.",
      remedy: "Repeat it half a cycle more, or do not keep it.", of: node, path: path)
  }

  fileprivate static func unsized(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-14", severity: .info,
      message: "\(node.name) has a duration of 0, which means \(node.timing.duration.text) s.",
      remedy: "Give a duration; to change the value at once, set the model.", of: node,
      path: path)
  }

  fileprivate static func neverHeard(_ node: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-30", severity: .info,
      message: "\(node.name) never ends by itself: its end is heard only when it is removed.",
      remedy: "Give a number of repeats, or remove it when it has played enough.",
      of: node, path: path)
  }
}
