// The time of a layer in its parent's time.

import AnimaticCore

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
  @inline(never)
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
