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
  /// When the host tells that it begins and that it ends, in the stage's time; nil where it does
  /// not.
  var span: ClosedRange<Double>?
  /// The host's time when it was attached, for one that begins at the commit; nil for others.
  var attachedAt: Double?
  /// Whether it is in a group that begins at the commit, so that the host reports only the begin of
  /// that group.
  var isDelayed = false
  /// Counts how often it was attached: what an earlier one tells is old.
  var generation = 0
  /// Who hears of what is attached: by this the host tells it from what others attach.
  var target = AnimationTarget()
  /// Whether the host has taken it.
  var wasAttached = false
  /// Whether the host was seen to run animations since.
  var wasShown = false
  /// Whether its begin and its end were told: that is not told again.
  var hasTold = false
  var hasToldEnd = false
  var isOpen = true

  /// Lets it begin and end later, by seconds of the stage.
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
