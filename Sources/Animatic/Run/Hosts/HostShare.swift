// What a run shows of one animation on a host that is not the engine's.

import AnimaticCore
import AnimaticEngine

/// One animation on one host, and what the host has reported of it.
struct HostShare {
  let node: Int
  let layer: Int
  weak var host: (any LayerHost)?
  let twin: Layer
  let key: String
  /// When the host is expected to report its begin and its end, in the stage's time; nil when it
  /// reports neither.
  var span: ClosedRange<Double>?
  /// The host's time when it was attached, for one that begins at the commit; nil for others.
  var attachedAt: Double?
  /// Whether it is in a group that begins at the commit, so that the host reports only the begin of
  /// that group.
  var isDelayed = false
  /// The number of times it was attached; reports of an earlier one are ignored.
  var generation = 0
  /// The delegate of the attached animation, which identifies it among other animations of the
  /// host.
  var target = AnimationTarget()
  /// Whether the host accepted it.
  var wasAttached = false
  /// Whether the host was on a screen at any time since.
  var wasShown = false
  /// Whether the host has reported its begin.
  var hasTold = false
  /// Whether the host has reported its end.
  var hasToldEnd = false
  /// Whether it has not ended.
  var isOpen = true

  /// Moves its expected begin and end, by seconds of the stage.
  mutating func delay(by seconds: Double) {
    span = span.map { $0.lowerBound + seconds...$0.upperBound + seconds }
  }

  /// Whether the host is to report its begin at the commit.
  var awaitsCommit: Bool { isOpen && attachedAt != nil && wasAttached && !hasTold }

  /// Whether its host's time goes as fast as when it was attached.
  var isSteady: Bool { host?.pace == twin.speed && twin.speed > 0 }

  /// Whether the host still has it.
  var isAttached: Bool { host?.holds(target, forKey: key) ?? false }
}
