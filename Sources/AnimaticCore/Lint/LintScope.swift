// An animation, and the inside of a group: when it is reached, and which of its animations determines a property
// right before another.

/// The inside of one group, or the scope of a top-level entry.
final class LintScope {
  /// When the content of the scope ends.
  enum Ending {
    /// With an ancestor at the latest.
    case ends
    /// By itself.
    case runsOn
    /// Never: an ancestor repeats forever.
    case repeats
  }

  let isTop: Bool
  private(set) var ending = Ending.runsOn
  /// Whether an ancestor begins after its entry is added, without a backwards fill.
  private(set) var isDelayed = false
  /// The latest reached local time, as far as it is easily computed.
  private(set) var reach = Double.infinity
  /// The writers of the whole entry, and those of this scope.
  private let entryWriters: WriterCount
  var ownWriters = WriterCount([])
  /// By property: the animations added so far that replace its value, including fills.
  private var replacing: [Int32: Coverage] = [:]
  /// By property: the animations added so far that add to it while active.
  private var adding: [Int32: Coverage] = [:]

  /// Creates the scope of a top-level entry.
  init(ofEntryWith writers: WriterCount) {
    isTop = true
    entryWriters = writers
  }

  /// Creates the scope inside a group in an outer scope.
  init(inside group: LintNode, in outer: LintScope, pool: AnimationPool) {
    isTop = false
    entryWriters = outer.entryWriters
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

  // MARK: Property animations

  /// Adds the next animation in order of application.
  func add(_ leaf: LintNode) {
    let root = leaf.slot.root
    if !leaf.isAdditive {
      replacing[root, default: .init()].cover(
        leaf.path.mask,
        from: leaf.record.flags.contains(.fillsBackwards) ? -.infinity : leaf.begin,
        to: leaf.record.flags.contains(.fillsForwards) ? .infinity : leaf.end,
        by: .init(index: leaf.index))
    } else if leaf.isRaw {
      adding[root, default: .init()].cover(
        leaf.path.mask, from: leaf.begin, to: leaf.end, by: .init(index: leaf.index))
    }
  }

  /// Returns the last added animation that determines part of a property right before another's
  /// begin.
  func owner(before leaf: LintNode) -> Int? {
    replacing[leaf.slot.root]?.owners(of: leaf.path.mask, before: leaf.begin).last?.index
  }

  /// Returns whether an additive animation overlaps an animation.
  func isAddedTo(during leaf: LintNode) -> Bool {
    adding[leaf.slot.root]?.isCovered(leaf.path.mask, from: leaf.begin, to: leaf.end) ?? false
  }

  /// Returns whether an animation is the only writer of its property in the entry.
  func isOnlyWriter(_ leaf: LintNode) -> Bool { entryWriters.count(meeting: leaf) <= 1 }

  /// Returns whether all writers of an animation's property are in this scope.
  func areAllWritersHere(_ leaf: LintNode) -> Bool {
    entryWriters.count(meeting: leaf) <= ownWriters.count(meeting: leaf)
  }
}
