// The number of animations that write each component.

/// Counts of property animations by property and component mask.
struct WriterCount {
  private var counts: [Int32: OrderedMap<UInt64, Int>] = [:]

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
    counts[leaf.slot.root, default: .init()].reduce(0) { sum, entry in
      entry.0 & leaf.path.mask != 0 ? sum + entry.1 : sum
    }
  }
}
