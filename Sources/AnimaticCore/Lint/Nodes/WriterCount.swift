// How many animations write a property, a whole and its parts together.

/// Counts of property animations by the part of the property that they write.
struct WriterCount {
  private var counts: [Int32: [UInt64: Int]] = [:]

  mutating func add(_ leaf: LintNode) {
    guard leaf.slot.root >= 0, !leaf.record.flags.contains(.inert) else { return }
    counts[leaf.slot.root, default: [:]][leaf.path.mask, default: 0] += 1
    // A path that turns its layer writes the transform too.
    if leaf.slot.turn >= 0 { counts[leaf.slot.turn, default: [:]][.max, default: 0] += 1 }
  }

  /// How many write some of what an animation writes, itself included.
  ///
  /// Complexity: O(1): a property has few parts.
  func count(meeting leaf: LintNode) -> Int {
    counts[leaf.slot.root, default: [:]].reduce(0) { sum, entry in
      entry.key & leaf.path.mask != 0 ? sum + entry.value : sum
    }
  }
}
