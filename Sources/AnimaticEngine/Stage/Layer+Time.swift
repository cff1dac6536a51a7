// The layer's local time (T-2, T-3, T-15).

import AnimaticCore

extension Layer {
  /// The layer's current local time in seconds, in which begin times are given (T-10).
  public var currentTime: Double { localNow.rounded }

  /// Whether the layer's time equals its parent's.
  var isOwnTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  /// Whether the layer's time equals the host's.
  var isTimePlain: Bool { links.isTimePlain }

  /// The layer and its ancestors whose time differs from the host's.
  private var timedAncestors: [Layer] {
    sequence(first: self) { $0.links.superlayer }.prefix { !$0.isTimePlain }
  }

  /// The rate of the layer's time relative to the host's.
  var hostSpeed: Double { timedAncestors.reduce(1) { $0 * $1.speed } }

  var localNow: ExactTime { local(atHost: stageTime?.exactMediaTime ?? .mediaEpoch) }

  func local(atHost host: ExactTime) -> ExactTime {
    // Beyond the representable range the layer's time is constant.
    isTimePlain ? host : unlimitedLocal(atHost: host).limited
  }

  @inline(never)
  private func unlimitedLocal(atHost host: ExactTime) -> ExactTime {
    guard let above = links.superlayer, !above.isTimePlain else { return entered(at: host) }
    return timedAncestors.reversed().reduce(host) { $1.entered(at: $0) }
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    timedAncestors.reduce(local) { $1.left(at: $0) }
  }

  /// The layer's local time at a time of its parent (T-2).
  @inline(never)
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
    let now = unlimitedLocal(atHost: stageTime?.exactMediaTime ?? .mediaEpoch)
    if !isFinite || !now.isFinite { note(.unusableLayerTime) }
    reschedule()
  }
}
