// A dictionary stored as a list while it is short.

/// Values by key, searched linearly while there are few.
///
/// A linear search is faster for few entries, and the first hash table of a type makes the runtime
/// search all conformances, which takes longer than the rest of a first chain.
@usableFromInline
package struct SmallMap<Key: Hashable, Value> {
  /// In insertion order.
  @usableFromInline package internal(set) var entries: [(key: Key, value: Value)] = []
  /// By key: its index; empty while there are few.
  @usableFromInline var places: [Key: Int] = [:]

  @inlinable static var few: Int { 16 }

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { entries.isEmpty }

  @inlinable package subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  @inlinable package func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// Sets a value and replaces the key's previous one.
  @inlinable
  package mutating func set(_ value: Value, for key: Key) {
    if let place = place(of: key) {
      entries[place].value = value
    } else {
      add(value, for: key)
    }
  }

  /// Adds the value of a key that is known to be new.
  @inlinable
  package mutating func add(_ value: Value, for key: Key) {
    entries.append((key, value))
    if entries.count > Self.few { notePlaces() }
  }

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    if !places.isEmpty { places = [:] }
  }

  /// A separate function, because the hash table's type metadata would otherwise be loaded at the
  /// begin of the caller.
  @inlinable
  @inline(never)
  mutating func notePlaces() {
    for place in places.count..<entries.count { places[entries[place].key] = place }
  }

  @inlinable
  func place(of key: Key) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.key == key } : places[key]
  }
}

extension SmallMap: Sendable where Key: Sendable, Value: Sendable {}
