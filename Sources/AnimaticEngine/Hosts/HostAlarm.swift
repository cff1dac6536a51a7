// An invisible animation that ends at the next event that no other animation reports.

import AnimaticCore

/// The alarm of a run on other hosts.
final class HostAlarm {
  /// The host of the alarm; nil if none is set.
  private(set) weak var host: (any LayerHost)?
  private var key = ""
  /// The end, in the stage's time; nil if none is set.
  private(set) var time: Double?
  /// The number of times it was removed; reports of an earlier one are ignored.
  private(set) var generation = 0

  private static let nothing = LayerProperty<Double>("animaticAlarm", default: 0)

  /// Sets the alarm.
  ///
  /// - Parameters:
  ///   - time: Its time on the stage.
  ///   - seconds: The seconds until then, in the host's time.
  ///   - host: The host.
  ///   - end: Called at that time.
  func set(
    at time: Double, in seconds: Double, on host: any LayerHost,
    end: @escaping (AnimationEvent) -> Void
  ) {
    (self.time, self.host) = (time, host)
    key = host.freeKey("animatic.alarm.")
    var silence = BasicAnimation(Self.nothing, from: 0, to: 0, duration: seconds)
    silence.beginTime = host.currentTime
    silence.isRemovedOnCompletion = false
    silence.timingFunction = .linear
    silence.delegate = AnimationTarget(end: end)
    host.add(silence.withoutPlace(), forKey: key)
  }

  /// Removes the alarm, if it is set.
  func remove() {
    generation += 1
    guard time != nil else { return }
    time = nil
    host?.removeAnimation(forKey: key)
    host = nil
  }
}
