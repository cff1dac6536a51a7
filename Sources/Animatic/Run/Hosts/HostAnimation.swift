// An animation attached to a host other than the engine's layer.

import AnimaticCore
import AnimaticEngine

/// One animation on one host, and its reports so far.
final class HostAnimation {
  let node: Int
  let layer: Int
  weak var host: (any LayerHost)?
  let proxy: Layer
  let key: String
  /// The expected times of its reported begin and end, in the stage's time; nil if it reports
  /// neither.
  var span: ClosedRange<Double>?
  /// The host's time at attachment, if it begins at the commit; else nil.
  var attachedAt: Double?
  /// Whether it is in a group that begins at the commit, so the host reports only the group's
  /// begin.
  var isDelayed = false
  /// The number of times it was attached; reports of an earlier one are ignored.
  var generation = 0
  /// The delegate of the attached animation, which identifies it among other animations of the
  /// host.
  var target = AnimationTarget()
  /// Whether the host accepted it.
  var wasAttached = false
  /// Whether the host was on screen at any time since.
  var wasShown = false
  /// Whether the host has reported its begin.
  var hasReportedBegin = false
  /// Whether the host has reported its end.
  var hasReportedEnd = false
  /// Whether it has not ended.
  var isOpen = true

  init(node: Int, layer: Int, host: (any LayerHost)?, proxy: Layer, key: String) {
    self.node = node
    self.layer = layer
    self.host = host
    self.proxy = proxy
    self.key = key
  }

  /// Delays its expected begin and end, in seconds of the stage.
  func delay(by seconds: Double) {
    span = span.map { $0.lowerBound + seconds...$0.upperBound + seconds }
  }

  /// Whether the host reports its begin at the commit.
  var awaitsCommit: Bool { isOpen && attachedAt != nil && wasAttached && !hasReportedBegin }

  /// Whether its host's speed is unchanged since it was attached.
  var isSteady: Bool { host?.pace == proxy.speed && proxy.speed > 0 }

  /// Whether the host will report its begin or its end at a time of the stage.
  func reports(at time: Double) -> Bool {
    guard isOpen, let span else { return false }
    let reportsBegin =
      !isDelayed && !hasReportedBegin && abs(span.lowerBound - time) <= MediaTiming.tolerance
    return reportsBegin || !hasReportedEnd && abs(span.upperBound - time) <= MediaTiming.tolerance
  }

  /// Whether the host still has it.
  var isAttached: Bool { host?.holds(target, forKey: key) ?? false }
}
