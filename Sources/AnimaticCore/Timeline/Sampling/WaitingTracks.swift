// Tracks of which nothing moves until some time, the next one first.

/// A queue by time.
struct WaitingTracks: Sendable {
  private struct Item {
    let time: Double
    let track: Int32
  }

  /// A heap: no item is later than those at twice its place, plus one or two.
  private var items: [Item] = []
  /// Tracks that wait forever, unless time goes back.
  private var resting: [Int32]

  /// All tracks wait.
  init(count: Int) { resting = (0..<count).map { Int32(truncatingIfNeeded: $0) } }

  /// Takes out all.
  mutating func removeAll(to tracks: inout [Int32]) {
    if items.isEmpty, resting.isEmpty { return }
    for item in items { tracks.append(item.track) }
    tracks += resting
    items.removeAll(keepingCapacity: true)
    resting.removeAll(keepingCapacity: true)
  }

  /// Lets a track wait.
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

  /// Takes out the next track that has waited long enough.
  ///
  /// - Complexity: O(log n); O(1) where there is none.
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
