// A set that keeps the order in which its elements came.

// Inlinable, so that other modules specialize it: a generic function looks up its types at each
// call.

/// Unique elements, in the order in which they were added.
///
/// For sets that are iterated: the order of a `Set` differs from process to process.
@usableFromInline
package struct OrderedSet<Element: Hashable> {
  /// The elements, in the order in which they were added.
  @usableFromInline package internal(set) var elements: [Element] = []
  @usableFromInline var members: Set<Element> = []

  @inlinable package init() {}

  /// Adds the elements of a sequence.
  @inlinable package init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  @inlinable package var isEmpty: Bool { elements.isEmpty }

  @inlinable package var count: Int { elements.count }

  @inlinable package func contains(_ element: Element) -> Bool { members.contains(element) }

  /// Adds an element; returns whether it is new.
  @inlinable @discardableResult package mutating func insert(_ element: Element) -> Bool {
    guard members.insert(element).inserted else { return false }
    elements.append(element)
    return true
  }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order in which they come first.
  @inlinable package var uniqued: [Element] { OrderedSet(self).elements }
}
