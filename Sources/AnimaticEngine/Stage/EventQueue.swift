// What is due next: a binary heap of the parts of all runs, and of what else has something to tell,
// by time, then by kind, then by order of application.

import AnimaticCore

/// Something that has events to deliver at times of the stage.
protocol QueuedEvents: AnyObject {
  /// Grows whenever it is scheduled anew.
  var ticket: Int { get }

  /// Delivers the next event.
  func deliverNext(on stage: Stage)

  /// Whether a callback of this very instant started it.
  func isStarted(byCallbackAt time: ExactTime) -> Bool

  /// What to say when its callbacks start each other without end.
  func runaway(at time: Double) -> Diagnostic

  /// Stops at once, without a callback.
  func abandon()
}

/// The parts of all runs, the one whose next event comes first on top.
struct EventQueue {
  struct Item {
    let time: ExactTime
    /// How much later it would be with all motion.
    let lateness: Double
    let rank: Int
    let run: Int
    let order: Int
    /// A part that was scheduled again has a newer ticket; older items are void.
    let ticket: Int
    let source: any QueuedEvents

    var isVoid: Bool { ticket != source.ticket }

    static func precedes(_ first: Item, _ second: Item) -> Bool {
      if first.time != second.time { return first.time < second.time }
      if first.lateness != second.lateness { return first.lateness < second.lateness }
      return (first.rank, first.run, first.order) < (second.rank, second.run, second.order)
    }
  }

  private var items: [Item] = []
  /// How many items counted when the void ones were last thrown away.
  private var live = 0

  /// The item on top that still counts.
  var first: Item? {
    mutating get {
      while let top = items.first, top.isVoid { removeTop() }
      return items.first
    }
  }

  /// What has something to deliver until a time, in no order.
  func sources(until time: Double) -> [any QueuedEvents] {
    var found: [any QueuedEvents] = []
    // Nothing below an item is due before it.
    var pending = [0]
    while let index = pending.popLast() {
      guard index < items.count, items[index].time.rounded <= time else { continue }
      if !items[index].isVoid { found.append(items[index].source) }
      pending += [2 * index + 1, 2 * index + 2]
    }
    return found
  }

  mutating func insert(_ item: Item) {
    if items.count > 64, items.count > 2 * live { dropVoid() }
    items.append(item)
    rise()
  }

  /// Lets go of everything: the stage is being freed, and nobody is left to be told.
  mutating func dropAll() {
    let sources = items.map(\.source)
    items = []
    for source in sources { source.abandon() }
  }

  /// Pausing, seeking and changing a speed leave void items behind; they must not pile up.
  private mutating func dropVoid() {
    let counting = items.filter { !$0.isVoid }
    items = []
    for item in counting {
      items.append(item)
      rise()
    }
    live = items.count
  }

  /// Moves the last item to where it belongs.
  private mutating func rise() {
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Item.precedes(items[child], items[parent]) else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> Item? {
    guard let top = first else { return nil }
    removeTop()
    return top
  }

  private mutating func removeTop() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < items.count && Item.precedes(items[child], items[best]) {
        best = child
      }
      guard best != parent else { return }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
