// Layers of the engine that stand for layers that are not: what a run tells, settles and does when it
// is paused, sought or cancelled is the engine's own affair on any layer.

import AnimaticCore
import AnimaticEngine

/// The twins of the hosts of a composition, on a stage that keeps the hosts' time.
struct HostTwins {
  /// A layer of the engine's, and for whom it stands.
  private struct Twin {
    let layer: Layer
    weak var host: (any LayerHost)?
    /// What both showed when the run began.
    let start: (own: Double, host: Double)
  }

  let stage: Stage
  let clock: HostClock
  /// By layer of the plan; nil for what has no host, or one of the engine's.
  let layers: [Layer?]
  private let twins: [Twin]

  /// Nil where there is nothing to stand for.
  init?(of compiled: Compiled) {
    let hosts = compiled.hosts.map { $0 is Layer ? nil : $0 }
    // A layer that stands still can't tell the time of the others.
    let moving = hosts.firstIndex { ($0?.effectiveSpeed ?? 0) > 0 }
    guard let index = moving ?? hosts.firstIndex(where: { $0 != nil }), let host = hosts[index]
    else { return nil }
    clock = HostClock(host)
    stage = Stage(clock: clock)
    stage.disableActions = true
    layers = hosts.enumerated().map { [stage] index, host in
      host.map { host in
        let twin = Layer(name: host.name)
        twin.standsFor(host)
        twin.setModelValues(compiled.models[index])
        stage.add(twin)
        return twin
      }
    }
    stage.update()
    twins = zip(layers, hosts).compactMap { layer, host in
      guard let layer, let host else { return nil }
      return Twin(layer: layer, host: host, start: (layer.currentTime, host.currentTime))
    }
    keepPace()
  }

  /// Lets each twin's time be that of its host, however fast that goes now.
  ///
  /// The time of whom the clock follows is the clock's. While that stands still, so do all.
  func keepPace() {
    let pace = clock.pace
    guard pace > 0 else { return }
    for twin in twins {
      guard let host = twin.host, host !== clock.host else { continue }
      let speed = max(host.effectiveSpeed, 0) / pace
      guard speed != twin.layer.speed else { continue }
      let time = twin.start.own + (host.currentTime - twin.start.host)
      twin.layer.beginTime = stage.mediaTime
      twin.layer.timeOffset = time
      twin.layer.speed = speed
    }
  }
}
