// The tracks that are constant until some time, ordered by time.

/// A priority queue by time.
struct WaitingTracks: Sendable {
  private struct Item {
    let time: Double
    let track: Int32
  }

  /// Binary min-heap ordered by time.
  private var items: [Item] = []
  /// Tracks without further changes, unless time moves back.
  private var resting: [Int32]

  /// Creates a queue in which all tracks wait.
  init(count: Int) { resting = (0..<count).map { Int32(truncatingIfNeeded: $0) } }

  /// Removes all tracks.
  mutating func removeAll(to tracks: inout [Int32]) {
    if items.isEmpty, resting.isEmpty { return }
    for item in items { tracks.append(item.track) }
    tracks += resting
    items.removeAll(keepingCapacity: true)
    resting.removeAll(keepingCapacity: true)
  }

  /// Adds a track.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ track: Int32, until time: Double) {
    guard time < .infinity else { return resting.append(track) }
    var place = items.count
    items.append(Item(time: time, track: track))
    while place > 0 {
      let parent = (place - 1) / 2
      guard items[place].time < items[parent].time else { return }
      items.swapAt(place, parent)
      place = parent
    }
  }

  /// Removes the next track whose time has come.
  ///
  /// - Complexity: O(log n); O(1) if there is none.
  mutating func next(at time: Double) -> Int32? {
    guard let first = items.first, first.time <= time else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return first.track }
    items[0] = last
    var place = 0
    while 2 * place + 1 < items.count {
      var child = 2 * place + 1
      if child + 1 < items.count, items[child + 1].time < items[child].time { child += 1 }
      guard items[child].time < items[place].time else { break }
      items.swapAt(place, child)
      place = child
    }
    return first.track
  }
}
