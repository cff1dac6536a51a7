// The source of a stage's time and wake-ups.

import AnimaticCore

/// A source of time for a stage.
///
/// A stage reads no other clock, so a custom clock controls its time completely.
public protocol MediaClock: AnyObject {
  /// The time since a fixed reference, in seconds; never decreases.
  var now: Double { get }

  /// Whether time passes by itself; if true, an awaited playback waits in real time.
  var runsByItself: Bool { get }

  /// Returns a function that suspends until a time.
  ///
  /// The default implementation sleeps in real time for the remaining seconds. A custom clock that
  /// runs at another pace implements its own alarm. Only the next time is requested, and again if
  /// an earlier event becomes due.
  ///
  /// - Parameter time: A time of this clock, at most an hour from now.
  /// - Returns: A function that returns at that time, or earlier if its task is canceled.
  func alarm(at time: Double) -> @Sendable () async -> Void
}

extension MediaClock {
  /// Returns a function that sleeps in real time for the remaining seconds.
  ///
  /// - Parameter time: A time of this clock; more than an hour from now counts as an hour.
  /// - Returns: A function that returns at that time, or earlier if its task is canceled.
  public func alarm(at time: Double) -> @Sendable () async -> Void {
    let left = time - now
    let seconds = left > 0 ? min(left, .longestSleep) : 0
    return { try? await Task.sleep(nanoseconds: UInt64((seconds * 1e9).rounded(.up))) }
  }
}

extension Double {
  /// Seconds after which a sleeping task reads the clock again.
  package static let longestSleep = 3600.0
}
