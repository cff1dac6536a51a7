// Layers of the engine that stand for layers that are not: what a run tells, settles and does when
// it is paused, sought or cancelled is the engine's own affair on any layer.

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
  /// Whether the clock stands still and nothing is delivered, until a host has committed what
  /// begins there.
  var isHeld: Bool {
    get { clock.isHeld }
    nonmutating set { (clock.isHeld, stage.isHeld) = (newValue, newValue) }
  }
  /// By layer of the plan; nil for what has no host, or one of the engine's.
  let layers: [Layer?]
  private let twins: [ObjectIdentifier: Twin]
  /// A host whose time has gone back by more than this many seconds was set back by hand: what is
  /// read once for a turn of the run loop is not that old.
  private static let leastSetback = 0.1
  /// Seconds by which a twin may be elsewhere than its host while that moves: both are not read at
  /// the same moment.
  private static let leastGap = 0.01

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
    var twins: [ObjectIdentifier: Twin] = [:]
    for case (let layer?, let host?) in zip(layers, hosts) {
      twins[ObjectIdentifier(layer)] = Twin(
        layer: layer, host: host, start: (layer.currentTime, host.currentTime))
    }
    self.twins = twins
    for twin in twins.values { keepPace(twin) }
  }

  /// Lets each twin's time be that of its host, wherever that is and however fast it goes now.
  ///
  /// - Parameter layers: The twins to look at; nil for all.
  /// - Returns: Whether one of them, or the clock, goes otherwise than it went.
  func keepPace(of layers: [Layer]? = nil) -> Bool {
    if isHeld { return false }
    var hasChanged = false
    if let host = clock.host, host.pace != clock.speed || clock.setback > Self.leastSetback {
      hasChanged = true
      clock.follow(host)
    }
    if clock.speed == 0,
      let moving = self.layers.lazy.compactMap({ $0.flatMap(twin)?.host })
        .first(where: { $0.pace > 0 })
    {
      clock.follow(moving)
    }
    for layer in layers ?? self.layers.compactMap({ $0 }) {
      if let twin = twin(layer), keepPace(twin) { hasChanged = true }
    }
    return hasChanged
  }

  private func twin(_ layer: Layer) -> Twin? { twins[ObjectIdentifier(layer)] }

  /// Whom a twin stands for; nil where that one is gone.
  func host(of layer: Layer) -> (any LayerHost)? { twin(layer)?.host }

  /// Lets a host keep the time.
  func follow(_ host: any LayerHost) { clock.follow(host) }

  @discardableResult
  private func keepPace(_ twin: Twin) -> Bool {
    guard let host = twin.host, let time = twin.time, time.isFinite else { return false }
    let pace = host.pace
    guard pace != twin.layer.speed || isElsewhere(twin, at: time, pace) else { return false }
    twin.layer.beginTime = stage.mediaTime
    twin.layer.timeOffset = time + clock.lead * pace
    twin.layer.speed = pace
    return true
  }

  /// Whether a twin's time is not that of its host, which goes as fast.
  private func isElsewhere(_ twin: Twin, at time: Double, _ pace: Double) -> Bool {
    // During a callback it is that of what is told, however late.
    guard !stage.isDelivering else { return false }
    let gap = abs(time - (twin.layer.currentTime - clock.lead * pace))
    return gap > max(Self.leastGap * pace, MediaTiming.tolerance)
  }
}
