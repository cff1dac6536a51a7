// The interactions of a group's animations: which one determines a property right before another.

/// The property animations of one scope added so far.
struct Siblings {
  /// By property and component mask.
  private typealias Covers = [Int32: [UInt64: TimeCover]]

  /// Animations that replace the value of a property, including fills.
  private var replacing: Covers = [:]
  /// Animations that add to it while active.
  private var adding: Covers = [:]
  private let entryWriters: WriterCount
  private let scopeWriters: WriterCount

  /// - Parameters:
  ///   - leaves: All property animations of the scope.
  ///   - entryWriters: The writer counts of the whole entry.
  init(_ leaves: [LintNode], entryWriters: WriterCount) {
    self.entryWriters = entryWriters
    var scopeWriters = WriterCount()
    for leaf in leaves { scopeWriters.add(leaf) }
    self.scopeWriters = scopeWriters
  }

  /// Adds the next animation in order of application.
  mutating func add(_ leaf: LintNode) {
    let root = leaf.slot.root
    let mask = leaf.path.mask
    if !leaf.isAdditive {
      replacing[root, default: [:]][mask, default: TimeCover()].cover(
        from: leaf.record.flags.contains(.fillsBackwards) ? -.infinity : leaf.begin,
        to: leaf.record.flags.contains(.fillsForwards) ? .infinity : leaf.end, by: leaf.index)
    } else if leaf.isRaw {
      adding[root, default: [:]][mask, default: TimeCover()].cover(
        from: leaf.begin, to: leaf.end, by: leaf.index)
    }
  }

  /// Returns the last added animation that determines part of a property right before another's
  /// begin.
  func owner(before leaf: LintNode) -> Int? {
    replacing[leaf.slot.root, default: [:]].compactMap { mask, cover in
      mask & leaf.path.mask == 0 ? nil : cover.owner(before: leaf.begin)
    }.max()
  }

  /// Returns whether an additive animation overlaps an animation.
  func isAddedTo(during leaf: LintNode) -> Bool {
    adding[leaf.slot.root, default: [:]].contains { mask, cover in
      mask & leaf.path.mask != 0 && cover.covers(from: leaf.begin, to: leaf.end)
    }
  }

  /// Returns whether an animation is the only writer of its property in the entry.
  func isOnlyWriter(_ leaf: LintNode) -> Bool { entryWriters.count(meeting: leaf) <= 1 }

  /// Returns whether all writers of an animation's property are in this scope.
  func areAllWritersHere(_ leaf: LintNode) -> Bool {
    entryWriters.count(meeting: leaf) <= scopeWriters.count(meeting: leaf)
  }
}
