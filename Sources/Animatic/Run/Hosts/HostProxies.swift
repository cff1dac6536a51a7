// Proxy layers for other hosts, so the engine handles events, settling, pausing, seeking, and
// canceling on any layer.

import AnimaticCore
import AnimaticEngine

/// The proxy layers of a composition's hosts, on a stage that follows the hosts' time.
struct HostProxies {
  /// A proxy layer, and its host.
  private struct Proxy {
    let layer: Layer
    weak var host: (any LayerHost)?
    /// The times of both when the run began.
    let start: (own: Double, host: Double)

    /// The proxy's time according to its host.
    var time: Double? { host.map { start.own + ($0.currentTime - start.host) } }
  }

  let stage: Stage
  let clock: HostClock
  /// Whether the clock is paused and delivers nothing, until a host has committed an animation that
  /// begins at the commit.
  var isHeld: Bool {
    get { clock.isHeld }
    nonmutating set { (clock.isHeld, stage.isHeld) = (newValue, newValue) }
  }
  /// By layer of the plan; nil without a host, or for the engine's layer.
  let layers: [Layer?]
  private var proxies = SmallMap<ObjectIdentifier, Proxy>()
  /// The seconds of backward time that indicate a change by hand: times read once per turn of the
  /// run loop are not that old.
  private static let leastSetback = 0.1
  /// The seconds by which a moving proxy may differ from its host: they are not read at the same
  /// instant.
  private static let leastGap = 0.01

  /// Nil if no host needs a proxy.
  init?(of compiled: Compiled) {
    let hosts = compiled.hosts.map { $0 is Layer ? nil : $0?.carrier }
    // A paused layer can't drive the time of the others.
    let moving = hosts.firstIndex { ($0?.pace ?? 0) > 0 }
    guard let index = moving ?? hosts.firstIndex(where: { $0 != nil }), let host = hosts[index]
    else { return nil }
    clock = HostClock(host)
    stage = Stage(clock: clock)
    stage.disableActions = true
    layers = compiled.hosts.enumerated().map { [stage] index, host in
      guard let host, !(host is Layer) else { return nil }
      let proxy = Layer(name: host.name)
      proxy.setModelValues(compiled.models[index])
      stage.add(proxy)
      return proxy
    }
    stage.update()
    for case (let layer?, let host?) in zip(layers, hosts) {
      let start = (layer.currentTime, host.currentTime)
      proxies.set(Proxy(layer: layer, host: host, start: start), for: ObjectIdentifier(layer))
    }
    for proxy in proxies.values { followHost(of: proxy) }
  }

  /// Moves each proxy to its host's current time and speed.
  ///
  /// - Parameter layers: The proxies to check; nil for all.
  /// - Returns: Whether one of them, or the clock, changed its pace.
  func followHosts(of layers: [Layer]? = nil) -> Bool {
    if isHeld { return false }
    var hasChanged = false
    if let host = clock.host, host.pace != clock.speed || clock.setback > Self.leastSetback {
      hasChanged = true
      clock.follow(host)
    }
    if clock.speed == 0,
      let moving = self.layers.lazy.compactMap({ $0.flatMap(proxy)?.host })
        .first(where: { $0.pace > 0 })
    {
      clock.follow(moving)
    }
    for layer in layers ?? self.layers.compactMap({ $0 }) {
      if let proxy = proxy(layer), followHost(of: proxy) { hasChanged = true }
    }
    return hasChanged
  }

  private func proxy(_ layer: Layer) -> Proxy? { proxies[ObjectIdentifier(layer)] }

  /// The host of a proxy; nil if it is gone.
  func host(of layer: Layer) -> (any LayerHost)? { proxy(layer)?.host }

  /// Lets a host drive the time.
  func follow(_ host: any LayerHost) { clock.follow(host) }

  @discardableResult
  private func followHost(of proxy: Proxy) -> Bool {
    guard let host = proxy.host, let time = proxy.time, time.isFinite else { return false }
    let pace = host.pace
    guard pace != proxy.layer.speed || isElsewhere(proxy, at: time, pace) else { return false }
    proxy.layer.beginTime = stage.mediaTime
    proxy.layer.timeOffset = time + clock.lead * pace
    proxy.layer.speed = pace
    return true
  }

  /// Whether a proxy's time differs from its host's, at equal speed.
  private func isElsewhere(_ proxy: Proxy, at time: Double, _ pace: Double) -> Bool {
    // During a callback the time is that of the event, however late.
    guard !stage.isDelivering else { return false }
    let gap = abs(time - (proxy.layer.currentTime - clock.lead * pace))
    return gap > max(Self.leastGap * pace, MediaTiming.tolerance)
  }
}
