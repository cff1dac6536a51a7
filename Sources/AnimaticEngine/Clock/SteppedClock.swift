// What a stage needs of a clock that is moved by hand: exact times, and a way to move it.

import AnimaticCore

/// A clock that tells exact times and stands still until it is moved.
protocol SteppedClock: MediaClock {
  /// The time that it shows, with more digits than now has.
  var exactNow: ExactTime { get }

  /// What was wrong with how it was made.
  var finding: Diagnostic? { get }

  /// Moves it on to a time, or to the first after it that the clock can show; never back.
  ///
  /// - Returns: Whether it got there; false for times that it can't count to.
  @discardableResult
  func move(to time: ExactTime) -> Bool

  /// Moves it on by some seconds.
  ///
  /// - Returns: Whether it got there.
  @discardableResult
  func move(by seconds: Double) -> Bool
}

extension SteppedClock {
  var finding: Diagnostic? { nil }

  @discardableResult
  func move(by seconds: Double) -> Bool { move(to: exactNow + ExactTime(seconds)) }
}
