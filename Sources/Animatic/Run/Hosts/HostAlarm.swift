// An invisible animation that ends at the next event that no other animation reports.

import AnimaticCore

/// The alarm of a run on other hosts.
struct HostAlarm {
  /// The host of the alarm; nil if none is set.
  weak var host: (any LayerHost)?
  var key = ""
  /// The end, in the stage's time; nil if none is set.
  var time: Double?
  /// The number of times it was removed; reports of an earlier one are ignored.
  var generation = 0

  private static let nothing = LayerProperty<Double>("animaticAlarm", default: 0)

  /// The animation that ends at the alarm's time.
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
