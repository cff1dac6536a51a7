// The time of a layer that is not the engine's, as a clock for the stage that stands for it.

import AnimaticCore
import AnimaticEngine

/// A clock that shows a host's own time; it stands where the host has gone.
final class HostClock: MediaClock {
  private weak var host: (any LayerHost)?
  private var shown: Double

  init(_ host: any LayerHost) {
    self.host = host
    shown = host.currentTime
  }

  var now: Double {
    if let time = host?.currentTime { shown = max(shown, time) }
    return shown
  }

  /// Takes a time as reached: who says that something has ended may tell of it before the layer's own
  /// time, which is rounded, says so too.
  func reach(_ time: Double) { if time.isFinite { shown = max(shown, time) } }

  var runsByItself: Bool { true }

  /// The layer wakes whoever waits.
  func alarm(at time: Double) -> @Sendable () async -> Void {
    { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
  }
}
