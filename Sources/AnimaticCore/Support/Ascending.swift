// Sorting by a key.

extension Sequence {
  /// Returns the elements in ascending order of a key; equal ones stay in order.
  ///
  /// Sorting indices compiles one sort for each type of keys instead of elements; integers are
  /// given as `Double` to share that of times. Of two keys, sort by the second one first.
  ///
  /// - Complexity: O(n log n), or O(n) if they are in order.
  @inlinable package func ascending<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return ascendingOrder(of: elements.map(key))?.map { elements[$0] } ?? elements
  }
}

/// Returns the indices of some keys in ascending order; nil if the keys are in order.
@inlinable @inline(never) func ascendingOrder<Key: Comparable>(of keys: [Key]) -> [Int]? {
  guard zip(keys, keys.dropFirst()).contains(where: >) else { return nil }
  return keys.withUnsafeBufferPointer { keys in
    // Equal ones stay in order, since sorting is stable.
    keys.indices.sorted { keys[$0] < keys[$1] }
  }
}
