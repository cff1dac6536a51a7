// A dictionary that keeps the order in which its keys came.

// Inlinable, so that other modules specialize it: a generic function looks up its types at each
// call.

/// Values by key, in the order in which the keys were added.
///
/// For maps that are iterated: the order of a `Dictionary` differs from process to process.
@usableFromInline
package struct OrderedMap<Key: Hashable, Value> {
  @usableFromInline package typealias Element = (key: Key, value: Value)

  @usableFromInline var elements: [Element] = []
  @usableFromInline var indices: [Key: Int] = [:]

  @inlinable package init() {}

  /// Groups elements by a key.
  @inlinable package init<Member>(grouping members: [Member], by key: (Member) -> Key)
  where Value == [Member] {
    for member in members { self[key(member), default: []].append(member) }
  }

  /// The keys, in the order in which they were added.
  ///
  /// - Complexity: O(n), as that of `values`: a copy.
  @inlinable package var keys: [Key] { elements.map(\.key) }

  /// The values, in the order of their keys.
  @inlinable package var values: [Value] { elements.map(\.value) }

  /// The value of a key, nil for none; a new key comes last, and one set to nil is removed in O(n).
  @inlinable package subscript(key: Key) -> Value? {
    get { indices[key].map { elements[$0].value } }
    set {
      guard let newValue else { return removeValue(of: key) }
      self[key, default: newValue] = newValue
    }
  }

  /// The value of a key, which is added if it is missing when it is changed.
  @inlinable package subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify { yield &elements[index(of: key, adding: value())].value }
  }

  @inlinable package func contains(_ key: Key) -> Bool { indices[key] != nil }

  /// Changes each value in place.
  @inlinable package mutating func updateValues(_ update: (inout Value) -> Void) {
    for index in elements.indices { update(&elements[index].value) }
  }

  /// Returns the index of a key, which is added with a value if it is missing.
  @inlinable mutating func index(of key: Key, adding value: @autoclosure () -> Value) -> Int {
    if let index = indices[key] { return index }
    indices[key] = elements.count
    elements.append((key, value()))
    return elements.count - 1
  }

  /// Returns the entries that fulfil a condition.
  @inlinable package func filter(_ isIncluded: (Element) -> Bool) -> OrderedMap {
    var rest = OrderedMap()
    for element in elements where isIncluded(element) { rest[element.key] = element.value }
    return rest
  }

  @inlinable mutating func removeValue(of key: Key) {
    guard let removed = indices.removeValue(forKey: key) else { return }
    elements.remove(at: removed)
    for index in removed..<elements.count { indices[elements[index].key] = index }
  }
}

// Not a collection: an index would be taken for a key of type `Int`.
extension OrderedMap: Sequence {
  @inlinable package var isEmpty: Bool { elements.isEmpty }
  @inlinable package var first: Element? { elements.first }
  @inlinable package var count: Int { elements.count }
  @inlinable package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}
