// A priority queue.

/// An element of a heap.
package protocol HeapElement {
  /// Returns whether an element is removed before another one.
  static func precedes(_ first: Self, _ second: Self) -> Bool
}

/// A binary heap with the first element on top.
package struct Heap<Element: HeapElement> {
  /// In no particular order, except that the first one is on top.
  package private(set) var elements: [Element] = []

  package init() {}

  package var first: Element? { elements.first }

  /// The elements at the top that fulfil a condition, in no particular order; those below one that
  /// does not are not visited.
  ///
  /// - Complexity: O(k) in the number of results.
  package func prefix(while isIncluded: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var pending = [0]
    while let index = pending.popLast() {
      guard index < elements.count, isIncluded(elements[index]) else { continue }
      found.append(elements[index])
      pending += [2 * index + 1, 2 * index + 2]
    }
    return found
  }

  /// - Complexity: O(log n).
  package mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Element.precedes(elements[child], elements[parent]) else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// - Complexity: O(log n).
  @discardableResult
  package mutating func removeFirst() -> Element? {
    guard let first = elements.first else { return nil }
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var parent = 0
    while let child = firstChild(of: parent), Element.precedes(elements[child], elements[parent]) {
      elements.swapAt(parent, child)
      parent = child
    }
    return first
  }

  func firstChild(of parent: Int) -> Int? {
    let (left, right) = (2 * parent + 1, 2 * parent + 2)
    guard left < elements.count else { return nil }
    guard right < elements.count, Element.precedes(elements[right], elements[left]) else {
      return left
    }
    return right
  }

  package mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
  }
}

extension Heap: Sendable where Element: Sendable {}
