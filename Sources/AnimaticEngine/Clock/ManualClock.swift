// A clock that only moves when it is advanced.

import AnimaticCore

/// A clock that moves only when it is advanced, for tests and for rendering frame by frame.
///
/// Steps add up exactly: ten steps of 0.1 are 1.
///
/// ```swift
/// let clock = ManualClock()
/// for _ in 0..<10 { clock.advance(by: 0.1) }
/// clock.now  // 1
/// ```
public final class ManualClock: SteppedClock, CustomStringConvertible {
  private(set) var exactNow: ExactTime

  /// Creates a clock.
  /// - Parameter now: The initial time in seconds; a number that is not finite counts as 0.
  public init(now: Double = 0) {
    exactNow = ExactTime(now.isFinite ? now : 0)
  }

  /// The time since the clock's start, in seconds.
  public var now: Double { exactNow.rounded }

  /// False: the clock only moves when it is advanced.
  public var runsByItself: Bool { false }

  /// Advances the clock by a number of seconds.
  ///
  /// A stage picks up the new time at its next update or read.
  ///
  /// - Parameter seconds: The seconds to advance; ignored if not positive and finite, or if the sum
  ///   would be infinite.
  public func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    move(to: exactNow + ExactTime(seconds))
  }

  /// Advances the clock to an exact time.
  ///
  /// - Parameter time: Seconds since the clock's start; ignored if not finite or not after now.
  public func advance(to time: Double) {
    move(to: ExactTime(time))
  }

  @discardableResult
  func move(to time: ExactTime) -> Bool {
    guard time.isFinite else { return false }
    exactNow = max(exactNow, time)
    return true
  }

  /// The clock's time, on one line.
  public var description: String { "manual clock at \(now.text)" }
}
