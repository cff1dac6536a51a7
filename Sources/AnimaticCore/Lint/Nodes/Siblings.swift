// What the animations of one group do to each other: who shows a property right before whom.

/// The property animations of one scope, as far as they were added.
struct Siblings {
  /// By root, and by the part of it that is written.
  private typealias Covers = [Int32: [UInt64: TimeCover]]

  /// What replaces the value of a property, its fills included.
  private var replacing: Covers = [:]
  /// What is added to it while it is active.
  private var adding: Covers = [:]
  private let entryWriters: WriterCount
  private let scopeWriters: WriterCount

  /// - Parameters:
  ///   - leaves: All property animations of the scope.
  ///   - entryWriters: Those of the whole entry, counted.
  init(_ leaves: [LintNode], entryWriters: WriterCount) {
    self.entryWriters = entryWriters
    var scopeWriters = WriterCount()
    for leaf in leaves { scopeWriters.add(leaf) }
    self.scopeWriters = scopeWriters
  }

  /// Adds what is applied next.
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

  /// The one added last that shows some of an animation's property right before its begin.
  func owner(before leaf: LintNode) -> Int? {
    replacing[leaf.slot.root, default: [:]].compactMap { mask, cover in
      mask & leaf.path.mask == 0 ? nil : cover.owner(before: leaf.begin)
    }.max()
  }

  /// Whether something added is added to an animation's property while that is active.
  func isAddedTo(during leaf: LintNode) -> Bool {
    adding[leaf.slot.root, default: [:]].contains { mask, cover in
      mask & leaf.path.mask != 0 && cover.covers(from: leaf.begin, to: leaf.end)
    }
  }

  /// Whether nothing else in the entry writes an animation's property.
  func isOnlyWriter(_ leaf: LintNode) -> Bool { entryWriters.count(meeting: leaf) <= 1 }

  /// Whether all that writes an animation's property stands beside it.
  func areAllWritersHere(_ leaf: LintNode) -> Bool {
    entryWriters.count(meeting: leaf) <= scopeWriters.count(meeting: leaf)
  }
}
