// The time of a run on hosts: the clock follows one host, and each layer its own.

import AnimaticCore

extension HostStage {
  /// The seconds of backward time that indicate a change by hand: times read once per turn of the
  /// run loop are not that old.
  private static let leastSetback = 0.1
  /// The seconds by which a moving layer may differ from its host: they are not read at the same
  /// instant.
  private static let leastGap = 0.01

  /// The layers with events that are due now.
  var dueLayers: [HostLayer] {
    stage.queue.sources(until: stage.clockTime.rounded)
      .compactMap { ($0 as? LayerPart)?.layer as? HostLayer }
  }

  /// Follows the hosts' times, and returns whether one of them, or the clock, changed its pace.
  ///
  /// - Parameter layers: The layers to check; nil for all.
  func followHosts(of layers: [HostLayer]? = nil) -> Bool {
    guard !isHeld, moveWithHosts(layers ?? self.layers.compactMap { $0 }) else { return false }
    for own in animations { own.span = nil }
    alarm.remove()
    noteTimes()
    return true
  }

  private func moveWithHosts(_ layers: [HostLayer]) -> Bool {
    var hasChanged = false
    if let host = clock.host, host.pace != clock.speed || clock.setback > Self.leastSetback {
      hasChanged = true
      clock.follow(host)
    }
    if clock.speed == 0,
      let moving = self.layers.lazy.compactMap({ $0?.host }).first(where: { $0.pace > 0 })
    {
      clock.follow(moving)
    }
    for layer in layers where followHost(of: layer) { hasChanged = true }
    return hasChanged
  }

  /// Moves a layer to its host's current time and speed.
  @discardableResult
  func followHost(of layer: HostLayer) -> Bool {
    guard let host = layer.host, let time = layer.reportedTime else { return false }
    let pace = host.pace
    guard pace != layer.speed || isElsewhere(layer, at: time, pace) else { return false }
    layer.move(to: time + clock.lead * pace, at: pace, mediaTime: stage.mediaTime)
    stage.timeChanged(of: layer.attachments)
    return true
  }

  /// Whether a layer's time differs from its host's, at equal speed.
  private func isElsewhere(_ layer: HostLayer, at time: Double, _ pace: Double) -> Bool {
    // During a callback the time is that of the event, however late.
    guard !stage.isDelivering else { return false }
    let gap = abs(time - (layer.localNow.rounded - clock.lead * pace))
    return gap > max(Self.leastGap * pace, MediaTiming.tolerance)
  }

  /// Moves the clock to another host if its own is gone.
  func handOver(from lost: (any LayerHost)?) {
    guard clock.host == nil || clock.host === lost else { return }
    let next = animations.lazy.filter { $0.isOpen && $0.layer.speed > 0 }
      .compactMap(\.layer.host).first { $0 !== lost && $0.runsAnimations }
    if let next { clock.follow(next) }
  }

  /// Notes hosts whose time is not finite or goes backward.
  func noteTimes() {
    for own in animations where own.isOpen {
      guard let host = own.layer.host else { continue }
      let speed = host.effectiveSpeed
      if !speed.isFinite {
        playback?.note(.unusableLayerTime)
      } else if speed < 0 {
        playback?.note(.goesBack(host.name, at: own.place))
      }
    }
  }
}
