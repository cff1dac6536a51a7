// The interactions of a group's animations: which one determines a property right before another.

/// The property animations of one scope added so far.
struct Siblings {
  /// By property: the animations that replace its value, including fills.
  private var replacing: [Int32: Coverage<Int>] = [:]
  /// By property: the animations that add to it while active.
  private var adding: [Int32: Coverage<Int>] = [:]
  private let entryWriters: WriterCount
  private let scopeWriters: WriterCount

  /// - Parameters:
  ///   - leaves: All property animations of the scope.
  ///   - entryWriters: The writer counts of the whole entry.
  init(_ leaves: [LintNode], entryWriters: WriterCount) {
    self.entryWriters = entryWriters
    scopeWriters = WriterCount(leaves)
  }

  /// Adds the next animation in order of application.
  mutating func add(_ leaf: LintNode) {
    let root = leaf.slot.root
    if !leaf.isAdditive {
      replacing[root, default: .init()].cover(
        leaf.path.mask,
        from: leaf.record.flags.contains(.fillsBackwards) ? -.infinity : leaf.begin,
        to: leaf.record.flags.contains(.fillsForwards) ? .infinity : leaf.end, by: leaf.index)
    } else if leaf.isRaw {
      adding[root, default: .init()].cover(
        leaf.path.mask, from: leaf.begin, to: leaf.end, by: leaf.index)
    }
  }

  /// Returns the last added animation that determines part of a property right before another's
  /// begin.
  func owner(before leaf: LintNode) -> Int? {
    replacing[leaf.slot.root]?.owners(of: leaf.path.mask, before: leaf.begin).last
  }

  /// Returns whether an additive animation overlaps an animation.
  func isAddedTo(during leaf: LintNode) -> Bool {
    adding[leaf.slot.root]?.isCovered(leaf.path.mask, from: leaf.begin, to: leaf.end) ?? false
  }

  /// Returns whether an animation is the only writer of its property in the entry.
  func isOnlyWriter(_ leaf: LintNode) -> Bool { entryWriters.count(meeting: leaf) <= 1 }

  /// Returns whether all writers of an animation's property are in this scope.
  func areAllWritersHere(_ leaf: LintNode) -> Bool {
    entryWriters.count(meeting: leaf) <= scopeWriters.count(meeting: leaf)
  }
}

/// Counts of property animations by property and component mask.
struct WriterCount {
  private var counts: [Int32: [UInt64: Int]] = [:]

  init(_ leaves: [LintNode]) {
    for leaf in leaves where leaf.slot.root >= 0 && !leaf.record.flags.contains(.inert) {
      counts[leaf.slot.root, default: [:]][leaf.path.mask, default: 0] += 1
      // A path that rotates its layer writes the transform too.
      if leaf.slot.turn >= 0 { counts[leaf.slot.turn, default: [:]][.max, default: 0] += 1 }
    }
  }

  /// Returns the number of animations that write some of an animation's components, including
  /// itself.
  ///
  /// Complexity: O(1): a property has few component masks.
  func count(meeting leaf: LintNode) -> Int {
    counts[leaf.slot.root, default: [:]].reduce(0) { sum, entry in
      entry.key & leaf.path.mask != 0 ? sum + entry.value : sum
    }
  }
}
