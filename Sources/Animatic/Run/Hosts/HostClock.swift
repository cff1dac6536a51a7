// The time that all hosts share, as far as one of them tells it: a clock for the stage of their
// twins.

import AnimaticCore
import AnimaticEngine

/// A clock that goes by a host's own time, at the speed that the host says it has.
final class HostClock: MediaClock {
  private(set) weak var host: (any LayerHost)?
  private var shown: Double
  /// What the clock and the host showed when it began to follow it.
  private var start: (shown: Double, host: Double)
  /// The latest time that the host itself has told.
  private var latest: Double
  /// Seconds of the host's in one of the clock's; 0 while the host stands still.
  private(set) var speed: Double
  /// Whether it stands still until a host has committed what begins there.
  var isHeld = false

  init(_ host: any LayerHost) {
    self.host = host
    speed = host.pace
    shown = host.currentTime
    start = (shown, shown)
    latest = shown
  }

  var now: Double {
    if let told {
      latest = max(latest, told)
      if told > shown { shown = told }
    }
    return shown
  }

  /// Seconds by which it is ahead of its host: who says that something has ended may do so early.
  var lead: Double {
    guard let told, told.isFinite else { return 0 }
    return now - told
  }

  /// Seconds by which its host's time has gone back.
  var setback: Double { told.map { latest - $0 } ?? 0 }

  /// What it shows by its host alone; nil while that, or the clock, stands still.
  private var told: Double? {
    guard !isHeld, speed > 0, let time = host?.currentTime else { return nil }
    let isAlike = speed == 1 && start.shown == start.host
    return isAlike ? time : start.shown + (time - start.host) / speed
  }

  /// Takes a time as reached: who says that something has ended may tell of it before the layer's
  /// own time, which is rounded, says so too.
  func reach(_ time: Double) { if time.isFinite { shown = max(shown, time) } }

  /// Goes on by a host, at its speed of now.
  func follow(_ other: any LayerHost) {
    if speed == 0, other === host, other.pace > 0 {
      // It has moved since nobody knows when: as far as its own time says.
      reach(start.shown + (other.currentTime - start.host) / other.pace)
    }
    start = (now, other.currentTime)
    latest = start.shown
    speed = other.pace
    host = other
  }

  var runsByItself: Bool { true }

  /// The layer wakes whoever waits.
  func alarm(at time: Double) -> @Sendable () async -> Void {
    { while !Task.isCancelled { try? await Task.sleep(for: .seconds(Double.longestSleep)) } }
  }
}

extension LayerHost {
  /// How fast its time goes; 0 where it stands still, goes back, or says no number.
  var pace: Double { effectiveSpeed > 0 && effectiveSpeed.isFinite ? effectiveSpeed : 0 }
}
