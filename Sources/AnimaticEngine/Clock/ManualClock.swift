// A clock that stands still until it is told to move.

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
  ///
  /// - Parameter now: Seconds that it shows at first; a number that is not finite counts as 0.
  public init(now: Double = 0) {
    exactNow = ExactTime(now.isFinite ? now : 0)
  }

  /// Seconds since the clock's beginning.
  public var now: Double { exactNow.rounded }

  /// False: nothing but advance moves it.
  public var runsByItself: Bool { false }

  /// Moves the clock on.
  ///
  /// A stage notices when it is next updated or read.
  ///
  /// - Parameter seconds: How far; anything that is not a positive finite number moves nothing, nor
  ///   does what would lead to infinity.
  public func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    move(to: exactNow + ExactTime(seconds))
  }

  /// Moves the clock on to a time, which it then shows exactly.
  ///
  /// - Parameter time: Seconds since the clock's beginning; one that is not after now, or not
  ///   finite, moves nothing.
  public func advance(to time: Double) {
    move(to: ExactTime(time))
  }

  @discardableResult
  func move(to time: ExactTime) -> Bool {
    guard time.isFinite else { return false }
    exactNow = max(exactNow, time)
    return true
  }

  /// The time it shows, on one line.
  public var description: String { "manual clock at \(now.text)" }
}
