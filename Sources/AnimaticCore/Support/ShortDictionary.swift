// A dictionary that is a list as long as it is short.

/// What is kept by key, found one after the other as long as there are few.
///
/// That is faster, and a program's first hash table of a kind makes the runtime look through all
/// conformances, which takes longer than all the rest of a first chain.
@usableFromInline
package struct ShortDictionary<Key: Hashable, Value> {
  /// In the order in which the keys came.
  @usableFromInline package internal(set) var entries: [(key: Key, value: Value)] = []
  /// By key: where it stands; empty as long as there are few.
  @usableFromInline var places: [Key: Int] = [:]

  @inlinable static var few: Int { 16 }

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { entries.isEmpty }

  @inlinable package subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  @inlinable package func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// Keeps a value, in the place of the one that the key had.
  @inlinable
  package mutating func set(_ value: Value, for key: Key) {
    if let place = place(of: key) {
      entries[place].value = value
    } else {
      add(value, for: key)
    }
  }

  /// Keeps the value of a key that is known to be new.
  @inlinable
  package mutating func add(_ value: Value, for key: Key) {
    entries.append((key, value))
    if entries.count > Self.few { notePlaces() }
  }

  /// Stands alone, as what asks for the hash table's type is moved to the begin of what it is in.
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
