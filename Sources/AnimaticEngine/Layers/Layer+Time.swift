// The layer's own time: host time on one side, local time on the other (T-2, T-3, T-15).

import AnimaticCore

extension Layer {
  /// The layer's own time now, in seconds: what a begin time is written in (T-10).
  public var currentTime: Double { localNow.rounded }

  /// Converts a time of another layer, or of the host, to the layer's own time.
  ///
  /// ```swift
  /// fade.beginTime = box.convertTime(stage.mediaTime, from: nil) + 1  // one second from now
  /// ```
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - layer: The layer whose time it is; nil is the host's media time.
  /// - Returns: Seconds of the layer's own time. Follows T-15.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    LayerRoute(from: layer, to: self).converted(ExactTime(time)).rounded
  }

  /// Converts a time of the layer's own to the time of another layer, or of the host.
  ///
  /// - Parameters:
  ///   - time: Seconds of the layer's own time.
  ///   - layer: The layer whose time is wanted; nil is the host's media time.
  /// - Returns: Seconds; through a layer whose speed is 0, its begin time. Follows T-15.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    LayerRoute(from: self, to: layer).converted(ExactTime(time)).rounded
  }

  /// Whether the layer's time is that of what it is in.
  var isOwnTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  /// Whether the layer's time is the host's.
  var isTimePlain: Bool { links.isTimePlain }

  /// How fast the layer's time runs against the host's.
  var hostSpeed: Double {
    var product = 1.0
    var above: Layer? = self
    while let layer = above, !layer.isTimePlain {
      product *= layer.speed
      above = layer.superlayer
    }
    return product
  }

  var localNow: ExactTime { local(atHost: stage?.exactMediaTime ?? Stage.epoch) }

  func local(atHost host: ExactTime) -> ExactTime {
    // Where numbers have no such time, the layer's stands still.
    isTimePlain ? host : unlimitedLocal(atHost: host).limited
  }

  private func unlimitedLocal(atHost host: ExactTime) -> ExactTime {
    guard let above = superlayer, !above.isTimePlain else { return entered(at: host) }
    var chain: [Layer] = []
    var next: Layer? = self
    while let layer = next, !layer.isTimePlain {
      chain.append(layer)
      next = layer.superlayer
    }
    return chain.reversed().reduce(host) { $1.entered(at: $0) }
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    var time = local
    var next: Layer? = self
    while let layer = next, !layer.isTimePlain {
      time = layer.left(at: time)
      next = layer.superlayer
    }
    return time
  }

  /// The layer's own time at a time of what it is in (T-2).
  fileprivate func entered(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    let since = time - ExactTime(beginTime)
    return since.multiplied(by: speed) + ExactTime(timeOffset)
  }

  /// The time of what the layer is in at a time of its own (T-2).
  fileprivate func left(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    if speed == 0 { return ExactTime(beginTime) }
    return (time - ExactTime(timeOffset)).divided(by: speed) + ExactTime(beginTime)
  }

  func timeChanged() {
    refreshTimePlain()
    let isFinite = speed.isFinite && timeOffset.isFinite && beginTime.isFinite
    let now = unlimitedLocal(atHost: stage?.exactMediaTime ?? Stage.epoch)
    if !isFinite || !now.isFinite { note(.unusableLayerTime) }
    reschedule()
  }
}

extension LayerRoute {
  /// The time at its end that is a time at its start (T-15).
  fileprivate func converted(_ time: ExactTime) -> ExactTime {
    let top = up.reduce(time) { $1.left(at: $0) }
    return down.reduce(top) { $1.entered(at: $0) }
  }
}
