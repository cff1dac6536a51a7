// The number of animations per property, with its components.

/// Counts of property animations by component mask.
struct WriterCount {
  private var counts: [Int32: [UInt64: Int]] = [:]

  mutating func add(_ leaf: LintNode) {
    guard leaf.slot.root >= 0, !leaf.record.flags.contains(.inert) else { return }
    counts[leaf.slot.root, default: [:]][leaf.path.mask, default: 0] += 1
    // A path that rotates its layer writes the transform too.
    if leaf.slot.turn >= 0 { counts[leaf.slot.turn, default: [:]][.max, default: 0] += 1 }
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
