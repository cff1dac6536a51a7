// The layer's local time (T-2, T-3, T-15).

import AnimaticCore

extension Layer {
  /// The layer's current local time in seconds, in which begin times are given (T-10).
  public var currentTime: Double { localNow.rounded }

  /// Whether the layer's time equals its parent's.
  var isOwnTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  /// Whether the layer's time equals the host's.
  var isTimePlain: Bool { links.isTimePlain }

  /// The rate of the layer's time relative to the host's.
  var hostSpeed: Double {
    var product = 1.0
    var above: Layer? = self
    while let layer = above, !layer.isTimePlain {
      product *= layer.speed
      above = layer.links.superlayer
    }
    return product
  }

  var localNow: ExactTime { local(atHost: stage?.exactMediaTime ?? .mediaEpoch) }

  func local(atHost host: ExactTime) -> ExactTime {
    // Beyond the representable range the layer's time is constant.
    isTimePlain ? host : unlimitedLocal(atHost: host).limited
  }

  private func unlimitedLocal(atHost host: ExactTime) -> ExactTime {
    guard let above = links.superlayer, !above.isTimePlain else { return entered(at: host) }
    var chain: [Layer] = []
    var next: Layer? = self
    while let layer = next, !layer.isTimePlain {
      chain.append(layer)
      next = layer.links.superlayer
    }
    return chain.reversed().reduce(host) { $1.entered(at: $0) }
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    var time = local
    var next: Layer? = self
    while let layer = next, !layer.isTimePlain {
      time = layer.left(at: time)
      next = layer.links.superlayer
    }
    return time
  }

  /// The layer's local time at a time of its parent (T-2).
  func entered(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    let since = time - ExactTime(beginTime)
    return since.multiplied(by: speed) + ExactTime(timeOffset)
  }

  /// The parent's time at a local time of the layer (T-2).
  func left(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    if speed == 0 { return ExactTime(beginTime) }
    return (time - ExactTime(timeOffset)).divided(by: speed) + ExactTime(beginTime)
  }

  func timeChanged() {
    refreshTimePlain()
    let isFinite = speed.isFinite && timeOffset.isFinite && beginTime.isFinite
    let now = unlimitedLocal(atHost: stage?.exactMediaTime ?? .mediaEpoch)
    if !isFinite || !now.isFinite { note(.unusableLayerTime) }
    reschedule()
  }
}
