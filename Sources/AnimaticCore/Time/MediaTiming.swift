// Core Animation's timing attributes as a value. Owns their defaults and derived lengths; sampling
// is next door.

/// When an animation begins, how long it lasts, and how its time runs: Core Animation's media
/// timing.
///
/// All times are seconds. The begin is in the parent's time, everything else in local time
/// (T-1, T-2).
///
/// ```swift
/// MediaTiming(beginTime: 1, duration: 2, autoreverses: true).activeDuration  // 4
/// ```
public struct MediaTiming: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Seconds in the parent's time at which it begins; 0 on a layer means "now", in a group the
  /// group's start (T-9, G-2).
  public var beginTime: Double

  /// Seconds of one pass; 0 is an instant here and is resolved when a raw animation is added (T-8,
  /// G-4).
  public var duration: Double

  /// How fast local time runs against the parent's; negative plays backwards, 0 stands still (T-13,
  /// T-14).
  public var speed: Double

  /// Seconds by which local time is ahead; it turns the content round and does not shorten it
  /// (T-6).
  ///
  /// That the animation is active for as long as without it is engine-defined: Core Animation's
  /// header says otherwise than measurements.
  public var timeOffset: Double

  /// How many cycles it plays, fractions included; 0 plays once, infinity never ends (T-4, T-12).
  ///
  /// The instant between two cycles belongs to the later one (T-7, engine-defined). A negative or
  /// NaN count is refused when the animation is added.
  public var repeatCount: Double

  /// Seconds of local time it plays for; 0 is ignored, any other wins over the count (T-4).
  public var repeatDuration: Double

  /// Whether each pass forwards is followed by one backwards; a cycle is then two durations long
  /// (T-4).
  public var autoreverses: Bool

  /// What shows before the begin and after the end (T-11).
  ///
  /// What fills forwards with a time offset is the terminal sample, turned round as the content is
  /// (T-7, engine-defined).
  public var fillMode: FillMode

  /// Creates timing; each default is Core Animation's (T-1).
  ///
  /// - Parameters:
  ///   - beginTime: Seconds in the parent's time.
  ///   - duration: Seconds of one pass.
  ///   - speed: Local seconds per parent second.
  ///   - timeOffset: Seconds by which local time is ahead.
  ///   - repeatCount: How many cycles; 0 plays once.
  ///   - repeatDuration: Seconds to repeat for; 0 is ignored.
  ///   - autoreverses: Whether every pass is played back.
  ///   - fillMode: What shows outside the active interval.
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// Seconds of one cycle: the duration, twice that where it autoreverses (T-4).
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// Seconds of local time from begin to end, repeats included; may be infinite (T-4).
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0, repeatCount != 1, cycleDuration != 0 else { return cycleDuration }
    return ExactTime(cycleDuration).multiplied(by: repeatCount).rounded
  }

  /// Seconds of the parent's time from begin to end; infinite where the speed is 0 (T-5, T-13).
  public var wallDuration: Double {
    let active = activeDuration
    if speed == 1 || active == 0 && speed != 0 { return active }
    return ExactTime(active).divided(by: abs(speed)).rounded
  }

  /// The parent's time at which it ends: the sum of begin and duration as they were written.
  package var endTime: Double { (ExactTime(beginTime) + ExactTime(wallDuration)).rounded }

  /// Whether every number is usable: none is NaN, begin, speed and offset are finite, lengths are
  /// not negative (T-17).
  public var isValid: Bool {
    beginTime.isFinite && speed.isFinite && timeOffset.isFinite
      && duration >= 0 && repeatCount >= 0 && repeatDuration >= 0
  }

  /// Whether only begin and duration differ from the defaults, so that one pass forwards is all
  /// there is.
  package var isPlain: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
  }

  /// Whether one pass forwards is all there is, however that is said.
  package var playsOnce: Bool {
    var timing = self
    if timing.repeatCount == 1 { timing.repeatCount = 0 }
    return timing.isPlain
  }

  /// The attributes that differ from their defaults, on one line.
  public var description: String {
    var parts = ["begin \(beginTime.text)", "duration \(duration.text)"]
    if speed != 1 { parts.append("speed \(speed.text)") }
    if timeOffset != 0 { parts.append("offset \(timeOffset.text)") }
    if repeatCount != 0 { parts.append("repeats \(repeatCount.text)") }
    if repeatDuration != 0 { parts.append("repeats for \(repeatDuration.text)") }
    if autoreverses { parts.append("autoreverses") }
    if fillMode != .removed { parts.append("fill \(fillMode)") }
    return parts.joined(separator: " ")
  }
}
