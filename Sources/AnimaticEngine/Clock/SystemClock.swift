// The machine's own time.

import AnimaticCore

/// A clock that runs with the machine's uptime, from 0 at its creation; it stands while the machine
/// sleeps.
public final class SystemClock: MediaClock, CustomStringConvertible {
  private let start = SuspendingClock.now

  /// Creates a clock that starts now.
  public init() {}

  /// Seconds since the clock was created.
  public var now: Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// True: time passes by itself.
  public var runsByItself: Bool { true }

  /// Sleeps until the machine's uptime has got there.
  ///
  /// - Parameter time: Seconds since the clock was created; what is more than an hour from now counts
  ///   as that.
  /// - Returns: Returns when that time has come; earlier when its task is cancelled.
  public func alarm(at time: Double) -> @Sendable () async -> Void {
    let left = time - now
    let deadline = SuspendingClock.now + .seconds(left > 0 ? min(left, .longestSleep) : 0)
    return { try? await SuspendingClock().sleep(until: deadline) }
  }

  /// The kind of clock, on one line.
  public var description: String { "system clock" }
}
