// Sorting by a key.

extension Sequence {
  /// Returns the elements in ascending order of a number; equal ones stay in order.
  ///
  /// Sorting indices compiles one sort for numbers and one for texts, in this module alone, instead
  /// of one for each type of elements. Integers are given as `Double`. Of two keys, sort by the
  /// second one first.
  ///
  /// - Complexity: O(n log n), or O(n) if they are in order.
  @inlinable package func ascending(by key: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    return elements.arranged(elements.count < 2 ? nil : ascendingOrder(of: elements.map(key)))
  }

  /// Returns the elements in ascending order of a text; equal ones stay in order.
  @inlinable package func ascending(by key: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return elements.arranged(elements.count < 2 ? nil : ascendingOrder(of: elements.map(key)))
  }
}

extension Array {
  @inlinable func arranged(_ order: [Int]?) -> [Element] { order?.map { self[$0] } ?? self }
}

/// Returns the indices of some keys in ascending order; nil if the keys are in order.
@usableFromInline func ascendingOrder(of keys: [Double]) -> [Int]? { sortedIndices(of: keys) }

@usableFromInline func ascendingOrder(of keys: [String]) -> [Int]? { sortedIndices(of: keys) }

private func sortedIndices<Key: Comparable>(of keys: [Key]) -> [Int]? {
  guard zip(keys, keys.dropFirst()).contains(where: >) else { return nil }
  return keys.withUnsafeBufferPointer { keys in
    // Equal ones stay in order, since sorting is stable.
    keys.indices.sorted { keys[$0] < keys[$1] }
  }
}
