// An animation that shows nothing and ends when something is due that no other animation reports.

import AnimaticCore

/// The alarm of a run on hosts that are not the engine's.
struct HostAlarm {
  /// The host that has it; nil where none is set.
  weak var host: (any LayerHost)?
  var key = ""
  /// When it ends, in the stage's time; nil where none is set.
  var time: Double?
  /// The number of times it was removed; reports of an earlier one are ignored.
  var generation = 0

  private static let nothing = LayerProperty<Double>("animaticAlarm", default: 0)

  /// The animation that ends when the alarm is due.
  static func silence(
    lasting length: Double, from begin: Double, end: @escaping (AnimationEvent) -> Void
  ) -> any LayerAnimation {
    var silence = BasicAnimation(nothing, from: 0, to: 0, duration: length)
    silence.beginTime = begin
    silence.isRemovedOnCompletion = false
    silence.timingFunction = .linear
    silence.delegate = AnimationTarget(end: end)
    return silence.withoutPlace()
  }
}
