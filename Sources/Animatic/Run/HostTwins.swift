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

    /// What the layer shows where it goes as its host does.
    var time: Double? { host.map { start.own + ($0.currentTime - start.host) } }
  }

  let stage: Stage
  let clock: HostClock
  /// By layer of the plan; nil for what has no host, or one of the engine's.
  let layers: [Layer?]
  private let twins: [Twin]

  /// Nil where there is nothing to stand for.
  init?(of compiled: Compiled) {
    let hosts = compiled.hosts.map { $0 is Layer ? nil : $0?.carrier }
    // A layer that stands still can't tell the time of the others.
    let moving = hosts.firstIndex { ($0?.pace ?? 0) > 0 }
    guard let index = moving ?? hosts.firstIndex(where: { $0 != nil }), let host = hosts[index]
    else { return nil }
    clock = HostClock(host)
    stage = Stage(clock: clock)
    stage.disableActions = true
    layers = compiled.hosts.enumerated().map { [stage] index, host in
      guard let host, !(host is Layer) else { return nil }
      let twin = Layer(name: host.name)
      twin.standsFor(host)
      twin.setModelValues(compiled.models[index])
      stage.add(twin)
      return twin
    }
    stage.update()
    twins = zip(layers, hosts).compactMap { layer, host in
      guard let layer, let host else { return nil }
      return Twin(layer: layer, host: host, start: (layer.currentTime, host.currentTime))
    }
    for twin in twins { keepPace(twin) }
  }

  /// Lets each twin's time be that of its host, however fast that goes now.
  ///
  /// - Returns: Whether one of them goes otherwise than it went.
  func keepPace() -> Bool {
    var hasChanged = false
    if let host = clock.host, host.pace != clock.speed {
      hasChanged = true
      clock.follow(host)
    }
    if clock.speed == 0, let moving = twins.lazy.compactMap(\.host).first(where: { $0.pace > 0 }) {
      clock.follow(moving)
    }
    for twin in twins where keepPace(twin) { hasChanged = true }
    return hasChanged
  }

  /// Lets a host keep the time.
  func follow(_ host: any LayerHost) { clock.follow(host) }

  @discardableResult
  private func keepPace(_ twin: Twin) -> Bool {
    guard let host = twin.host, let time = twin.time, time.isFinite else { return false }
    guard host.pace != twin.layer.speed else { return false }
    twin.layer.beginTime = stage.mediaTime
    twin.layer.timeOffset = time
    twin.layer.speed = host.pace
    return true
  }
}
