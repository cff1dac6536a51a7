// Layers of the engine that stand for layers that are not: what a run tells, settles and does when it
// is paused, sought or cancelled is the engine's own affair on any layer.

import AnimaticCore
import AnimaticEngine

/// The twins of the hosts of a composition, on a stage that keeps the hosts' time.
struct HostTwins {
  let stage: Stage
  let clock: HostClock
  /// By layer of the plan; nil for what has no host, or one of the engine's.
  let layers: [Layer?]
  /// The host whose time the clock shows.
  private(set) weak var leader: (any LayerHost)?

  /// Nil where there is nothing to stand for.
  init?(of compiled: Compiled) {
    let hosts = compiled.hosts.map { $0 is Layer ? nil : $0 }
    // A layer that stands still can't tell the time of the others.
    let moving = hosts.firstIndex { ($0?.effectiveSpeed ?? 0) > 0 }
    guard let index = moving ?? hosts.firstIndex(where: { $0 != nil }), let host = hosts[index]
    else { return nil }
    leader = host
    clock = HostClock(host)
    stage = Stage(clock: clock)
    stage.disableActions = true
    let speed = host.effectiveSpeed > 0 ? host.effectiveSpeed : 1
    layers = hosts.enumerated().map { [stage] index, host in
      host.map { host in
        let twin = Layer(name: host.name)
        twin.standsFor(host)
        twin.setModelValues(compiled.models[index])
        if host.effectiveSpeed != speed {
          twin.beginTime = stage.mediaTime
          twin.timeOffset = stage.mediaTime
          twin.speed = host.effectiveSpeed / speed
        }
        stage.add(twin)
        return twin
      }
    }
    stage.update()
  }
}
