// The layer's local time (T-2, T-3, T-15).

import AnimaticCore

extension Layer: LocalTime {
  /// The layer's current local time in seconds, in which begin times are given (T-10).
  public var currentTime: Double { localNow.rounded }

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

  func timeChanged() {
    refreshTimePlain()
    let isFinite = speed.isFinite && timeOffset.isFinite && beginTime.isFinite
    let now = unlimitedLocal(atHost: stageTime?.exactMediaTime ?? .mediaEpoch)
    if !isFinite || !now.isFinite { note(.unusableLayerTime) }
    reschedule()
  }
}
