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

extension HostStage {
  /// The seconds until the progress of the run is reported again.
  private var frame: Double { 1 / (frameRates?.upperBound ?? 60) }

  /// Sets the alarm for the next event of the stage that no animation reports, or for the next
  /// frame while progress is observed.
  func setAlarm() {
    if isHeld { return alarm.remove() }
    let now = clock.now
    // An event that is overdue and unreported is due at once.
    var time = stage.nextEventTime.flatMap {
      $0.isFinite && !isReported($0) ? max($0, now + MediaTiming.shortest) : nil
    }
    if stage.compositionParts.contains(where: \.isProgressing) {
      time = min(time ?? .infinity, now + frame)
    }
    guard time != alarm.time || time != nil && alarm.host !== clock.host else { return }
    alarm.remove()
    guard let time, let host = clock.host else { return }
    // The length is in the host's time, which the clock follows.
    let length = (time - now) * (clock.speed > 0 ? clock.speed : 1)
    let generation = alarm.generation
    alarm.set(at: time, in: length, on: host) { [self] event in
      guard alarm.generation == generation else { return }
      let host = alarm.host
      alarm.remove()
      if !event.finished, host?.runsAnimations != true { handOver(from: host) }
      catchUp(to: event.finished ? time : nil)
    }
  }

  /// Whether an animation reports its own begin or end at a time.
  private func isReported(_ time: Double) -> Bool {
    let first = reports.partitioningIndex { $0.time >= time - MediaTiming.tolerance }
    return reports[first...].prefix { $0.time <= time + MediaTiming.tolerance }
      .contains { $0.own.reports(at: time) }
  }
}
