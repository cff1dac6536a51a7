// The place of an event among those of one instant.

import AnimaticCore

/// The place of an event among those of one instant.
///
/// It names the parts that begin or end at the instant, the outermost first, each with its step in
/// the part around it, and then the event in the innermost of them.
struct EventOrder: Comparable {
  /// The steps of a part at an instant, in order.
  enum Step: UInt8, Comparable {
    /// The end of an entry: it is removed or committed before any callback.
    case entry
    /// The part's own begin.
    case begin
    /// What ends inside the part.
    case ends
    case cues, repeats, cuesOfNewCycle
    /// What begins inside the part.
    case begins
    /// The completion blocks that wait for the part, or for nothing.
    case completion
    /// What ends at once inside the part.
    case instantEnds
    /// The part's own end.
    case end

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  private struct Place: Comparable {
    let step: Step
    /// The part in post-order, so that simultaneous repeats come from the innermost outward.
    let part: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.step, first.part) < (second.step, second.part)
    }
  }

  /// The step of the event in its run.
  let step: Step
  private let places: [Place]

  private init(step: Step, places: [Place]) {
    self.step = step
    self.places = places
  }

  /// Creates the order of an event around all written parts.
  init(_ own: Step) {
    places = [Place(step: own, part: -1)]
    step = own == .begin ? .begins : own == .end ? .ends : own
  }

  /// Creates the order of an event of a part.
  ///
  /// - Parameters:
  ///   - own: The begin, the end, or the completion of the part; or a repeat or cue.
  ///   - part: The part; nil for a group that the compiler has added around the content of a layer.
  ///   - time: The run's time of the event.
  ///   - isInstant: Whether a part without observers begins at that time as well.
  ///   - isBackwards: Whether the run plays in reverse.
  ///   - tree: The parts of the run.
  init(
    _ own: Step, of part: Int?, at time: Double, isInstant: Bool, isBackwards: Bool,
    in tree: EventTree
  ) {
    guard let part else {
      self = EventOrder(own)
      return
    }
    var places = [Place(step: own, part: part)]
    if own >= .completion, tree.parts[part].end(at: time, isBackwards) == nil {
      // It follows the end of its part, which was delivered or has no observer.
      places.append(Place(step: isInstant ? .instantEnds : .ends, part: part))
    }
    for container in tree.ancestry(of: part) {
      let part = tree.parts[container]
      let step =
        own >= .completion
        ? part.end(at: time, isBackwards) : part.begin(at: time, isBackwards)
      if let step { places.append(Place(step: step, part: container)) }
    }
    places.reverse()
    self = EventOrder(step: places[0].step, places: places)
  }

  /// Returns the order of the begin of a part that begins and ends with this order.
  func precededByBegin() -> EventOrder {
    let part = places[places.count - 1].part
    return EventOrder(step: step, places: places.dropLast() + [Place(step: .begin, part: part)])
  }

  /// Returns the order of an event that follows another one immediately.
  func followed(by own: Step) -> EventOrder {
    EventOrder(step: step, places: places + [Place(step: own, part: .max)])
  }

  static func < (first: Self, second: Self) -> Bool {
    first.places.lexicographicallyPrecedes(second.places)
  }
}

extension EventTree.Part {
  /// The step in which an end inside the part, or its own, comes at a time; nil if the part goes on.
  fileprivate func end(at time: Double, _ isBackwards: Bool) -> EventOrder.Step? {
    let (near, far) = isBackwards ? (end, begin) : (begin, end)
    guard far == time else { return nil }
    return near == time ? .instantEnds : .ends
  }

  /// The step in which any other event inside the part, or its own, comes at a time; nil if the part
  /// goes on.
  fileprivate func begin(at time: Double, _ isBackwards: Bool) -> EventOrder.Step? {
    let (near, far) = isBackwards ? (end, begin) : (begin, end)
    if near == time { return .begins }
    return far == time ? .ends : nil
  }
}
