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
  private var replacing = SmallMap<Int32, Coverage>()
  /// By property: the animations added so far that add to it while active.
  private var adding = SmallMap<Int32, Coverage>()

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

/// Counts of property animations by property and component mask.
struct WriterCount {
  private var counts = SmallMap<Int32, SmallMap<UInt64, Int>>()

  init(_ leaves: [LintNode]) {
    for leaf in leaves where leaf.slot.root >= 0 {
      counts[leaf.slot.root, default: .init()][leaf.path.mask, default: 0] += 1
      // A path that rotates its layer writes the transform too.
      if leaf.slot.turn >= 0 { counts[leaf.slot.turn, default: .init()][.max, default: 0] += 1 }
    }
  }

  /// Returns the number of animations that write some of an animation's components, including
  /// itself.
  ///
  /// Complexity: O(1): a property has few component masks.
  func count(meeting leaf: LintNode) -> Int {
    counts[leaf.slot.root, default: .init()].entries.reduce(0) { sum, entry in
      entry.0 & leaf.path.mask != 0 ? sum + entry.1 : sum
    }
  }
}

/// One animation of a plan, with values that lints use repeatedly.
final class LintNode {
  let index: Int
  let node: PlanNode
  /// The slot of its values.
  let slot: PropertySlot
  let path: PropertyPath
  let timing: MediaTiming
  /// The end in its parent's time in seconds; may be infinite.
  let end: Double
  let place: SourcePlace?

  init(_ index: Int, in plan: Plan) {
    self.index = index
    node = plan.nodes[index]
    slot = plan.slot(of: index)
    path = node.isGroup ? .none : plan.pool.path(node.record.property)
    timing = plan.pool.timing(node.record)
    end = timing.endTime
    place = plan.pool.place(node.record)
  }

  var record: AnimationRecord { node.record }
  var isGroup: Bool { node.isGroup }
  /// Whether it was written as an animation value.
  var isRaw: Bool { record.flags.contains(.raw) }
  var isAdditive: Bool { record.flags.contains(.additive) }
  var begin: Double { timing.beginTime }
  /// Whether it still has an effect after its end, at the top level.
  var remains: Bool { record.flags.contains([.kept, .fillsForwards]) }
  /// The name in messages.
  var name: String { isGroup ? "A group" : path.keyPath }

  /// Returns the latest local time that the children of a group reach.
  ///
  /// - Parameters:
  ///   - pool: The pool of the plan.
  ///   - time: The latest end of the group in its parent's time.
  func reach(in pool: AnimationPool, upTo time: Double = .infinity) -> Double {
    let length = timing.duration
    // An overshooting easing continues past the end of a pass.
    let easing = record.easing > 0 ? pool.function(record.easing) : nil
    guard easing == nil, timing.speed > 0, timing.timeOffset == 0 else {
      return length * (easing?.range.upperBound ?? 1)
    }
    return min(length, timing.activeDuration, (time - begin) * timing.speed)
  }
}
