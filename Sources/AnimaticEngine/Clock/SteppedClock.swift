// What a stage needs of a clock that is moved by hand: exact times, and a way to move it.

import AnimaticCore

/// A clock that tells exact times and stands still until it is moved.
protocol SteppedClock: MediaClock {
  /// The time that it shows, with more digits than now has.
  var exactNow: ExactTime { get }

  /// What was wrong with how it was made.
  var finding: Diagnostic? { get }

  /// Moves it on to a time, or to the first after it that the clock can show; never back.
  func move(to time: ExactTime)

  /// Moves it on by some seconds.
  func move(by seconds: Double)
}

extension SteppedClock {
  var finding: Diagnostic? { nil }

  func move(by seconds: Double) { move(to: exactNow + ExactTime(seconds)) }
}
