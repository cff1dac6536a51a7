// A dictionary and a set, searched linearly while they are short.

/// Values by key, in insertion order.
///
/// A linear search is faster for few entries. For more, an open hash table of indices compiles to a
/// fraction of a dictionary's code, and needs no run-time search of conformances.
@usableFromInline
package struct SmallMap<Key, Value> {
  @usableFromInline package var entries: [(key: Key, value: Value)] = []
  /// By hash: the index of an entry, or -1; empty while there are few.
  @usableFromInline var slots: [Int] = []

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// - Complexity: O(n), as those of `values` and `elements`: a copy.
  @inlinable package var keys: [Key] { entries.map(\.key) }

  @inlinable package var values: [Value] { entries.map(\.value) }

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    slots = []
  }
}

// Not a requirement of the type: the runtime would search all conformances for its metadata.
extension SmallMap where Key: Hashable {
  @inlinable package subscript(key: Key) -> Value? { index(of: key).map { entries[$0].value } }

  /// The value of a key, which is added if it is missing.
  @inlinable package subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify { yield &entries[index(of: key, adding: value())].value }
  }

  @inlinable package func contains(_ key: Key) -> Bool { index(of: key) != nil }

  @inlinable @inline(never) package func index(of key: Key) -> Int? {
    if slots.isEmpty { return entries.firstIndex { $0.key == key } }
    let index = slots[slot(of: key)]
    return index < 0 ? nil : index
  }

  /// Returns the index of a key, which is added with a value if it is missing.
  @inlinable package mutating func index(
    of key: Key, adding value: @autoclosure () -> Value
  ) -> Int {
    if slots.isEmpty, let index = index(of: key) { return index }
    let slot = slots.isEmpty ? 0 : slot(of: key)
    if !slots.isEmpty, slots[slot] >= 0 { return slots[slot] }
    append(value(), for: key, at: slot)
    return entries.count - 1
  }

  /// Adds the value of a key, unless it has one; returns whether it was added.
  @inlinable package mutating func insert(
    _ value: @autoclosure () -> Value, for key: Key
  ) -> Bool {
    let count = entries.count
    return index(of: key, adding: value()) == count
  }

  /// The place of a key in the table, or the place where it would be.
  @inlinable func slot(of key: Key) -> Int {
    var slot = key.hashValue & (slots.count - 1)
    while slots[slot] >= 0, entries[slots[slot]].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Sets a value and replaces the key's previous one.
  @inlinable package mutating func set(_ value: Value, for key: Key) {
    entries[index(of: key, adding: value)].value = value
  }

  /// Adds the value of a key that is known to be new.
  @inlinable package mutating func add(_ value: Value, for key: Key) {
    append(value, for: key, at: slots.isEmpty ? 0 : slot(of: key))
  }

  @inlinable @inline(__always)
  mutating func append(_ value: Value, for key: Key, at slot: Int) {
    entries.append((key, value))
    if entries.count > 16 { note(at: slot) }
  }

  /// Notes the index of the last entry in a free slot, or of all in a larger table.
  @inlinable @inline(never) mutating func note(at slot: Int) {
    if 2 * entries.count <= slots.count {
      slots[slot] = entries.count - 1
    } else {
      // By four, since hashing all entries again takes longer than filling a larger table.
      slots = [Int](repeating: -1, count: max(64, 4 * slots.count))
      for index in entries.indices { slots[self.slot(of: entries[index].key)] = index }
    }
  }

  /// Groups elements by a key.
  @inlinable package init<Element>(grouping elements: [Element], by key: (Element) -> Key)
  where Value == [Element] {
    for element in elements { self[key(element), default: []].append(element) }
  }
}

extension SmallMap: Sendable where Key: Sendable, Value: Sendable {}

/// Unique elements in insertion order.
package typealias SmallSet<Element> = SmallMap<Element, Void>

extension SmallMap where Key: Hashable, Value == Void {
  @inlinable package init(_ elements: [Key]) {
    for element in elements { insert(element) }
  }

  @inlinable package var elements: [Key] { keys }

  /// Adds an element; returns whether it is new.
  @inlinable @discardableResult package mutating func insert(_ element: Key) -> Bool {
    insert((), for: element)
  }
}
