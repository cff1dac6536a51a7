// A set that keeps the order in which its elements came.

/// Unique elements, in the order in which they were added.
///
/// For sets that are iterated: the order of a `Set` differs from process to process.
package struct OrderedSet<Element: Hashable> {
  /// The elements, in the order in which they were added.
  package private(set) var elements: [Element] = []
  private var members: Set<Element> = []

  package init() {}

  /// Adds the elements of a sequence.
  package init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  package var isEmpty: Bool { elements.isEmpty }

  package var count: Int { elements.count }

  package func contains(_ element: Element) -> Bool { members.contains(element) }

  /// Adds an element; returns whether it is new.
  @discardableResult package mutating func insert(_ element: Element) -> Bool {
    guard members.insert(element).inserted else { return false }
    elements.append(element)
    return true
  }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order in which they come first.
  package var uniqued: [Element] { OrderedSet(self).elements }
}
