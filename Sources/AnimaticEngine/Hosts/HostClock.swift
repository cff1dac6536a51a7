// The common time of all hosts, as reported by one of them: the clock of a run on hosts.

import AnimaticCore

/// A clock that follows a host's time, at the host's speed.
final class HostClock: MediaClock {
  private(set) weak var host: (any LayerHost)?
  private var shown: Double
  /// The times of the clock and the host when following began.
  private var start: (shown: Double, host: Double)
  /// The latest time reported by the host.
  private var latest: Double
  /// Host seconds per clock second; 0 while the host is paused.
  private(set) var speed: Double
  /// Whether it is paused until a host has committed an animation that begins at the commit.
  var isHeld = false

  init(_ host: any LayerHost) {
    self.host = host
    speed = host.pace
    shown = host.currentTime
    start = (shown, shown)
    latest = shown
  }

  var now: Double {
    if let reported {
      latest = max(latest, reported)
      if reported > shown { shown = reported }
    }
    return shown
  }

  /// Seconds by which it is ahead of its host, which may report an end early.
  var lead: Double {
    guard let reported, reported.isFinite else { return 0 }
    return now - reported
  }

  /// Seconds by which its host's time has gone back.
  var setback: Double { reported.map { latest - $0 } ?? 0 }

  /// The time according to the host alone; nil while the host or the clock is paused.
  private var reported: Double? {
    guard !isHeld, speed > 0, let time = host?.currentTime else { return nil }
    let isAlike = speed == 1 && start.shown == start.host
    return isAlike ? time : start.shown + (time - start.host) / speed
  }

  /// Advances to a time: a host may report an end before the layer's own rounded time reaches it.
  func reach(_ time: Double) { if time.isFinite { shown = max(shown, time) } }

  /// Follows a host at its current speed.
  func follow(_ other: any LayerHost) {
    if speed == 0, other === host, other.pace > 0 {
      // It resumed at an unknown time, so its own time counts.
      reach(start.shown + (other.currentTime - start.host) / other.pace)
    }
    start = (now, other.currentTime)
    latest = start.shown
    speed = other.pace
    host = other
  }

  var runsByItself: Bool { true }

  /// The host's callbacks wake waiting tasks.
  func alarm(at time: Double) -> @Sendable () async -> Void {
    { while !Task.isCancelled { try? await Task.sleep(for: .seconds(Double.longestSleep)) } }
  }
}

extension LayerHost {
  /// The speed of its time; 0 if it is paused, goes backward, or is not finite.
  var pace: Double { effectiveSpeed > 0 && effectiveSpeed.isFinite ? effectiveSpeed : 0 }
}
