// The clock of the system.

import AnimaticCore

// The system's clock.

/// A clock that follows the system's uptime from 0 at its creation and pauses during system sleep.
public final class SystemClock: MediaClock, CustomStringConvertible {
  private let start = SuspendingClock.now

  /// Creates a clock that starts now.
  public init() {}

  /// The time since the clock was created, in seconds.
  public var now: Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// True: time passes by itself.
  public var runsByItself: Bool { true }

  /// Returns a function that sleeps until the system's uptime reaches a time.
  ///
  /// - Parameter time: Seconds since the clock was created; more than an hour from now counts as an
  ///   hour.
  /// - Returns: A function that returns at that time, or earlier if its task is canceled.
  public func alarm(at time: Double) -> @Sendable () async -> Void {
    let left = time - now
    let deadline = SuspendingClock.now + .seconds(left > 0 ? min(left, .longestSleep) : 0)
    return { try? await SuspendingClock().sleep(until: deadline) }
  }

  /// The kind of clock, on one line.
  public var description: String { "system clock" }
}
