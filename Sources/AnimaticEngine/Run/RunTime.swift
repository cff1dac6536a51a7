// The time of a run on a layer.

import AnimaticCore

/// The time of a run, as it follows the local time of a layer.
struct RunTime {
  /// The local time at which the run's time is 0.
  var start: ExactTime
  /// The run's time while it is paused; nil otherwise.
  var frozen: ExactTime?
  /// Seconds of the run per second of local time, never 0; negative in reverse.
  var rate = 1.0

  /// Returns the run's time at a local time, unless it is paused; exact at rates of 1 and -1.
  @inline(__always)
  func at(_ local: ExactTime) -> ExactTime {
    if rate == 1 { return (local - start).limited }
    return (rate == -1 ? start - local : (local - start).multiplied(by: rate)).limited
  }

  /// Returns the seconds of local time from the run's time 0 to another.
  func span(to time: ExactTime) -> ExactTime {
    if rate == 1 { return time }
    return rate == -1 ? -time : time.divided(by: rate)
  }
}
