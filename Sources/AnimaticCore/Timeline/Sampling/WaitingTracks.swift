// The tracks that wait for a time.

// The tracks that are constant until some time, ordered by time.

/// A priority queue by time.
struct WaitingTracks: Sendable {
  private struct Item: HeapElement {
    let time: Double
    let track: Int32

    static func precedes(_ first: Item, _ second: Item) -> Bool { first.time < second.time }
  }

  private var items = Heap<Item>()
  /// Tracks without further changes, unless time moves back.
  private var resting: [Int32]

  /// Creates a queue in which all tracks wait.
  init(count: Int) { resting = (0..<count).map(Int32.init) }

  /// Removes all tracks.
  mutating func removeAll(to tracks: inout [Int32]) {
    if items.elements.isEmpty, resting.isEmpty { return }
    for item in items.elements { tracks.append(item.track) }
    tracks += resting
    items.removeAll(keepingCapacity: true)
    resting.removeAll(keepingCapacity: true)
  }

  /// Adds a track.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ track: Int32, until time: Double) {
    guard time < .infinity else { return resting.append(track) }
    items.insert(Item(time: time, track: track))
  }

  /// Removes the next track whose time has come.
  ///
  /// - Complexity: O(log n); O(1) if there is none.
  mutating func next(at time: Double) -> Int32? {
    guard let first = items.first, first.time <= time else { return nil }
    items.removeFirst()
    return first.track
  }
}
