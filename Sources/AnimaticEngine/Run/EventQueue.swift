// The pending events of a stage: a binary min-heap by time, then by the order of one instant.

import AnimaticCore

/// A source of events at times of the stage.
protocol QueuedEvents: AnyObject {
  /// A number that grows whenever the source is rescheduled.
  var ticket: Int { get }

  /// Delivers the next event.
  func deliverNext()

  /// The time at which a callback started it; nil if none did.
  var callbackTime: ExactTime? { get }

  /// The diagnostic to report if its callbacks start each other endlessly.
  func runaway(at time: Double) -> Diagnostic

  /// Stops immediately, without callbacks.
  func abandon()
}

/// A min-heap of event sources, ordered by their next events.
struct EventQueue {
  struct Item: HeapElement {
    let time: ExactTime
    /// The delay of the event with full motion; 0 for a run that delivers everything at once.
    let lateness: Double
    /// The step of the event in its run.
    let step: EventOrder.Step
    let run: Int
    /// The time of the event in the run's direction, in which a run delivers events that are due at
    /// once.
    let runTime: Double
    /// The delay of the event with full motion.
    let ownLateness: Double
    let order: EventOrder
    /// The layer's index in the run; it decides between groups that the compiler has added.
    let layer: Int
    /// The source's ticket when it was scheduled; an item with an older ticket is void.
    let ticket: Int
    let source: any QueuedEvents

    var isVoid: Bool { ticket != source.ticket }

    static func precedes(_ first: Item, _ second: Item) -> Bool {
      if first.time != second.time { return first.time < second.time }
      let runs = (
        (first.lateness, first.step, first.run), (second.lateness, second.step, second.run)
      )
      if runs.0 != runs.1 { return runs.0 < runs.1 }
      let times = ((first.runTime, first.ownLateness), (second.runTime, second.ownLateness))
      if times.0 != times.1 { return times.0 < times.1 }
      return (first.order, first.layer) < (second.order, second.layer)
    }
  }

  private var items = Heap<Item>()
  /// The number of valid items after void ones were last removed.
  private var live = 0

  /// The first valid item.
  var first: Item? {
    mutating get {
      while let top = items.first, top.isVoid { items.removeFirst() }
      return items.first
    }
  }

  /// Returns the sources with events until a time, in no particular order.
  func sources(until time: Double) -> [any QueuedEvents] {
    items.prefix { $0.time.rounded <= time }.filter { !$0.isVoid }.map(\.source)
  }

  mutating func insert(_ item: Item) {
    if items.elements.count > 64, items.elements.count > 2 * live { dropVoid() }
    items.insert(item)
  }

  /// Abandons all sources, when the stage is freed.
  mutating func dropAll() {
    let sources = items.elements.map(\.source)
    items.removeAll()
    for source in sources { source.abandon() }
  }

  /// Removes the void items that pausing, seeking and speed changes leave behind.
  private mutating func dropVoid() {
    live = items.elements.count { !$0.isVoid }
    guard live < items.elements.count else { return }
    let valid = items.elements.filter { !$0.isVoid }
    items.removeAll()
    for item in valid { items.insert(item) }
  }

  mutating func removeFirst() -> Item? {
    guard first != nil else { return nil }
    return items.removeFirst()
  }
}
