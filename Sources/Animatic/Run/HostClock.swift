// The time of a layer that is not the engine's, as a clock for the stage that stands for it.

import AnimaticCore
import AnimaticEngine

/// A clock that shows a host's own time; it stands where the host has gone.
final class HostClock: MediaClock {
  private(set) weak var host: (any LayerHost)?
  private var shown: Double
  /// What the clock and the host showed when it began to follow it.
  private var start: (shown: Double, host: Double)
  /// Seconds of the clock in one of the host's.
  private var factor = 1.0

  init(_ host: any LayerHost) {
    self.host = host
    shown = host.currentTime
    start = (shown, shown)
  }

  var now: Double {
    if let time = host?.currentTime {
      let isAlike = factor == 1 && start.shown == start.host
      shown = max(shown, isAlike ? time : start.shown + (time - start.host) * factor)
    }
    return shown
  }

  /// Takes a time as reached: who says that something has ended may tell of it before the layer's own
  /// time, which is rounded, says so too.
  func reach(_ time: Double) { if time.isFinite { shown = max(shown, time) } }

  /// Goes on with the time of another host.
  ///
  /// - Parameters:
  ///   - other: The host.
  ///   - pace: Seconds of the host's in one of the clock's; above 0.
  func follow(_ other: any LayerHost, pace: Double) {
    start = (now, other.currentTime)
    factor = 1 / pace
    host = other
  }

  /// Seconds of the clock's in one that all layers share; 0 where it stands still.
  var pace: Double { max(host?.effectiveSpeed ?? 0, 0) * factor }

  var runsByItself: Bool { true }

  /// The layer wakes whoever waits.
  func alarm(at time: Double) -> @Sendable () async -> Void {
    { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
  }
}
