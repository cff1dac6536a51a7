// What is around the animations of one group, as far as the lints ask.

/// One group from inside, or the place of an entry that stands in none.
struct LintScope {
  /// When the end of what is in the scope can be told.
  enum Ending {
    /// At the latest when something around it ends.
    case ends
    /// When it ends by itself.
    case runsOn
    /// Never: something around plays it again and again.
    case repeats
  }

  /// The index after the last node in the scope.
  let end: Int
  let isTop: Bool
  private(set) var ending = Ending.runsOn
  /// Whether something around begins later than its entry is added, and shows nothing until then.
  private(set) var isDelayed = false
  /// The latest moment of the scope's time that is reached, as far as that is easily told.
  private(set) var reach = Double.infinity

  /// The place of an entry.
  init(ofEntryBefore end: Int) {
    self.end = end
    isTop = true
  }

  /// The scope inside a group that stands in another scope.
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

  /// Whether an animation gets to its begin.
  func reaches(_ node: LintNode) -> Bool { node.begin < reach - MediaTiming.tolerance }

  /// Whether the end of an animation never comes by itself.
  func isEndless(_ node: LintNode) -> Bool {
    switch ending {
    case .ends: false
    case .runsOn: node.end.isInfinite
    case .repeats: reaches(node)
    }
  }
}
