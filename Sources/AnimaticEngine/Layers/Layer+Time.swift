// The layer's local time (T-2, T-3, T-15).

import AnimaticCore

extension Layer {
  /// The layer's current local time in seconds, in which begin times are given (T-10).
  public var currentTime: Double { localNow.rounded }

  /// Converts a time of another layer, or of the host, to the layer's local time.
  ///
  /// ```swift
  /// fade.beginTime = box.convertTime(stage.mediaTime, from: nil) + 1  // one second from now
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - layer: The layer of the given time; nil is the host's media time.
  /// - Returns: The time in the layer's local time, in seconds. Follows T-15.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    LayerRoute(from: layer, to: self).converted(ExactTime(time)).rounded
  }

  /// Converts a local time of the layer to the time of another layer, or of the host.
  ///
  /// - Parameters:
  ///   - time: The layer's local time, in seconds.
  ///   - layer: The layer of the returned time; nil is the host's media time.
  /// - Returns: The time, in seconds; through a layer with speed 0, its begin time. Follows T-15.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    LayerRoute(from: self, to: layer).converted(ExactTime(time)).rounded
  }

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
      above = layer.superlayer
    }
    return product
  }

  var localNow: ExactTime { local(atHost: stage?.exactMediaTime ?? Stage.epoch) }

  func local(atHost host: ExactTime) -> ExactTime {
    // Beyond the representable range the layer's time is constant.
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

  /// The layer's local time at a time of its parent (T-2).
  fileprivate func entered(at time: ExactTime) -> ExactTime {
    if isOwnTimePlain { return time }
    let since = time - ExactTime(beginTime)
    return since.multiplied(by: speed) + ExactTime(timeOffset)
  }

  /// The parent's time at a local time of the layer (T-2).
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
  /// Converts a time along the path, from its start to its end (T-15).
  fileprivate func converted(_ time: ExactTime) -> ExactTime {
    let top = up.reduce(time) { $1.left(at: $0) }
    return down.reduce(top) { $1.entered(at: $0) }
  }
}
