// The context of a group's animations, as needed by the lints.

/// The inside of one group, or the scope of a top-level entry.
struct LintScope {
  /// When the content of the scope ends.
  enum Ending {
    /// With an ancestor at the latest.
    case ends
    /// By itself.
    case runsOn
    /// Never: an ancestor repeats forever.
    case repeats
  }

  /// The index after the last node in the scope.
  let end: Int
  let isTop: Bool
  private(set) var ending = Ending.runsOn
  /// Whether an ancestor begins after its entry is added, without a backwards fill.
  private(set) var isDelayed = false
  /// The latest reached local time, as far as it is easily computed.
  private(set) var reach = Double.infinity

  /// Creates the scope of a top-level entry.
  init(ofEntryBefore end: Int) {
    self.end = end
    isTop = true
  }

  /// Creates the scope inside a group in an outer scope.
  init(inside group: LintNode, in outer: LintScope, pool: AnimationPool) {
    end = Int(group.node.end)
    isTop = false
    reach = group.reach(in: pool, upTo: outer.reach)
    isDelayed =
      outer.isDelayed
      || group.begin > MediaTiming.tolerance && !group.record.flags.contains(.fillsBackwards)
    ending = outer.ending
    guard ending == .runsOn else { return }
    if group.end.isFinite || group.timing.speed == 0 {
      ending = .ends
    } else if group.timing.duration.isFinite {
      ending = .repeats
    }
  }

  /// Returns whether an animation's begin is reached.
  func reaches(_ node: LintNode) -> Bool { node.begin < reach - MediaTiming.tolerance }

  /// Returns whether an animation never ends by itself.
  func isEndless(_ node: LintNode) -> Bool {
    switch ending {
    case .ends: false
    case .runsOn: node.end.isInfinite
    case .repeats: reaches(node)
    }
  }
}
