// A clock that moves by steps.

import AnimaticCore

/// A clock with exact times that only moves when it is advanced.
protocol SteppedClock: MediaClock {
  /// The current time, more precise than `now`.
  var exactNow: ExactTime { get }

  /// Moves forward to a time, or to the first time after it that the clock supports.
  ///
  /// - Returns: Whether the time was reached; false for times beyond the clock's range.
  @discardableResult
  func move(to time: ExactTime) -> Bool

  /// Moves forward by some seconds.
  ///
  /// - Returns: Whether the time was reached.
  @discardableResult
  func move(by seconds: Double) -> Bool
}

extension SteppedClock {
  @discardableResult
  func move(by seconds: Double) -> Bool { move(to: exactNow + ExactTime(seconds)) }
}
