// What tells a stage the time, and wakes it.

/// A source of time for a stage.
///
/// A stage reads its clock and nothing else: with a clock of your own, time is whatever you say it
/// is.
public protocol MediaClock: AnyObject {
  /// Seconds since some fixed moment; never decreases.
  var now: Double { get }

  /// Whether time passes while nobody calls: true makes an awaited playback wait in real time.
  var runsByItself: Bool { get }

  /// What to await to be woken at a time.
  ///
  /// Where there is no such method, it sleeps in real time for as many seconds as are left. A clock
  /// of your own whose seconds are others wakes whoever waits itself. It is asked for the next
  /// moment only, and again when something else is due first.
  ///
  /// - Parameter time: Seconds as now tells them, at most an hour from now.
  /// - Returns: Returns when that time has come; earlier when its task is cancelled.
  func alarm(at time: Double) -> @Sendable () async -> Void
}

extension MediaClock {
  /// Sleeps in real time for as many seconds as are left.
  ///
  /// - Parameter time: Seconds as now tells them; what is more than an hour from now counts as that.
  /// - Returns: Returns when that time has come; earlier when its task is cancelled.
  public func alarm(at time: Double) -> @Sendable () async -> Void {
    let left = time - now
    let seconds = left > 0 ? min(left, .longestSleep) : 0
    return { try? await Task.sleep(nanoseconds: UInt64((seconds * 1e9).rounded(.up))) }
  }
}

extension Double {
  /// Seconds after which whoever sleeps looks at the clock again.
  package static let longestSleep = 3600.0
}
