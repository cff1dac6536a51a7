// The layer's own time: host time on one side, local time on the other (T-2, T-3, T-15).

import AnimaticCore

extension Layer {
  /// The layer's own time now, in seconds: what a begin time is written in (SEMANTICS T-10).
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
  /// - Returns: Seconds of the layer's own time. Follows SEMANTICS T-15.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    let host = layer?.host(atLocal: ExactTime(time)) ?? ExactTime(time)
    return local(atHost: host).rounded
  }

  /// Converts a time of the layer's own to the time of another layer, or of the host.
  ///
  /// - Parameters:
  ///   - time: Seconds of the layer's own time.
  ///   - layer: The layer whose time is wanted; nil is the host's media time.
  /// - Returns: Seconds; the begin time where the layer's speed is 0. Follows SEMANTICS T-15.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    let host = host(atLocal: ExactTime(time))
    return (layer?.local(atHost: host) ?? host).rounded
  }

  /// Whether the layer's time is the host's.
  var isTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  var localNow: ExactTime { local(atHost: stage?.exactMediaTime ?? Stage.epoch) }

  func local(atHost host: ExactTime) -> ExactTime {
    if isTimePlain { return host }
    let since = host - ExactTime(beginTime)
    return since.multiplied(by: speed) + ExactTime(timeOffset)
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    if isTimePlain { return local }
    if speed == 0 { return ExactTime(beginTime) }
    return (local - ExactTime(timeOffset)).divided(by: speed) + ExactTime(beginTime)
  }

  func timeChanged() {
    if !(speed.isFinite && timeOffset.isFinite && beginTime.isFinite) { note(.unusableLayerTime) }
    stage?.timeChanged(of: attachments)
  }
}
