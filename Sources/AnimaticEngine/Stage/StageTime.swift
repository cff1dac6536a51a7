// The time of a stage, which its layers share.

import AnimaticCore

/// The time of a stage, as its layers read it.
///
/// Layers hold it, because reading a weak reference to the stage takes longer than evaluating a
/// layer.
final class StageTime {
  /// The clock, if it has exact times and can be advanced.
  let steppedClock: (any SteppedClock)?
  private let clock: any MediaClock
  private let manualClock: ManualClock?
  let transactions: any StageTransactions
  /// The time of the event being delivered.
  var deliveryTime: ExactTime?
  /// The time up to which events have been delivered, initially the clock's; never decreases.
  var deliveredTime: ExactTime
  /// Whether the last update stopped before the clock's time, at the delivered one.
  var isBehind = false
  /// Whether the stage was freed.
  var isOver = false

  init(clock: any MediaClock, transactions: any StageTransactions) {
    self.clock = clock
    self.transactions = transactions
    // Casts to the classes, since a cast to a protocol searches all conformances.
    manualClock = clock as? ManualClock
    steppedClock = manualClock ?? (clock as? FrameClock)
    let now = steppedClock?.exactNow ?? ExactTime(clock.now)
    deliveredTime = now.isFinite ? now : ExactTime(0)
  }

  /// The constant time during a change; nil outside of one.
  private var changeTime: ExactTime?

  /// The clock's time; during a callback, that of its event.
  var exactTime: ExactTime {
    // A deinitializer that the change runs may update the stage.
    deliveryTime ?? changeTime.map { max($0, deliveredTime) } ?? clockTime
  }

  /// Performs a change during which the stage's time is constant, also if its clock moves.
  func atOneTime<Result>(_ change: () -> Result) -> Result {
    guard changeTime == nil else { return change() }
    changeTime = clockTime
    defer { changeTime = nil }
    return change()
  }

  /// The time base of begin times; constant once the stage was freed.
  var exactMediaTime: ExactTime { isOver ? .mediaEpoch : exactTime.adding(.mediaEpoch) }

  /// The same between two callbacks under a manual clock, else nil: it is read without a call,
  /// during which this would be retained.
  @inline(__always)
  var manualMediaTime: ExactTime? {
    guard let manualClock, deliveryTime == nil, changeTime == nil, !isBehind, !isOver else {
      return nil
    }
    return max(manualClock.exactNow, deliveredTime).adding(.mediaEpoch)
  }

  var clockTime: ExactTime {
    if isBehind { return deliveredTime }
    let now = steppedClock?.exactNow ?? ExactTime(clock.now)
    // A clock that runs back or is not finite does not move the stage.
    return now.isFinite ? max(now, deliveredTime) : deliveredTime
  }
}

// The time of a layer in its parent's time.

/// A layer with a time of its own (T-2).
protocol LocalTime {
  /// The time of the parent, in seconds, at which the layer's time equals its offset.
  var beginTime: Double { get }
  var timeOffset: Double { get }
  /// Seconds of the layer per second of its parent.
  var speed: Double { get }
}

extension LocalTime {
  /// Whether the layer's time equals its parent's.
  var isOwnTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  /// The layer's local time at a time of its parent (T-2).
  func entered(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    let since = time - ExactTime(beginTime)
    return since.multiplied(by: speed) + ExactTime(timeOffset)
  }

  /// The parent's time at a local time of the layer (T-2).
  func left(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    if speed == 0 { return ExactTime(beginTime) }
    return (time - ExactTime(timeOffset)).divided(by: speed) + ExactTime(beginTime)
  }
}
